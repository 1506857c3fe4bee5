/**
 * Two processes on one Postgres whose clocks run at once: each notice is written once, and each account goes once
 * (PRODUCT.md#what-goes-by-the-clock).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { verifyDeletions } from '#server/keeping/deletions/verify.service.ts';
import { type Database, openDatabase } from '#server/platform/db/open.ts';
import { seedCrowd } from './crowd.ts';
import { createPostgresDatabase } from './postgres.ts';
import { type Program, startProgram } from './program.ts';

const postgresUrl = process.env.TEST_DATABASE_URL;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are to be told of, and as many are over. */
const OF_EACH = 60;
const LOOK_AGAIN_MS = 20;
const TOLD_DAYS_AGO = { 60: 61, 30: 31, 7: 8 } as const;
const BY_MAIL = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'scouts@troop.example' },
  ...{ SUPPORT_EMAIL: 'help@troop.example', BASE_URL: 'http://rootling.example' },
};

async function openStorage() {
  const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
  onTestFinished(drop);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-clocks-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const db = await openDatabase({ databaseUrl: url });
  onTestFinished(() => db.destroy());
  const start = async (): Promise<Program> => {
    const program = await startProgram({ ...BY_MAIL, DATABASE_URL: url, DATA_DIR: dataDir });
    onTestFinished(async () => {
      program.process.kill('SIGKILL');
      await program.exitCode;
    });
    return program;
  };
  return { db, start, proof: path.join(dataDir, DELETIONS_FILE_NAME) };
}

/** Accounts that nobody has visited for too long: half of them were told of that in time, half never. */
async function fill(db: Database): Promise<{ over: string[]; untold: string[] }> {
  const now = Date.now();
  await seedCrowd(db, { students: 2 * OF_EACH, projects: 2 * OF_EACH }, now);
  await db
    .updateTable('users')
    .set({ last_visit_at: now - 700 * DAY_MS })
    .execute();
  const rows = await db.selectFrom('users').select('id').execute();
  const ids = rows.map(({ id }) => id).toSorted();
  const over = ids.slice(0, OF_EACH);
  const notices = over.flatMap((id) =>
    Object.entries(TOLD_DAYS_AGO).map(([days, ago]) => ({
      ...{ class: 'unvisited', subject_id: id, user_id: id, project_id: null, by_mail: 1 as const },
      ...{ days_before: Number(days), written_at: now - ago * DAY_MS },
    })),
  );
  await db.insertInto('keeping_notices').values(notices).execute();
  return { over, untold: ids.slice(OF_EACH) };
}

const countUsers = async (db: Database) => (await db.selectFrom('users').select('id').execute()).length;
const countTold = async (db: Database) =>
  (await db.selectFrom('keeping_letters').select('subject_id').execute()).length;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOK_AGAIN_MS);
}

describe.runIf(postgresUrl)('two processes on one Postgres', () => {
  test('whose clocks run at once tell once and delete once, also when one is killed in the middle and started again', async () => {
    const { db, start, proof } = await openStorage();
    const { over, untold } = await fill(db);
    const [one, other] = await Promise.all([start(), start()]);
    await until(async () => (await countUsers(db)) <= 1.5 * OF_EACH);
    one.process.kill('SIGKILL');
    await one.exitCode;
    const again = await start();
    await until(async () => (await countUsers(db)) <= OF_EACH && (await countTold(db)) >= OF_EACH);
    // Whoever has found one that the other was faster with goes on to its end.
    for (const program of [other, again]) {
      program.process.kill('SIGTERM');
      await program.exitCode;
    }

    const left = await db.selectFrom('users').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(untold);
    const letters = await db.selectFrom('keeping_letters').select(['subject_id', 'days_before']).execute();
    expect(letters.map((it) => it.subject_id).toSorted()).toEqual(untold);
    expect(new Set(letters.map((it) => it.days_before))).toEqual(new Set([60]));
    const mails = await db
      .selectFrom('mails')
      .select(['user_id', 'recipient'])
      .where('kind', 'in', ['keeping-notice', 'parent-told'])
      .execute();
    expect(new Set(mails.map((it) => it.recipient)).size).toBe(mails.length);
    // Receipts outlive the account.
    expect(mails.filter((it) => it.user_id === null)).toHaveLength(OF_EACH);
    expect(mails.filter((it) => it.user_id !== null)).toHaveLength(OF_EACH);
    const notes = await db.selectFrom('deletions').select('subject').execute();
    expect(notes.map(({ subject }) => subject).toSorted()).toEqual(over.map((id) => `account:${id}`));
    expect(await verifyDeletions(db, proof)).toEqual({ deletions: OF_EACH, unfinished: 0, inFile: OF_EACH });
  }, 180_000);
});
