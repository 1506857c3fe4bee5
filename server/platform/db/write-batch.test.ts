import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import { type Database, openDatabase } from './open.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { writeBatch } from './write-batch.ts';

async function open(): Promise<Database> {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

async function openSqlite(): Promise<Database> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-one-go-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  return db;
}

function adding(db: Database, hash: string, body = 'text') {
  return db
    .insertInto('terms_versions')
    .values({ hash, version: '1', body, first_used_at: 1 })
    .returning('hash')
    .compile();
}

function changing(db: Database, hash: string, from: string, to: string) {
  return db
    .updateTable('terms_versions')
    .set({ version: to })
    .where('hash', '=', hash)
    .where('version', '=', from)
    .returning('hash')
    .compile();
}

async function stored(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('terms_versions').select(['hash', 'version']).orderBy('hash').execute();
  return rows.map(({ hash, version }) => `${hash} ${version}`);
}

test('writes in one go are all kept, or none of them', async () => {
  const db = await open();
  expect(await writeBatch(db, [adding(db, 'a'), adding(db, 'b')])).toBe(true);
  expect(await writeBatch(db, [adding(db, 'c'), changing(db, 'a', '7', '8')])).toBe(false);
  expect(await writeBatch(db, [changing(db, 'a', '1', '2'), adding(db, 'd')])).toBe(true);
  await expect(writeBatch(db, [adding(db, 'e'), adding(db, 'a')])).rejects.toThrow(/unique/i);
  expect(await stored(db)).toEqual(['a 2', 'b 1', 'd 1']);
});

test('of many that change the same row from what they read, one does', async () => {
  const db = await open();
  await writeBatch(db, [adding(db, 'a')]);
  const rivals = Array.from({ length: 100 }, (_, number) => `by ${number}`);
  const outcomes = await Promise.all(rivals.map((to) => writeBatch(db, [changing(db, 'a', '1', to)])));
  const [winner] = rivals.filter((_, number) => outcomes[number]);
  expect(outcomes.filter((isDone) => isDone)).toHaveLength(1);
  expect(await stored(db)).toEqual([`a ${winner}`]);
});

test('what goes in one go beside transactions fails alone, and so do they', async () => {
  const db = await open();
  await writeBatch(db, [adding(db, 'taken')]);
  const transaction = (hash: string) =>
    db.transaction().execute(async (tx) => void (await tx.executeQuery(adding(db, hash))));
  const outcomes = await Promise.allSettled([
    transaction('a'),
    writeBatch(db, [adding(db, 'b')]),
    writeBatch(db, [adding(db, 'taken')]),
    transaction('taken'),
    writeBatch(db, [adding(db, 'c')]),
    transaction('d'),
  ]);
  expect(outcomes.map((it) => it.status === 'fulfilled')).toEqual([true, true, false, false, true, true]);
  expect(await stored(db)).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'taken 1']);
});

test('on SQLite those that come together travel together', async () => {
  const db = await openSqlite();
  const asked = vi.spyOn(SqliteThread.prototype, 'decide');
  onTestFinished(() => void asked.mockRestore());
  const hashes = Array.from({ length: 100 }, (_, number) => `terms ${1000 + number}`);
  await Promise.all(hashes.map((hash) => writeBatch(db, [adding(db, hash)])));
  expect(await stored(db)).toHaveLength(100);
  expect(asked.mock.calls.length).toBeLessThan(5);
});

test('when SQLite undoes a transaction by itself, everyone who went together is told why, and the next one goes', async () => {
  const db = await openSqlite();
  await writeBatch(db, [adding(db, 'taken')]);
  // As it does on some full disks.
  const undoing = sql`insert or rollback into terms_versions values ('taken', '1', '', 1) returning hash`;
  const outcomes = await Promise.allSettled([
    writeBatch(db, [adding(db, 'a')]),
    writeBatch(db, [undoing.compile(db)]),
    writeBatch(db, [adding(db, 'b')]),
  ]);
  const reason = { message: 'UNIQUE constraint failed: terms_versions.hash' };
  const refused = { status: 'rejected', reason };
  expect(outcomes).toMatchObject([refused, refused, refused]);
  expect(await writeBatch(db, [adding(db, 'after')])).toBe(true);
  expect(await stored(db)).toEqual(['after 1', 'taken 1']);
});

test('on SQLite what is too much for the disk takes nothing with it but itself', async () => {
  const db = await openSqlite();
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(tx);
  });
  const SQLITE_FULL = 13;
  const huge = 'x'.repeat(4096 * 64);
  const outcomes = await Promise.allSettled([
    writeBatch(db, [adding(db, 'a')]),
    writeBatch(db, [adding(db, 'huge', huge)]),
    writeBatch(db, [adding(db, 'b')]),
  ]);
  expect(outcomes).toMatchObject([
    { value: true },
    { status: 'rejected', reason: { errcode: SQLITE_FULL } },
    { value: true },
  ]);
  expect(await stored(db)).toEqual(['a 1', 'b 1']);
});

test('on SQLite a commit that fails keeps nothing of what shared it', async () => {
  const db = await openSqlite();
  // A foreign key that only the commit checks: the row refers to nobody.
  await sql`create table guests (host text references users (id) deferrable initially deferred)`.execute(db);
  const orphan = sql`insert into guests values ('nobody') returning host`;
  const outcomes = await Promise.allSettled([
    writeBatch(db, [adding(db, 'a')]),
    writeBatch(db, [orphan.compile(db)]),
  ]);
  const refused = { status: 'rejected', reason: { message: 'FOREIGN KEY constraint failed' } };
  expect(outcomes).toMatchObject([refused, refused]);
  expect(await writeBatch(db, [adding(db, 'b')])).toBe(true);
  expect(await stored(db)).toEqual(['b 1']);
});

test('inside a transaction it is refused, and so it is once the database is closed', async () => {
  const db = await openSqlite();
  await expect(db.transaction().execute(() => writeBatch(db, [adding(db, 'a')]))).rejects.toThrow(
    'Inside a transaction use the transaction itself',
  );
  await db.destroy();
  await expect(writeBatch(db, [adding(db, 'a')])).rejects.toThrow('has stopped');
});
