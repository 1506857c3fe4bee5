import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import type { DatabaseEngine } from '#server/platform/db/database.ts';

/**
 * An engine that serves one database after the other: each is closed by itself, and refuses whoever comes late, while the
 * thread of SQLite or the connections to Postgres stay for the next, until `end`.
 */
export function keptEngine(engine: DatabaseEngine): { engine: DatabaseEngine; end: () => Promise<void> } {
  const { dialect } = engine;
  const driver = dialect.createDriver();
  const started = driver.init();
  const kept: Dialect = {
    createDriver: () => new LentDriver(driver, started),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
  return { engine: { ...engine, dialect: kept }, end: () => driver.destroy() };
}

class LentDriver implements Driver {
  readonly #driver: Driver;
  readonly #started: Promise<void>;

  constructor(driver: Driver, started: Promise<void>) {
    this.#driver = driver;
    this.#started = started;
  }

  init(): Promise<void> {
    return this.#started;
  }

  /** It is not its own. */
  async destroy(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#driver.acquireConnection();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(connection);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection);
  }
}
