import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** What a statement gave: its rows, or for a writing statement without RETURNING how many rows it touched. */
export type StatementResult = {
  rows: unknown[];
  affectedRows?: number;
};

/** How long a connection waits for another process that writes to the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/** Enough for every statement of the program; lists of varying length in an IN would otherwise pile up without end. */
const CACHED_STATEMENTS = 200;

/**
 * One connection to a SQLite file, with prepared statements kept for the next use. Everything on it is synchronous:
 * it belongs in a worker, or on the main thread only where a statement takes microseconds.
 */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string, access: 'read' | 'write') {
    this.#database = new DatabaseSync(path, { readOnly: access === 'read', timeout: BUSY_TIMEOUT_MS });
    if (access === 'write') this.#makeDurable();
  }

  get insideTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs one statement. Throws SQLite's own error, with its `errcode`. */
  run(sql: string, parameters: readonly SQLInputValue[]): StatementResult {
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], affectedRows: Number(statement.run(...parameters).changes) };
  }

  /** The last connection to close a file also folds its write-ahead log into it. */
  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #makeDurable(): void {
    // FULL, because an acknowledged entry has to outlive a power cut: in WAL mode NORMAL may lose the last commits.
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory',
    );
  }

  /** A Map remembers the order of insertion, so the first key is the statement that has lain unused the longest. */
  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > CACHED_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }
}
