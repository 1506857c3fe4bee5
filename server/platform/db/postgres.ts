import { hash } from 'node:crypto';
import { PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { CustomTypesConfig, Pool, PoolClient } from 'pg';
import type { DatabaseEngine, DatabaseLog, Queries } from './database.ts';

/** Connections that keep two cores busy; all processes share Postgres' limit. */
const POOL_SIZE = 10;

/** A request that cannot have a connection by then is better told so than left hanging. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Far more than any query takes, waiting for another's lock included. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** A process that hangs inside a transaction must not hold its rows for ever. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** A connection keeps the plan of every text it was asked; some texts are as long as a list. */
const CONNECTION_LIFETIME_S = 3600;

/** 14 is the first that takes a function's body as SQL (005-pieces-of-students.postgres.sql). */
const LOWEST_VERSION = 14;

/** `migrate` locks by itself, inside its transaction. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}

/**
 * Opens a pool of connections; none is made before the first query.
 * @param name by which the server shows them in `pg_stat_activity`, at most 63 bytes.
 */
export async function postgresEngine(
  databaseUrl: string,
  name: string,
  log?: DatabaseLog,
): Promise<DatabaseEngine> {
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: name,
    max: POOL_SIZE,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A server that is gone without a word is noticed.
    keepAlive: true,
    types: rowsAsInSqlite(pg.types),
  });
  // Without listeners a connection that the server ends would end the program: whether nobody has it or a transaction
  // that just does not ask anything. The pool makes a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.error(error, 'A Postgres connection was lost'));
  });
  return { dialect: new Dialect({ pool: preparing(pool) }), waiting: () => pool.waitingCount };
}

/**
 * @throws Error whose message is for the operator, when Postgres is too old, or its database is not in UTF-8: one that
 * knows bytes only would cut letters into pieces, and any other cannot hold every name.
 */
export async function refuseUnsuitableServer(db: Queries): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select cast(current_setting('server_version_num') as integer) / 10000 as version,
      current_setting('server_encoding') as encoding`.execute(db);
  for (const { version, encoding } of rows) {
    if (version < LOWEST_VERSION) {
      throw new Error(`Postgres ${version} is too old: at least ${LOWEST_VERSION} is needed (DATABASE_URL).`);
    }
    if (encoding !== 'UTF8') {
      throw new Error(
        `The database is in ${encoding}; it has to be made with encoding 'UTF8', from template0 (DATABASE_URL).`,
      );
    }
  }
}

/** feature_not_supported, which here is a plan whose columns a migration has changed since. */
const PLAN_IS_STALE = '0A000';

/** The pool for Kysely, each text with a name: so a connection parses and plans it once (docs/decisions/0210). */
function preparing(pool: Pool): PostgresPool {
  const prepared = (client: PoolClient) => {
    let hasStalePlan = false;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query({ name: hash('sha1', text), text, values: [...values] });
        } catch (error) {
          hasStalePlan ||= (error as { code?: unknown }).code === PLAN_IS_STALE;
          throw error;
        }
      },
      release: (destroy?: boolean) => client.release(destroy || hasStalePlan),
    };
  };
  // Kysely's type has cursors as well, which nothing here asks for.
  const connect = async () => prepared(await pool.connect()) as never;
  return { options: pool.options, connect, end: () => pool.end() };
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
