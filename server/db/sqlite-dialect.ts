import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { bindable, type SqliteAccess, SqliteConnection, TransactionScope } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteScanner } from './sqlite-scanner.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/**
 * Kysely over Node's own SQLite. One worker thread holds the only writing connection and serves one transaction at a
 * time, first come, first served; those that come together share a commit. Reads outside a transaction use connections
 * of their own and never wait for it: one on the main thread, and for those made with `scanning` one in another worker.
 */
export class SqliteDialect implements Dialect {
  readonly #path: string;
  #driver: SqliteDriver | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** How many wait for their turn at the writing connection. */
  get waiting(): number {
    return this.#driver?.waiting ?? 0;
  }

  /** Empties the write-ahead log once the running transactions have ended. Gives whether nobody was reading from it. */
  async emptyLog(): Promise<boolean> {
    return this.#opened().emptyLog();
  }

  #opened(): SqliteDriver {
    if (!this.#driver) throw new Error('The database is closed.');
    return this.#driver;
  }

  createDriver(): Driver {
    this.#driver = new SqliteDriver(this.#path);
    return this.#driver;
  }

  createQueryCompiler() {
    return new SerialQueryCompiler();
  }

  createAdapter() {
    return new SqliteWriterAdapter((writes) => this.#opened().writeInOneGo(writes));
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own interface hands over a database of any shape.
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db);
  }
}

export class SqliteWriterAdapter extends SqliteAdapter {
  /** Runs writes that need no decision between them, as `writeInOneGo` of one-go.ts does. */
  readonly writeInOneGo: (writes: readonly CompiledQuery[]) => Promise<boolean>;

  constructor(writeInOneGo: SqliteWriterAdapter['writeInOneGo']) {
    super();
    this.writeInOneGo = writeInOneGo;
  }

  /** Migrations are undone together, as SQLite can. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Kysely would otherwise put reads and writes alike in one queue of its own. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * `for update` is how a transaction on Postgres keeps a row from changing between reading it and deciding on it. Here
 * transactions follow one another anyway, so the words are left out and a store can be written once for both.
 */
class SerialQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(
    node: Parameters<SqliteQueryCompiler['visitSelectModifier']>[0],
  ): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #scope = new TransactionScope();
  #opened: SqliteAccess | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const writer = new SqliteWriter();
    try {
      await writer.open(this.#path);
      const reader = new SqliteFile(this.#path, 'read');
      this.#opened = { reader, scanner: new SqliteScanner(this.#path), writer };
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  get waiting(): number {
    return this.#opened?.writer.waiting ?? 0;
  }

  async emptyLog(): Promise<boolean> {
    if (!this.#opened) throw new Error('The database is closed.');
    return this.#opened.writer.emptyLog();
  }

  async writeInOneGo(writes: readonly CompiledQuery[]): Promise<boolean> {
    if (!this.#opened) throw new Error('The database is closed.');
    this.#scope.refuseIfInside();
    const statements = writes.map((it) => ({ sql: it.sql, parameters: bindable(it) }));
    return this.#opened.writer.writeInOneGo(statements);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#opened) throw new Error('The database is closed.');
    return new SqliteConnection(this.#opened, this.#scope);
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  /** Isolation levels are not looked at: transactions that follow one another have the strictest. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async savepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`savepoint ${quoted(name)}`);
  }

  async rollbackToSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`rollback to ${quoted(name)}`);
  }

  async releaseSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`release ${quoted(name)}`);
  }

  /** The readers go first: only the last connection to close can fold the write-ahead log into the file. */
  async destroy(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    opened?.reader.close();
    await opened?.scanner.close();
    await opened?.writer.close();
  }
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
