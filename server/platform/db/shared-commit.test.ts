import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase, SQLITE_FILE_NAME } from './open.ts';
import { writeBatch } from './write-batch.ts';

const SQLITE_FULL = 13;

async function open() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-shared-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const created = once(process, 'worker');
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  const [worker] = (await created) as [Worker];
  const file = path.join(dataDir, SQLITE_FILE_NAME);
  const reader = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => reader.close());
  /** The view of another process: committed rows only. */
  const committed = () =>
    reader
      .prepare('select hash from terms_versions order by hash')
      .all()
      .map((row) => row.hash);
  return { db, worker, file, committed };
}

function adding(db: Database, hash: string, body = 'text') {
  return db.insertInto('terms_versions').values({ hash, version: '1', body, first_used_at: 1 });
}

function add(db: Database, hash: string, body?: string) {
  return adding(db, hash, body).executeTakeFirstOrThrow();
}

/** A decision that is made once `end` is called, or else undone by the error it is called with. */
function decide(db: Database, hash: string, body?: string) {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const outcome = db.transaction().execute(async (tx) => {
    await add(tx, hash, body);
    begun.resolve();
    await ending.promise;
  });
  // Whoever looks at the outcome sees why it failed.
  outcome.catch(() => begun.resolve());
  ending.promise.catch(() => {});
  const end = (error?: Error) => (error ? ending.reject(error) : ending.resolve());
  return { outcome, begun: begun.promise, end };
}

test('writes in one go that come together are written together', async () => {
  const { db, file } = await open();
  const sizeOfLog = async () => (await stat(`${file}-wal`)).size;
  const before = await sizeOfLog();
  const numbers = Array.from({ length: 32 }, (_, number) => `terms ${number}`);
  await Promise.all(numbers.map((hash) => writeBatch(db, [adding(db, hash).returning('hash').compile()])));
  // Each commit of its own would write the pages of the table and of its index.
  const pages = ((await sizeOfLog()) - before) / 4096;
  expect(pages).toBeLessThan(numbers.length / 2);
});

test('a decision is committed before the next one begins, and answered', async () => {
  const { db, committed } = await open();
  const [first, second] = [decide(db, 'first'), decide(db, 'second')];
  await first.begun;
  expect(committed()).toEqual([]);
  first.end();
  await second.begun;
  expect(committed()).toEqual(['first']);
  await first.outcome;
  second.end();
  await second.outcome;
  expect(committed()).toEqual(['first', 'second']);
});

test('a decision that fails takes nothing with it but itself', async () => {
  const { db, committed } = await open();
  const [first, failing, third] = [decide(db, 'first'), decide(db, 'failing'), decide(db, 'third')];
  const refused = expect(failing.outcome).rejects.toThrow('too many');
  const single = add(db, 'fourth');
  const sameAgain = expect(add(db, 'first')).rejects.toThrow('UNIQUE constraint failed');
  first.end();
  failing.end(new Error('too many'));
  third.end();
  await Promise.all([first.outcome, refused, third.outcome, single, sameAgain]);
  expect(committed()).toEqual(['first', 'fourth', 'third']);
});

test('what was not committed when the writing thread died was not acknowledged either', async () => {
  const { db, worker, committed } = await open();
  const [decided, running] = [decide(db, 'decided'), decide(db, 'running')];
  const outcomes = Promise.allSettled([decided.outcome, running.outcome]);
  decided.end();
  await running.begun;
  await worker.terminate();
  running.end();
  const reason = { message: 'The thread that writes to the database has stopped.' };
  expect(await outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason }]);
  expect(committed()).toEqual(['decided']);
});

test('when SQLite undoes a transaction by itself, its caller is told why, and the next decision is made', async () => {
  const { db, committed } = await open();
  await db.transaction().execute(async (tx) => {
    await sql`pragma temp_store = memory`.execute(tx);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(tx);
  });
  const [first, huge, third] = [
    decide(db, 'first'),
    decide(db, 'huge', 'x'.repeat(4096 * 64)),
    decide(db, 'third'),
  ];
  const outcomes = Promise.allSettled([first.outcome, huge.outcome]);
  first.end();
  huge.end();
  third.end();
  expect(await outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { errcode: SQLITE_FULL } },
  ]);
  await third.outcome;
  expect(committed()).toEqual(['first', 'third']);
});

test('when the commit itself fails, nothing of it is kept, and the next decision is made', async () => {
  const { db, committed } = await open();
  const first = decide(db, 'first');
  const second = db.transaction().execute(async (tx) => {
    await add(tx, 'second');
    // A foreign key that only the commit checks: the row refers to nobody.
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    const session = { token_hash: 'token', user_id: 'nobody', created_at: 1, expires_at: 2, is_shared: 0 };
    await tx.insertInto('sessions').values(session).execute();
  });
  const third = db.transaction().execute((tx) => add(tx, 'third'));
  const outcomes = Promise.allSettled([first.outcome, second, third]);
  first.end();
  const refused = { status: 'rejected', reason: { message: 'FOREIGN KEY constraint failed' } };
  expect(await outcomes).toMatchObject([{ status: 'fulfilled' }, refused, { status: 'fulfilled' }]);
  expect(committed()).toEqual(['first', 'third']);
});

test('more writes in one go than share one commit are all kept', async () => {
  const { db, committed } = await open();
  const hashes = Array.from({ length: 200 }, (_, number) => `terms ${1000 + number}`);
  const writes = hashes.map((hash) => writeBatch(db, [adding(db, hash).returning('hash').compile()]));
  expect(new Set(await Promise.all(writes))).toEqual(new Set([true]));
  expect(committed()).toEqual(hashes);
});
