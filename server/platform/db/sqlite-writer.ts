import type { SQLInputValue } from 'node:sqlite';
import type { Statement, StatementResult } from './sqlite-file.ts';
import { SqliteError, SqliteThread } from './sqlite-thread.ts';
import type { Outcome } from './sqlite-worker.ts';

/** So many decisions share a commit at most: the first of them is not answered before the last is decided. */
const SHARED_COMMIT_MAX = 64;

/** A transaction at the writing connection. Nobody else runs anything until it has ended. */
export type Turn = {
  /** Runs one statement. Throws SqliteError, or that the thread has stopped. */
  readonly run: (sql: string, parameters: readonly SQLInputValue[]) => Promise<StatementResult>;
  /** Ends the turn, and waits until it is on the disk. Throws when it is not, and will not be. */
  readonly keep: () => Promise<void>;
  /** Ends the turn as if it had never been; does nothing when the turn has ended already. */
  readonly undo: () => Promise<void>;
};

/**
 * The one connection that writes, on a thread of its own. Transactions follow one another. Writes that need nobody's
 * decision between them share one commit with those that come while they wait, for a disk takes as long to make sure of
 * one as of many (docs/decisions/0108).
 */
export class SqliteWriter {
  readonly #thread = new SqliteThread('writes');
  #lastTurn: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The first of them stands in line for all. */
  #together: { statements: readonly Statement[]; made: PromiseWithResolvers<Outcome> }[] = [];

  /** The number waiting for their turn. */
  get waiting(): number {
    return this.#waiting + Math.max(0, this.#together.length - 1);
  }

  async open(path: string): Promise<void> {
    await this.#thread.open(path);
  }

  /** Waits until everyone who asked before is done. */
  async takeTurn(): Promise<Turn> {
    const endTurn = await this.#nextInLine();
    let [hasBegun, hasEnded] = [false, false];
    const end = async (how: 'commit' | 'rollback') => {
      hasEnded = true;
      try {
        if (hasBegun) await this.#thread.end(how);
      } finally {
        endTurn();
      }
    };
    return {
      run: async (sql, parameters) => {
        // It would be run in somebody else's turn.
        if (hasEnded) throw new Error('This statement comes after the end of its transaction.');
        // With the first statement: no response of its own is worth a way there and back.
        const begins = !hasBegun;
        hasBegun = true;
        return this.#thread.run(sql, parameters, begins);
      },
      keep: () => end('commit'),
      undo: async () => {
        if (!hasEnded) await end('rollback');
      },
    };
  }

  /**
   * Runs statements that need nobody's decision between them, for as long as each gives a row. Those that come while they
   * wait travel to the thread together, and share a commit.
   * @returns whether all of them did; else nothing of it is kept. What it gives is on the disk.
   */
  async writeBatch(statements: readonly Statement[]): Promise<boolean> {
    const made = Promise.withResolvers<Outcome>();
    this.#together.push({ statements, made });
    if (this.#together.length === 1) void this.#goTogether();
    const outcome = await made.promise;
    if (typeof outcome === 'boolean') return outcome;
    throw new SqliteError(outcome);
  }

  /** Lets the running turns end, then empties the write-ahead log. Gives whether nobody was reading from it. */
  emptyLog(): Promise<boolean> {
    return this.#betweenTransactions(() => this.#thread.emptyLog());
  }

  /** Lets the running turns end, then closes the file and ends the thread. */
  close(): Promise<void> {
    return this.#betweenTransactions(() => this.#thread.close());
  }

  async #betweenTransactions<T>(work: () => Promise<T>): Promise<T> {
    const endTurn = await this.#nextInLine();
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  async #goTogether(): Promise<void> {
    const endTurn = await this.#nextInLine();
    const decisions = this.#together.splice(0, SHARED_COMMIT_MAX);
    if (this.#together.length > 0) void this.#goTogether();
    try {
      const outcomes = await this.#thread.decide(decisions.map((it) => it.statements));
      for (const [at, outcome] of outcomes.entries()) decisions[at]?.made.resolve(outcome);
    } catch (error) {
      for (const { made } of decisions) made.reject(error);
    }
    endTurn();
  }

  async #nextInLine(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    this.#waiting += 1;
    await before;
    this.#waiting -= 1;
    return resolve;
  }
}
