import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase, type Queries, SQLITE_FILE_NAME } from './open.ts';
import { scanning } from './scanning.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function open(): Promise<Database> {
  const db = await openDatabase({ dataDir: await temporaryFolder() });
  onTestFinished(() => db.destroy());
  return db;
}

function addTerms(db: Database, hash: string) {
  return db.insertInto('terms_versions').values({ hash, version: '1', body: 'text', first_used_at: 1 });
}

async function hashes(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('terms_versions').select('hash').orderBy('hash').execute();
  return rows.map((row) => row.hash);
}

test('a commit is on the disk before it is acknowledged, and references are kept', async () => {
  const db = await open();
  const settings = await db.transaction().execute(async (transaction) => {
    const read = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(transaction)).rows[0] ?? {});
    return [...(await read('journal_mode')), ...(await read('synchronous')), ...(await read('foreign_keys'))];
  });
  const FULL = 2;
  expect(settings).toEqual(['wal', FULL, 1]);
});

test('transactions and single writes are served in the order they came', async () => {
  const db = await open();
  const transaction = (name: string) =>
    db.transaction().execute(async (transaction) => {
      await addTerms(transaction, name).execute();
      await addTerms(transaction, `${name} again`).execute();
    });
  const write = (name: string) => addTerms(db, name).execute();
  await Promise.all([transaction('a'), write('b'), transaction('c'), write('d')]);
  const { rows } = await sql<{ hash: string }>`select hash from terms_versions order by rowid`.execute(db);
  expect(rows.map((row) => row.hash)).toEqual(['a', 'a again', 'b', 'c', 'c again', 'd']);
});

test('a statement on the plain database inside a transaction is refused instead of waiting for ever', async () => {
  const db = await open();
  const refusal = 'Inside a transaction use the transaction itself';
  const transaction = (body: () => Promise<unknown>) => db.transaction().execute(body);
  await expect(transaction(() => addTerms(db, 'write').execute())).rejects.toThrow(refusal);
  await expect(transaction(() => hashes(db))).rejects.toThrow(refusal);
  await expect(transaction(() => transaction(async () => {}))).rejects.toThrow(refusal);
  await addTerms(db, 'after').execute();
  expect(await hashes(db)).toEqual(['after']);
});

test('a statement that comes after the end of its transaction is refused', async () => {
  const db = await open();
  let late: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await db.transaction().execute(async (transaction) => {
    late = Promise.allSettled(['1', '2', '3'].map((hash) => addTerms(transaction, hash).execute()));
  });
  const written = (await late).filter((outcome) => outcome.status === 'fulfilled').length;
  expect(written).toBeLessThan(3);
  expect(await hashes(db)).toHaveLength(written);
});

test.each([true, undefined, Number.NaN, new Date(0), {}])(
  '%o is not a value a row can hold',
  async (value) => {
    const db = await open();
    await expect(sql`select ${value}`.execute(db)).rejects.toThrow('Parameter 1');
  },
);

test('an error of the writing thread arrives with its codes and the way back to its caller', async () => {
  const db = await open();
  await addTerms(db, 'one').execute();
  async function addTheSame() {
    await addTerms(db, 'one').execute();
  }
  const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
  await expect(addTheSame()).rejects.toMatchObject({
    message: 'UNIQUE constraint failed: terms_versions.hash',
    code: 'ERR_SQLITE_ERROR',
    errcode: SQLITE_CONSTRAINT_PRIMARYKEY,
    stack: expect.stringContaining('addTheSame'),
  });
});

test('a common table expression is read as a read and written as a write', async () => {
  const db = await open();
  await sql`with fresh (hash) as (select 'made') insert into terms_versions select hash, '1', '', 1 from fresh`.execute(
    db,
  );
  const { rows } =
    await sql`with all_terms as (select hash from terms_versions) select * from all_terms`.execute(db);
  expect(rows.map((row) => ({ ...(row as object) }))).toEqual([{ hash: 'made' }]);
});

test('more statements than are kept prepared still all run', async () => {
  const db = await open();
  for (let width = 1; width <= 250; width++) {
    const { rows } = await sql.raw(`select ${Array(width).fill('1').join(' + ')} as width`).execute(db);
    expect(rows).toMatchObject([{ width }]);
  }
});

test('when the writing thread dies, whoever waits is told and so is everyone after', async () => {
  const created = once(process, 'worker');
  const db = await open();
  const [worker] = (await created) as [Worker];
  const begun = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  const running = db.transaction().execute(async (transaction) => {
    await addTerms(transaction, 'running').execute();
    begun.resolve();
    await dead.promise;
    await addTerms(transaction, 'too late').execute();
  });
  const waiting = addTerms(db, 'waiting').execute();
  await begun.promise;
  await worker.terminate();
  dead.resolve();
  const outcomes = await Promise.allSettled([running, waiting, addTerms(db, 'after').execute()]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: 'The thread that writes to the database has stopped.' },
    });
  }
  expect(await hashes(db)).toEqual([]);
});

/** Counts to ten million in SQLite: about a second. */
const LONG_READ = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1e7)';

test('a long read made for it leaves the event loop, short reads and writes their time', async () => {
  const db = await open();
  let hasScanned = false;
  const scan = sql<{ most: number }>`${sql.raw(LONG_READ)} select max(i) as most from n`
    .execute(scanning(db))
    .finally(() => {
      hasScanned = true;
    });
  await addTerms(db, 'meanwhile').execute();
  expect(await hashes(db)).toEqual(['meanwhile']);
  expect(hasScanned).toBe(false);
  expect((await scan).rows).toMatchObject([{ most: 1e7 }]);
});

test('a scan sees what was committed before it, and inside a transaction what the transaction wrote', async () => {
  const db = await open();
  await addTerms(db, 'before').execute();
  const scannedHashes = async (queries: Queries) => hashes(scanning(queries));
  expect(await scannedHashes(db)).toEqual(['before']);
  await db.transaction().execute(async (transaction) => {
    await addTerms(transaction, 'inside').execute();
    expect(await scannedHashes(transaction)).toEqual(['before', 'inside']);
    await expect(scannedHashes(db)).rejects.toThrow('Inside a transaction use the transaction itself');
  });
});

test('an error of the reading thread leads back to its caller, and the next scan runs', async () => {
  const db = await open();
  async function scanNowhere() {
    await sql`select * from nowhere`.execute(scanning(db));
  }
  await expect(scanNowhere()).rejects.toMatchObject({
    message: 'no such table: nowhere',
    stack: expect.stringContaining('scanNowhere'),
  });
  expect((await sql`select 1 as one`.execute(scanning(db))).rows).toMatchObject([{ one: 1 }]);
});

test('the thread that scans ends once nobody scans, and comes again for the next scan', async () => {
  const db = await open();
  await addTerms(db, 'one').execute();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const worker = once(process, 'worker') as Promise<[Worker]>;
  expect(await hashes(scanning(db))).toEqual(['one']);
  const [scanner] = await worker;
  const isOver = once(scanner, 'exit');
  vi.advanceTimersByTime(4999);
  // Whoever scans meanwhile keeps it.
  expect(await hashes(scanning(db))).toEqual(['one']);
  vi.advanceTimersByTime(4999);
  const lastOfIt = sql<{ most: number }>`${sql.raw(LONG_READ)} select max(i) as most from n`;
  const isScanned = lastOfIt.execute(scanning(db));
  await hashes(db);
  vi.advanceTimersByTime(5000);
  expect((await isScanned).rows).toMatchObject([{ most: 1e7 }]);
  await isOver;
  const next = once(process, 'worker');
  expect(await hashes(scanning(db))).toEqual(['one']);
  await next;
});

test('closing lets a scan end and leaves one file', async () => {
  const dataDir = await temporaryFolder();
  const db = await openDatabase({ dataDir });
  await addTerms(db, 'one').execute();
  const begun = once(process, 'worker');
  const scan = hashes(scanning(db));
  await begun;
  await db.destroy();
  expect(await scan).toEqual(['one']);
  expect(await readdir(dataDir)).toEqual([SQLITE_FILE_NAME]);
});

test('closing waits for a running transaction and leaves one file with everything in it', async () => {
  const dataDir = await temporaryFolder();
  const db = await openDatabase({ dataDir });
  const begun = Promise.withResolvers<void>();
  const running = db.transaction().execute(async (transaction) => {
    begun.resolve();
    await addTerms(transaction, 'one').execute();
    await addTerms(transaction, 'two').execute();
  });
  await begun.promise;
  await db.destroy();
  await running;
  expect(await readdir(dataDir)).toEqual([SQLITE_FILE_NAME]);
  const reopened = await openDatabase({ dataDir });
  onTestFinished(() => reopened.destroy());
  expect(await hashes(reopened)).toEqual(['one', 'two']);
});

test('a write that comes after closing is refused, not left waiting', async () => {
  const db = await openDatabase({ dataDir: await temporaryFolder() });
  const connected = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const late = db.connection().execute(async (connection) => {
    connected.resolve();
    await closed.promise;
    await addTerms(connection, 'too late').execute();
  });
  await connected.promise;
  await db.destroy();
  closed.resolve();
  await expect(late).rejects.toThrow('The thread that writes to the database has stopped.');
});

test('processes that open an empty folder at once migrate it once', async () => {
  const dataDir = path.join(await temporaryFolder(), 'made', 'on', 'the', 'way');
  const program = `
      const { openDatabase } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)});
      const log = { info: console.log, error: console.error };
      await (await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }, log)).destroy();`;
  const openInProcess = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    child.stdout.on('data', (text) => said.push(String(text)));
    const [code] = await once(child, 'close');
    return { code, said: said.join('') };
  };
  const outcomes = await Promise.all([openInProcess(), openInProcess(), openInProcess()]);
  expect(outcomes.map((outcome) => outcome.code)).toEqual([0, 0, 0]);
  const all = (await readdir(new URL('./migrations/', import.meta.url))).toSorted();
  const applied = all.filter((name) => !name.endsWith('.postgres.sql'));
  expect(outcomes.map((outcome) => outcome.said).join('')).toBe(`Database migrated: ${applied.join(', ')}\n`);
});

test('a file that is no database stops the start with the reason', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, SQLITE_FILE_NAME), 'x'.repeat(10_000));
  await expect(openDatabase({ dataDir })).rejects.toThrow('file is not a database');
});
