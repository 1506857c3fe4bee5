import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql, type TableMetadata } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Queries } from './database.ts';
import { isPostgres } from './engine.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Where Kysely records which migrations a database has behind it, and the row that it locks meanwhile. */
const RECORD = 'migrations';
const LOCK = 'migration_lock';

/** Any number will do that no other program takes on the same server: these are the letters of "root". */
const MIGRATION_LOCK = 0x726f6f74;

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FOR_BOTH = /^\d{3}-[a-z0-9-]+\.(sql|ts)$/;
const FOR_POSTGRES = /^\d{3}-[a-z0-9-]+\.postgres\.sql$/;

/**
 * Brings the database up to this program, all or nothing and once, however many processes start, and gives the names of
 * the migrations it applied. Throws when the database has been through a migration that this program does not have.
 *
 * A migration must not drop a table that others refer to: SQLite deletes its rows first, and theirs with them.
 *
 * @param folder with NNN-name.sql, NNN-name.postgres.sql and NNN-name.ts files, of which the last export `up(db)`; the
 * program's own unless a test brings another.
 */
export async function migrate(db: Database, folder = MIGRATIONS): Promise<string[]> {
  const known = await readMigrations(db, folder);
  return await inTransaction(db, async (tx) => {
    if (isPostgres(db)) await keepOthersOut(tx);
    refuseUnknown(await readApplied(tx), known);
    await takeOverRecord(tx);
    const schema = await schemaOf(tx);
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: async () => known },
      ...(schema !== undefined && { migrationTableSchema: schema }),
      migrationTableName: RECORD,
      migrationLockTableName: LOCK,
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
}

/** A lock of the transaction: Kysely's own, of the session, would stay behind a pooler of transactions for ever. */
async function keepOthersOut(tx: Queries): Promise<void> {
  // Whoever starts second waits until the first has migrated, however long that takes.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
}

/** True once any program has made its tables here. */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await readApplied(db)).length > 0;
}

/**
 * For a tool beside a running server: what is older than this program is the server's to bring up, at its start.
 * @throws Error whose message is for the operator, when the database is not as this program makes it.
 */
export async function refuseUnlessCurrent(db: Database): Promise<void> {
  const known = await readMigrations(db, MIGRATIONS);
  const applied = await readApplied(db);
  refuseUnknown(applied, known);
  if (applied.length < Object.keys(known).length) {
    throw new Error(
      'The database is older than this program: start the program, which brings it up to date.',
    );
  }
}

async function readMigrations(db: Database, folder: URL): Promise<Record<string, Migration>> {
  const isOurs = (name: string) => FOR_BOTH.test(name) || (isPostgres(db) && FOR_POSTGRES.test(name));
  const names = (await readdir(folder)).filter(isOurs);
  return Object.fromEntries(names.map((name) => [name, readMigration(new URL(name, folder))]));
}

function readMigration(file: URL): Migration {
  const up = async (db: Kysely<Tables>) => {
    if (path.extname(file.pathname) === '.ts') return ((await import(file.href)) as Migration).up(db);
    for (const statement of splitStatements(await readFile(file, 'utf8'))) {
      await sql.raw(statement).execute(db);
    }
  };
  return { up };
}

/** The table `migrations` once had other columns; an older program still reads its names, and refuses what is newer. */
async function takeOverRecord(tx: Queries): Promise<void> {
  const record = await findRecord(tx);
  if (!record?.columns.some(({ name }) => name === 'applied_at')) return;
  await sql`alter table migrations rename column applied_at to timestamp`.execute(tx);
  await (isPostgres(tx)
    ? sql`alter table migrations alter column timestamp type varchar(255)
        using to_char(to_timestamp(timestamp / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`update migrations set timestamp = strftime('%Y-%m-%dT%H:%M:%fZ', timestamp / 1000.0, 'unixepoch')`
  ).execute(tx);
}

/** Where Postgres makes a table that is named alone; SQLite has one place. */
async function schemaOf(db: Queries): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema;
}

/** Other programs that share the database have tables of this name in schemas of their own. */
async function findRecord(db: Queries): Promise<TableMetadata | undefined> {
  const ours = await schemaOf(db);
  const tables = await db.introspection.getTables();
  return tables.find(({ name, schema }) => name === RECORD && (ours === undefined || schema === ours));
}

/** The names of the migrations that a database has behind it; none where no program has made its tables. */
async function readApplied(db: Queries): Promise<string[]> {
  if (!(await findRecord(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map((row) => row.name);
}

function refuseUnknown(applied: string[], known: Record<string, Migration>): void {
  const unknown = applied.filter((name) => !(name in known)).toSorted();
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
