import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { crashRounds, errorsOfDatabase } from './crash.ts';

const ROUNDS = 4;
const SEED = 20_260_501;

test('however often the program is killed while scouts write, what it acknowledged is there, once and whole', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-crash-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let [acknowledged, photos] = [0, 0];
  for await (const round of crashRounds(dataDir, ROUNDS, SEED)) {
    expect(round.errors).toEqual([]);
    acknowledged += round.acknowledged;
    photos = round.photos;
  }
  expect(errorsOfDatabase(dataDir)).toEqual([]);
  // Else nothing was at stake.
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
  expect(photos).toBeGreaterThan(0);
}, 180_000);
