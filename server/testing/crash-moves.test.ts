import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type MoveRound, moveRounds } from './crash-moves.ts';

/** On each way; npm run test:crash -- --moves --rounds 20 does it more often, with more people. */
const KILLS = 3;
const SEED = 20_260_501;
const postgresUrl = process.env.TEST_DATABASE_URL ?? '';

test.skipIf(postgresUrl === '')(
  'a move that is killed at any moment goes on, and both sides hold the same in the end, there and back',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rootling-moves-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rounds: MoveRound[] = [];
    const world = { folder, postgresUrl, s3Url: process.env.TEST_S3_URL, students: 200, photos: 20 };
    for await (const round of moveRounds(world, KILLS, SEED)) rounds.push(round);
    expect(rounds.flatMap(({ errors }) => errors)).toEqual([]);
    // There and back, the first one undisturbed and the last one after the kills.
    expect(rounds.filter(({ isCutOff }) => isCutOff)).toHaveLength(2 * KILLS);
    expect(rounds.filter(({ isCutOff }) => !isCutOff).length).toBeGreaterThanOrEqual(4);
  },
  180_000,
);
