import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openCurrentDatabase, openDatabase, SQLITE_FILE_NAME } from '#server/db/open.ts';
import { emptyPostgresDatabase } from './postgres-database.ts';

export type TestDatabase = {
  db: Database;
  /** Closes the database and removes it. */
  close: () => Promise<void>;
};

/**
 * A fresh, migrated database of a test's own: SQLite in a temporary folder, or, where TEST_DATABASE_URL leads to a
 * Postgres server, one of the databases there. So every suite runs on both.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? await emptyPostgresDatabase(serverUrl) : await openOnSqlite();
}

async function openOnSqlite(): Promise<TestDatabase> {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, SQLITE_FILE_NAME), await migratedFile());
  const db = await openCurrentDatabase({ dataDir });
  return {
    db,
    close: async () => {
      await db.destroy();
      await rm(dataDir, { recursive: true });
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
