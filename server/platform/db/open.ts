import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type DialectAdapter, Kysely, sql } from 'kysely';
import { closeToOthers, makePrivateFile, makePrivateFolder } from '#server/platform/files/private-files.ts';
import { demandTlsFiles } from '#server/platform/settings/tls-files.ts';
import { UNKNOWN_AUTHORITY, whyNoTls } from '#server/platform/settings/tls-words.ts';
import type { Database, DatabaseEngine, DatabaseLog } from './database.ts';
import { isPostgres } from './engine.ts';
import { isDatabaseAway } from './errors.ts';
import { isMigrated, migrate, refuseUnlessCurrent } from './migrate.ts';
import { refuseMovedAway } from './moved-away.ts';
import { postgresEngine, refuseUnsuitableServer } from './postgres.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { NOTHING_LEFT_BEHIND } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

export type { Database, Queries } from './database.ts';

/** A folder that holds (or will hold) the SQLite file, or the URL of a Postgres database. */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string };

export const SQLITE_FILE_NAME = 'rootling.sqlite';

/** As what a tool shows itself to Postgres. */
const TOOL = 'rootling';

/**
 * Opens the database, brings its tables up to this program and gives it ready for use; `destroy()` closes it. Throws
 * when it cannot be reached or is newer than this program.
 * @param name by which Postgres shows the connections.
 */
export async function openDatabase(
  location: DatabaseLocation,
  log?: DatabaseLog,
  name = TOOL,
): Promise<Database> {
  return openAnd(location, { log, name }, async (db) => {
    if (isPostgres(db)) await refuseUnsuitableServer(db);
    const applied = await migrate(db);
    if (applied.length > 0) log?.info(`Database migrated: ${applied.join(', ')}`);
    if (!isPostgres(db)) await reportLeftovers(db, log);
  });
}

async function reportLeftovers(db: Database, log?: DatabaseLog): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= NOTHING_LEFT_BEHIND) return;
  log?.error(
    'What was deleted before this version is still in free parts of the database file: it could not be written anew, ' +
      'for which the disk needs as much room again. It is tried at the next start.',
  );
}

/**
 * Opens a database that is there, as this program makes it, for a tool that works beside a server. Throws when there is
 * none, and when it is older or newer than this program.
 */
export async function openCurrentDatabase(location: DatabaseLocation): Promise<Database> {
  await refuseUnlessThere(location);
  return openAnd(location, { name: TOOL }, refuseUnlessCurrent);
}

async function refuseUnlessThere(location: DatabaseLocation): Promise<void> {
  if ('databaseUrl' in location) return;
  const file = path.resolve(location.dataDir, SQLITE_FILE_NAME);
  const found = await stat(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no database at ${file} (DATA_DIR).`);
}

/**
 * Opens a database for a tool that may also begin a new one: where nothing has been migrated yet the tables are made, and
 * any other is taken as `openCurrentDatabase` takes it.
 */
export async function openNewOrCurrentDatabase(location: DatabaseLocation): Promise<Database> {
  return openAnd(location, { name: TOOL }, makeUnlessCurrent);
}

async function makeUnlessCurrent(db: Database): Promise<void> {
  if (isPostgres(db)) await refuseUnsuitableServer(db);
  if (await isMigrated(db)) await refuseUnlessCurrent(db);
  else await migrate(db);
}

async function openAnd(
  location: DatabaseLocation,
  { name, log }: { name: string; log?: DatabaseLog | undefined },
  prepare: (db: Database) => Promise<void>,
): Promise<Database> {
  const db = databaseOn(await engineAt(location, name, log));
  try {
    await refuseMovedAway(db);
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw messageOf(error);
  }
}

/**
 * Returns the engine for a database's place, without opening or migrating it. @param name shown by Postgres for the
 * connections.
 */
export async function engineAt(
  location: DatabaseLocation,
  name = TOOL,
  log?: DatabaseLog,
): Promise<DatabaseEngine> {
  if ('databaseUrl' in location) {
    demandTlsFiles(location.databaseUrl);
    return postgresEngine(location.databaseUrl, name, log);
  }
  return sqliteEngine(location.dataDir);
}

/** The database that an engine carries; what it opens for that is closed by `destroy()`. */
export function databaseOn(engine: DatabaseEngine): Database {
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  engines.set(db.getExecutor().adapter, engine);
  return db;
}

/** By Postgres' own codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The Postgres server does not know this user, or the password is another',
  '28000': 'The Postgres server does not let this user in',
  '3D000': 'The Postgres server has no database of this name: make it first',
  '42501': 'The user may not make tables in the database: let it be the owner',
};

/** Why a database cannot be opened, in a message for the operator where we know one. */
function messageOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const because = (message: string) => new Error(`${message} (DATABASE_URL).`, { cause: error });
  if (/does not support SSL/.test(error.message)) {
    return because(
      'The Postgres server takes no TLS. Give it a certificate or, where nobody else is on the way, say WITHOUT_TLS=database',
    );
  }
  const noTls = whyNoTls(error);
  if (noTls !== null) {
    const way = noTls === UNKNOWN_AUTHORITY ? '; sslrootcert=FILE names it' : '';
    return because(`There is no safe connection to the Postgres server: ${noTls}${way}`);
  }
  const refusal = REFUSALS[code];
  if (refusal !== undefined) return because(refusal);
  return isDatabaseAway(error) ? because('The Postgres server does not answer') : error;
}

/** By the adapter, which a database shares with those that ask first. */
const engines = new WeakMap<DialectAdapter, DatabaseEngine>();

/** Counts transactions and statements that wait for a connection. */
export function writesWaiting(db: Database): number {
  return engines.get(db.getExecutor().adapter)?.waiting() ?? Number.NaN;
}

/**
 * Takes what has been deleted or replaced out of SQLite's write-ahead log, where it lies in full until the log is written
 * over. Gives whether it is gone: somebody may be reading from the log. Postgres does that in its own time
 * (docs/OPERATING.md).
 */
export async function emptyLog(db: Database): Promise<boolean> {
  return (await engines.get(db.getExecutor().adapter)?.emptyLog?.()) ?? true;
}

function sqliteEngine(dataDir: string): DatabaseEngine {
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, SQLITE_FILE_NAME);
  // SQLite makes the others as closed as this one; those that are there stay as they are.
  makePrivateFile(file);
  for (const ending of ['-wal', '-shm']) closeToOthers(file + ending);
  const dialect = new SqliteDialect(file);
  const { writer } = dialect;
  return { dialect, waiting: () => writer.waiting, emptyLog: () => writer.emptyLog() };
}
