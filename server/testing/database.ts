import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseEngine } from '#server/platform/db/database.ts';
import {
  type Database,
  databaseOn,
  engineAt,
  openDatabase,
  SQLITE_FILE_NAME,
} from '#server/platform/db/open.ts';
import { empty, look, type Pristine } from './emptying.ts';
import { keptEngine } from './kept-engine.ts';
import { createPostgresDatabase } from './postgres.ts';

export type TestDatabase = {
  db: Database;
  /** Closes the database; nothing of its rows is met again. */
  close: () => Promise<void>;
};

type Kept = { serverUrl: string | undefined; engine: DatabaseEngine; remove: () => Promise<void> };

const pristine = new Map<string | undefined, Pristine>();
const idle: Kept[] = [];

/**
 * A migrated database without any rows of another test's: SQLite in a temporary folder, or, where TEST_DATABASE_URL leads
 * to a Postgres server, one of the databases there. So every suite runs on both. What a test is done with is emptied for
 * the next of the same process, which takes a tenth of what it takes to open one (docs/decisions/0208).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const at = idle.findIndex((it) => it.serverUrl === serverUrl);
  const emptied = idle.splice(at, at < 0 ? 0 : 1)[0];
  const kept = emptied ?? (await (serverUrl ? makeOnPostgres(serverUrl) : makeOnSqlite()));
  const db = databaseOn(kept.engine);
  if (!pristine.has(serverUrl)) pristine.set(serverUrl, await look(db));
  return {
    db,
    close: async () => {
      await db.destroy();
      if (await isEmptied(kept)) idle.push(kept);
      else await kept.remove();
    },
  };
}

/** At the end of a test file, where the server goes on: removes the databases that its tests are done with. */
export async function dropIdleDatabases(): Promise<void> {
  await Promise.all(idle.splice(0).map((it) => it.remove()));
}

async function isEmptied({ serverUrl, engine }: Kept): Promise<boolean> {
  const asNew = pristine.get(serverUrl);
  const db = databaseOn(engine);
  try {
    return asNew !== undefined && (await empty(db, asNew));
  } catch {
    // A test has broken it.
    return false;
  } finally {
    await db.destroy();
  }
}

async function makeOnPostgres(serverUrl: string): Promise<Kept> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const location = { databaseUrl: url };
  const migrated = await openDatabase(location);
  await migrated.destroy();
  const { engine, end } = keptEngine(await engineAt(location));
  return { serverUrl, engine, remove: () => end().then(drop) };
}

async function makeOnSqlite(): Promise<Kept> {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, SQLITE_FILE_NAME), await migratedFile());
  const { engine, end } = keptEngine(await engineAt({ dataDir }));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeFiles);
  return {
    serverUrl: undefined,
    engine,
    remove: async () => {
      await end();
      removeFiles();
      process.off('exit', removeFiles);
    },
  };
}

let template: Promise<Buffer> | undefined;

/** Migrating takes longer than copying, so it is done once per process. */
function migratedFile(): Promise<Buffer> {
  template ??= makeMigratedFile();
  return template;
}

async function makeMigratedFile(): Promise<Buffer> {
  const dataDir = await temporaryFolder();
  const db = await openDatabase({ dataDir });
  await db.destroy();
  const bytes = await readFile(path.join(dataDir, SQLITE_FILE_NAME));
  await rm(dataDir, { recursive: true });
  return bytes;
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rootling-test-'));
}
