import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { errorsOfDatabase } from './crash.ts';
import { deletionRounds } from './crash-deletions.ts';
import { createPostgresDatabase } from './postgres.ts';

const ROUNDS = 8;
const SEED = 20_260_501;
const postgresUrl = process.env.TEST_DATABASE_URL;

test('however often the program is killed while it deletes, nothing is half deleted, and each deletion is noted once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-crash-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = postgresUrl === undefined ? undefined : await createPostgresDatabase(postgresUrl);
  onTestFinished(async () => database?.drop());
  let cutOff = 0;
  for await (const round of deletionRounds({ dataDir, databaseUrl: database?.url }, ROUNDS, SEED)) {
    expect([round.number, round.what, round.errors]).toEqual([round.number, round.what, []]);
    if (!round.isAcknowledged) cutOff += 1;
  }
  if (!database) expect(errorsOfDatabase(dataDir)).toEqual([]);
  // Else nothing was at stake.
  expect(cutOff).toBeGreaterThan(0);
}, 180_000);
