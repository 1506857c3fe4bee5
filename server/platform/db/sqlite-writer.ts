import type { SQLInputValue } from 'node:sqlite';
import { KEEP, SET_OUT, type Statement, type StatementResult, TURN_BACK } from './sqlite-file.ts';
import { SqliteError, SqliteThread } from './sqlite-thread.ts';
import type { Outcome } from './sqlite-worker.ts';

/** So many decisions share a commit at most: the first of them is not answered before the last is decided. */
const SHARED_COMMIT_MAX = 64;

// IMMEDIATE, because a transaction that starts as a reader fails when it wants to write after another process has.
const BEGIN = 'begin immediate';

/**
 * A turn at the writing connection, for one decision: a savepoint in a transaction that it may share with those before
 * and after it. Nobody else runs anything until it is kept or undone.
 */
export type Turn = {
  /** Runs one statement. Throws SqliteError, or that the thread has stopped. */
  readonly run: (sql: string, parameters: readonly SQLInputValue[]) => Promise<StatementResult>;
  /** Ends the turn, and waits until the decision is on the disk. Throws when it is not, and will not be. */
  readonly keep: () => Promise<void>;
  /**
   * Ends the turn as if it had never been, and waits until what it saw of the decisions before it is on the disk. Throws
   * when that is not, and will not be; does nothing when the turn has ended already.
   */
  readonly undo: () => Promise<void>;
};

/** Decisions in one transaction: all of them reach the disk with its commit, or none does. */
class CommitGroup {
  /** How many were decided in it, kept or undone. */
  decisions = 0;
  readonly #commit = Promise.withResolvers<void>();
  #hasFailed = false;

  constructor() {
    // A group in which nobody waits may fail too.
    this.#commit.promise.catch(() => {});
  }

  /** Whether nothing of it will be kept. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Waits until the commit is on the disk. Throws the reason when it cannot be. */
  join(): Promise<void> {
    return this.#commit.promise;
  }

  succeed(): void {
    this.#commit.resolve();
  }

  fail(reason: unknown): void {
    this.#hasFailed = true;
    this.#commit.reject(reason);
  }
}

type Made = { readonly outcome: Outcome; readonly group: CommitGroup };

/**
 * The one connection that writes, on a thread of its own. Decisions follow one another; those that come while others
 * are decided or written share one commit, for a disk takes as long to make sure of one as of many
 * (docs/decisions/0108).
 */
export class SqliteWriter {
  readonly #thread = new SqliteThread('writes');
  #lastTurn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #group: CommitGroup | undefined;
  /** What goes to the thread with the next statement: no response of its own is worth a way there and back. */
  #before: string[] = [];
  /** The first of them stands in line for all. */
  #together: { statements: readonly Statement[]; made: PromiseWithResolvers<Made> }[] = [];

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting + Math.max(0, this.#together.length - 1);
  }

  async open(path: string): Promise<void> {
    await this.#thread.open(path);
  }

  /** Waits until everyone who asked before is done. */
  async takeTurn(): Promise<Turn> {
    const endTurn = await this.#nextInLine();
    this.#group ??= this.#openGroup();
    const group = this.#group;
    this.#before.push(SET_OUT);
    let hasEnded = false;
    const end = async (...statements: string[]) => {
      const onDisk = group.join();
      hasEnded = true;
      if (!group.hasFailed) this.#before.push(...statements);
      group.decisions += 1;
      this.#commitUnlessMoreCome(group);
      endTurn();
      await onDisk;
    };
    return {
      run: async (sql, parameters) => {
        // It would be run in somebody else's turn.
        if (hasEnded) throw new Error('This statement comes after the end of its transaction.');
        return this.#runIn(group, sql, parameters);
      },
      keep: () => end(KEEP),
      undo: async () => {
        if (!hasEnded) await end(TURN_BACK, KEEP);
      },
    };
  }

  /**
   * Runs statements that need nobody's decision between them, in a turn of their own, for as long as each gives a row.
   * Those that come while they wait travel to the thread together, and mostly with their commit.
   * @returns whether all of them did; else nothing of it is kept. What it gives is on the disk.
   */
  async writeInOneGo(statements: readonly Statement[]): Promise<boolean> {
    const made = Promise.withResolvers<Made>();
    this.#together.push({ statements, made });
    if (this.#together.length === 1) void this.#goTogether();
    const { outcome, group } = await made.promise;
    await group.join();
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
      if (this.#group) this.#commit(this.#group);
      return await work();
    } finally {
      endTurn();
    }
  }

  async #goTogether(): Promise<void> {
    const endTurn = await this.#nextInLine();
    const decisions = this.#together.splice(0, SHARED_COMMIT_MAX);
    if (this.#together.length > 0) void this.#goTogether();
    this.#group ??= this.#openGroup();
    const group = this.#group;
    const [before, commits] = [this.#before.splice(0), this.#waiting === 0];
    try {
      const statements = decisions.map((it) => it.statements);
      const outcomes = await this.#thread.decide(statements, { before, commits });
      for (const [at, outcome] of outcomes.entries()) decisions[at]?.made.resolve({ outcome, group });
      group.decisions += decisions.length;
      if (commits) this.#group = undefined;
      if (commits) group.succeed();
      else this.#commitUnlessMoreCome(group);
    } catch (error) {
      this.#giveUp(group, error);
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

  #openGroup(): CommitGroup {
    this.#before = [BEGIN];
    return new CommitGroup();
  }

  async #runIn(
    group: CommitGroup,
    sql: string,
    parameters: readonly SQLInputValue[],
  ): Promise<StatementResult> {
    const before = this.#before.splice(0);
    try {
      return await this.#thread.run(sql, parameters, before);
    } catch (error) {
      if (error instanceof SqliteError && error.endedTransaction) this.#giveUp(group, error);
      throw error;
    }
  }

  /** On a full disk and the like SQLite undoes a transaction by itself: with it goes every decision in it. */
  #giveUp(group: CommitGroup, reason: unknown): void {
    group.fail(reason);
    if (this.#group !== group) return;
    this.#group = undefined;
    this.#before = [];
  }

  #commitUnlessMoreCome(group: CommitGroup): void {
    if (group.hasFailed) return;
    if (this.#waiting === 0 || group.decisions >= SHARED_COMMIT_MAX) this.#commit(group);
  }

  /** Whoever comes now begins the next group: the thread takes up its statements after this commit. */
  #commit(group: CommitGroup): void {
    const before = this.#before.splice(0);
    this.#group = undefined;
    this.#thread.commit(before).then(
      () => group.succeed(),
      (reason: unknown) => group.fail(reason),
    );
  }
}
