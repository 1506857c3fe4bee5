import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { CustomTypesConfig, Pool } from 'pg';
import { closeToOthers, makePrivateFile, makePrivateFolder } from '#server/files/private-files.ts';
import { isPostgres } from './engine.ts';
import { isDatabaseAway } from './errors.ts';
import { isMigrated, type MigrationSettings, migrate, refuseUnlessCurrent } from './migrate.ts';
import { prepareConnection, refuseUnsuitableServer } from './postgres-server.ts';
import { planOnce } from './postgres-statements.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { NOTHING_LEFT_BEHIND } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What a store takes: the database, or a running transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** A folder that holds (or will hold) the SQLite file, or the URL of a Postgres database. */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string };

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

export const SQLITE_FILE_NAME = 'rootling.sqlite';

/** Any number will do that no other program takes on the same server: these are the letters of "root". */
const MIGRATION_LOCK = 0x726f6f74;

/** What a process of two cores keeps busy; Postgres shares its connections among all processes. */
const POOL_SIZE = 10;

/** A request that cannot have a connection by then is better told so than left hanging. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Far more than any query takes, waiting for another's lock included. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** A process that hangs inside a transaction must not hold its rows for ever. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * Opens the database, brings its tables up to this program and gives it ready for use; `destroy()` closes it. Throws
 * when it cannot be reached or is newer than this program.
 */
export async function openDatabase(location: DatabaseLocation, log?: DatabaseLog): Promise<Database> {
  return openAnd(location, log, async ({ db, lock }) => {
    if (isPostgres(db)) await refuseUnsuitableServer(db);
    const applied = await migrate(db, { lock, now: Date.now() });
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
  if ('dataDir' in location) {
    const file = path.resolve(location.dataDir, SQLITE_FILE_NAME);
    const found = await stat(file, { throwIfNoEntry: false });
    if (!found) throw new Error(`There is no database at ${file} (DATA_DIR).`);
  }
  return openAnd(location, undefined, ({ db }) => refuseUnlessCurrent(db));
}

/**
 * Opens a database for a tool that may also begin a new one: where nothing has been migrated yet the tables are made, and
 * any other is taken as `openCurrentDatabase` takes it.
 */
export async function openNewOrCurrentDatabase(location: DatabaseLocation): Promise<Database> {
  return openAnd(location, undefined, async ({ db, lock }) => {
    if (isPostgres(db)) await refuseUnsuitableServer(db);
    if (await isMigrated(db)) await refuseUnlessCurrent(db);
    else await migrate(db, { lock, now: Date.now() });
  });
}

async function openAnd(
  location: DatabaseLocation,
  log: DatabaseLog | undefined,
  prepare: (opened: OpenedDatabase) => Promise<void>,
): Promise<Database> {
  const opened =
    'databaseUrl' in location
      ? await openPostgres(location.databaseUrl, log)
      : await openSqlite(location.dataDir);
  try {
    await prepare(opened);
    return opened.db;
  } catch (error) {
    await opened.db.destroy();
    throw sentenceOf(error);
  }
}

/** Of TLS: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const NOT_TRUSTED = /CERT|LEAF_SIGNATURE|ISSUER|HOSTNAME/;

/** Why a database cannot be opened, in a sentence for the operator where we know one. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const because = (sentence: string) => new Error(`${sentence} (DATABASE_URL).`, { cause: error });
  if (/does not support SSL/.test(error.message)) {
    return because(
      'The Postgres server takes no TLS. Give it a certificate or, where nobody else is on the way, say WITHOUT_TLS=database',
    );
  }
  if (NOT_TRUSTED.test(code)) {
    return because(
      `The certificate of the Postgres server is not trusted: ${error.message}. Name its authority with ` +
        'sslrootcert=FILE, or say what else is wanted with sslmode',
    );
  }
  return isDatabaseAway(error) ? because('The Postgres server does not answer') : error;
}

/** What an engine does beside answering queries. */
type Engine = { readonly waiting: () => number; readonly emptyLog?: () => Promise<boolean> };
const engines = new WeakMap<Database, Engine>();

/** How many transactions and statements wait for a connection now. */
export function writesWaiting(db: Database): number {
  return engines.get(db)?.waiting() ?? Number.NaN;
}

/**
 * Takes what has been deleted or replaced out of SQLite's write-ahead log, where it lies in full until the log is written
 * over. Gives whether it is gone: somebody may be reading from the log. Postgres does that in its own time
 * (docs/OPERATING.md).
 */
export async function emptyLog(db: Database): Promise<boolean> {
  return (await engines.get(db)?.emptyLog?.()) ?? true;
}

type OpenedDatabase = { db: Database; lock: MigrationSettings['lock'] };

async function openSqlite(dataDir: string): Promise<OpenedDatabase> {
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, SQLITE_FILE_NAME);
  // SQLite makes the others as closed as this one; those that are there stay as they are.
  makePrivateFile(file);
  for (const ending of ['-wal', '-shm']) closeToOthers(file + ending);
  const dialect = new SqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  engines.set(db, { waiting: () => dialect.waiting, emptyLog: () => dialect.emptyLog() });
  // Every transaction here begins with the write lock in hand, so there is nothing more to lock.
  return { db, lock: async () => {} };
}

async function openPostgres(databaseUrl: string, log?: DatabaseLog): Promise<OpenedDatabase> {
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'rootling',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    onConnect: prepareConnection,
    // A server that is gone without a word is noticed.
    keepAlive: true,
    types: rowsAsInSqlite(pg.types),
  });
  // Without listeners a connection that the server ends would end the program: whether nobody has it or a transaction
  // that just does not ask anything. The pool makes a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    planOnce(client);
    client.on('error', (error) => log?.error(error, 'A Postgres connection was lost'));
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  engines.set(db, { waiting: () => pool.waitingCount });
  return {
    db,
    lock: async (transaction) => {
      // Whoever starts second waits until the first has migrated, however long that takes.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    },
  };
}

/** Postgres sends bigint, and the sums of it, as text for fear of losing digits; our moments and counts lose none. */
function rowsAsInSqlite(types: typeof import('pg').types): CustomTypesConfig {
  const { BOOL, INT8, NUMERIC } = types.builtins;
  const parsers = new Map<number, (text: string) => number>([
    [BOOL, (text) => (text === 't' ? 1 : 0)],
    [INT8, Number],
    [NUMERIC, Number],
  ]);
  return {
    getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
  };
}
