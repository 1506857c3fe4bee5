import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** The program's tables, and the one in which a database records the migrations it has behind it. */
type RecordedTables = Tables & { migrations: { name: string; applied_at: number } };

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FOR_BOTH = /^\d{3}-[a-z0-9-]+\.sql$/;
const FOR_POSTGRES = /^\d{3}-[a-z0-9-]+\.postgres\.sql$/;

type Migration = { name: string; statements: string[] };

export type MigrationSettings = {
  /** Keeps every other process out until the transaction ends. */
  lock: (transaction: Transaction<Tables>) => Promise<void>;
  /** Milliseconds since 1970, UTC: what is written down as the moment of the migration. */
  now: number;
  /** The folder of NNN-name.sql and NNN-name.postgres.sql files; the program's own unless a test brings another. */
  folder?: URL;
};

/**
 * Brings the database up to this program, all or nothing, and gives the names of the migrations it applied. Throws
 * when the database has been through a migration that this program does not have.
 *
 * A migration must not drop a table that others refer to: SQLite deletes its rows first, and theirs with them.
 */
export async function migrate(db: Kysely<Tables>, settings: MigrationSettings): Promise<string[]> {
  const known = await readMigrations(db, settings.folder);
  return await inTransaction(db, async (transaction) => {
    await settings.lock(transaction);
    const recording: Transaction<RecordedTables> = transaction.$extendTables();
    const applied = await readApplied(recording);
    refuseUnknown(applied, known);
    const missing = known.filter(({ name }) => !applied.includes(name));
    for (const { name, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await recording.insertInto('migrations').values({ name, applied_at: settings.now }).execute();
    }
    return missing.map(({ name }) => name);
  });
}

/** Whether any program has made its tables here. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'migrations');
}

/**
 * For a tool beside a running server: what is older than this program is the server's to bring up, at its start.
 * @throws Error whose sentence is for the operator, when the database is not as this program makes it.
 */
export async function refuseUnlessCurrent(db: Kysely<Tables>): Promise<void> {
  const known = await readMigrations(db);
  const recording: Kysely<RecordedTables> = db.$extendTables();
  const rows = await recording.selectFrom('migrations').select('name').execute();
  const applied = rows.map((row) => row.name);
  refuseUnknown(applied, known);
  if (applied.length < known.length) {
    throw new Error(
      'The database is older than this program: start the program, which brings it up to date.',
    );
  }
}

async function readMigrations(db: Kysely<Tables>, folder = MIGRATIONS): Promise<Migration[]> {
  const isOurs = (name: string) => FOR_BOTH.test(name) || (isPostgres(db) && FOR_POSTGRES.test(name));
  const names = (await readdir(folder)).filter(isOurs).sort();
  return await Promise.all(
    names.map(async (name) => ({
      name,
      statements: splitStatements(await readFile(new URL(name, folder), 'utf8')),
    })),
  );
}

async function readApplied(db: Kysely<RecordedTables>): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
    db,
  );
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

function refuseUnknown(applied: string[], known: Migration[]): void {
  const unknown = applied.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program: it has been through ${unknown.join(', ')}, which this program does not ` +
      'know. Start the newer program again, or bring back a backup from before the upgrade.',
  );
}

/** A statement ends with a semicolon at the end of a line; lines that are comments go. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
