import type { SQLInputValue } from 'node:sqlite';
import type { StatementResult } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Ends a turn at the writing connection and lets the next in line begin. */
export type EndTurn = () => void;

/** The one connection that writes, on a thread of its own. Whoever wants to run something takes a turn first. */
export class SqliteWriter {
  readonly #thread = new SqliteThread('writes');
  #lastTurn: Promise<void> = Promise.resolve();

  async open(path: string): Promise<void> {
    await this.#thread.open(path);
  }

  /** Waits until everyone who asked before is done. The caller has the connection to itself until it ends its turn. */
  async takeTurn(): Promise<EndTurn> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  /** Runs one statement. Throws SqliteError, or that the thread has stopped. */
  run(
    sql: string,
    parameters: readonly SQLInputValue[],
    insideTransaction: boolean,
  ): Promise<StatementResult> {
    return this.#thread.run(sql, parameters, insideTransaction);
  }

  /** Does nothing where SQLite has already rolled back, so that the error that led here is the one that is reported. */
  async rollback(): Promise<void> {
    await this.#thread.rollback();
  }

  /** Lets the running turns end, then closes the file and ends the thread. */
  async close(): Promise<void> {
    const endTurn = await this.takeTurn();
    try {
      await this.#thread.close();
    } finally {
      endTurn();
    }
  }
}
