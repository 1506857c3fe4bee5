import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { bindable, type SqliteAccess, SqliteConnection, TransactionScope } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/**
 * Kysely over Node's own SQLite. One worker thread holds the only writing connection and serves one transaction at a
 * time, first come, first served; saves that come together share a commit. Reads outside a transaction use connections
 * of their own and never wait for it: one on the main thread, and for those made with `scanning` one in another worker.
 */
export class SqliteDialect implements Dialect {
  readonly writer = new SqliteWriter();
  readonly #path: string;
  readonly #scope = new TransactionScope();

  constructor(path: string) {
    this.#path = path;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#path, this.writer, this.#scope);
  }

  createQueryCompiler() {
    return new SerialQueryCompiler();
  }

  createAdapter() {
    return new SqliteWriterAdapter(this.writer, this.#scope);
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own interface hands over a database of any shape.
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db);
  }
}

export class SqliteWriterAdapter extends SqliteAdapter {
  readonly #writer: SqliteWriter;
  readonly #scope: TransactionScope;

  constructor(writer: SqliteWriter, scope: TransactionScope) {
    super();
    this.#writer = writer;
    this.#scope = scope;
  }

  /** Runs writes that need no decision between them, as `writeBatch` of one-go.ts does. */
  async writeBatch(writes: readonly CompiledQuery[]): Promise<boolean> {
    this.#scope.refuseIfInside();
    return this.#writer.writeBatch(writes.map((it) => ({ sql: it.sql, parameters: bindable(it) })));
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

const LOCKS: readonly SelectModifierNode['modifier'][] = ['ForUpdate', 'ForNoKeyUpdate', 'ForKeyShare'];

/**
 * `for update` and the like are how a transaction on Postgres keeps a row from changing between reading it and deciding on
 * it. Here transactions follow one another anyway, so the words are left out and a store can be written once for both.
 */
class SerialQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(
    node: Parameters<SqliteQueryCompiler['visitSelectModifier']>[0],
  ): void {
    if (!LOCKS.includes(node.modifier)) super.visitSelectModifier(node);
  }
}

/** A thread is 10 MB, and up in a twentieth of a second: it stays for the next letter of a search, and not for the next hour. */
const SCANNER_STAYS_MS = 5000;

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #writer: SqliteWriter;
  readonly #scope: TransactionScope;
  #access: SqliteAccess | undefined;
  /** There while somebody scans. */
  #scanner: Promise<SqliteThread> | undefined;
  #scannerLeaves: NodeJS.Timeout | undefined;

  constructor(path: string, writer: SqliteWriter, scope: TransactionScope) {
    this.#path = path;
    this.#writer = writer;
    this.#scope = scope;
  }

  async init(): Promise<void> {
    try {
      await this.#writer.open(this.#path);
      const reader = new SqliteFile(this.#path, 'read');
      this.#access = { reader, scanner: () => this.#openScanner(), writer: this.#writer };
    } catch (error) {
      await this.#writer.close();
      throw error;
    }
  }

  async #openScanner(): Promise<SqliteThread> {
    if (!this.#access) throw new Error('The database is closed.');
    clearTimeout(this.#scannerLeaves);
    this.#scannerLeaves = setTimeout(() => void this.#closeScanner(), SCANNER_STAYS_MS).unref();
    this.#scanner ??= SqliteThread.forReading(this.#path);
    return this.#scanner;
  }

  /** It answers what it was asked before. */
  async #closeScanner(): Promise<void> {
    clearTimeout(this.#scannerLeaves);
    const closing = this.#scanner;
    this.#scanner = undefined;
    const scanner = await closing?.catch(() => undefined);
    await scanner?.close();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#access) throw new Error('The database is closed.');
    return new SqliteConnection(this.#access, this.#scope);
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

  /** The readers go first: only the last connection to close can fold the write-ahead log into the file. */
  async destroy(): Promise<void> {
    this.#access?.reader.close();
    this.#access = undefined;
    await this.#closeScanner();
    await this.#writer.close();
  }
}
