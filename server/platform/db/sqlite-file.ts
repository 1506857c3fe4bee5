import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** A statement's rows; for a write without RETURNING, the number of rows it touched. */
export type StatementResult = {
  rows: unknown[];
  affectedRows?: number;
};

/** Some SQL, and what stands in its places. */
export type Statement = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };

/** Milliseconds that a connection waits for another process writing to the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/** The `user_version` of a file in whose free parts nothing is left of what was deleted. */
export const NOTHING_LEFT_BEHIND = 1;

/** Enough for every statement of the program; lists of varying length in an IN would otherwise pile up without end. */
const CACHED_STATEMENTS = 200;

/**
 * One connection to a SQLite file, with prepared statements kept for the next use. Everything on it is synchronous:
 * it belongs in a worker, or on the main thread only where a statement takes microseconds.
 */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string, access: 'read' | 'write') {
    this.#database = new DatabaseSync(path, { readOnly: access === 'read', timeout: BUSY_TIMEOUT_MS });
    if (access !== 'write') return;
    this.#makeDurable();
    this.#eraseLeftovers();
  }

  get insideTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs one statement. Throws SQLite's own error, with its `errcode`. */
  run(sql: string, parameters: readonly SQLInputValue[]): StatementResult {
    const prepared = this.#prepare(sql);
    const { statement, columns } = prepared;
    if (columns.length === 0) return { rows: [], affectedRows: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters) as unknown as Values[];
    // A table that another process has changed since has other columns.
    if (rows[0] && rows[0].length !== columns.length) prepared.columns = namesOf(statement);
    return { rows: rows.map((values) => asObject(prepared.columns, values)) };
  }

  /**
   * Folds the write-ahead log into the file and empties it, without waiting for anybody who reads from it: gives whether
   * that could be done. Until then the log has what was deleted or replaced since.
   */
  emptyLog(): boolean {
    this.#database.exec('pragma busy_timeout = 0');
    try {
      const [outcome] = this.#database.prepare('pragma wal_checkpoint(truncate)').all();
      return outcome?.busy === 0;
    } finally {
      this.#database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }

  /** The last connection to close a file also folds its write-ahead log into it. */
  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #makeDurable(): void {
    // FULL, because an acknowledged entry has to outlive a power cut: in WAL mode NORMAL may lose the last commits.
    // What is deleted is overwritten with zeros: a child's words are gone from the file with their row.
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; ' +
        'pragma secure_delete = on',
    );
  }

  /**
   * Makes a file anew, once, that was written by a program that left behind what it deleted. Where there is no room for
   * that, or another process is at work, the file stays as it is until it is opened the next time.
   */
  #eraseLeftovers(): void {
    if (this.#pragma('user_version') >= NOTHING_LEFT_BEHIND) return;
    try {
      // The copy is as large as the file: it goes to the disk, not into memory.
      if (this.#pragma('page_count') > 0) this.#database.exec('pragma temp_store = file; vacuum');
      this.#database.exec(`pragma user_version = ${NOTHING_LEFT_BEHIND}`);
    } catch {
      // Opening checks user_version.
    } finally {
      this.#database.exec('pragma temp_store = memory');
    }
  }

  #pragma(name: string): number {
    return Number(this.#database.prepare(`pragma ${name}`).get()?.[name]);
  }

  /** A Map remembers the order of insertion, so the first key is the statement that has lain unused the longest. */
  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? prepare(this.#database, sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > CACHED_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return prepared;
  }
}

type Values = readonly SQLOutputValue[];

/** The names of what it gives, none for a statement without rows: SQLite takes longer to tell them than to run most. */
type Prepared = { readonly statement: StatementSync; columns: readonly string[] };

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, columns: namesOf(statement) };
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/** Made here it is an object like any other, and quicker to make and to read than those of SQLite, which are a hash. */
function asObject(columns: readonly string[], values: Values): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {};
  for (let at = 0; at < columns.length; at += 1) row[columns[at] ?? ''] = values[at] ?? null;
  return row;
}
