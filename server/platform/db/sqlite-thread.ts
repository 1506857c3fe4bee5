import type { SQLInputValue } from 'node:sqlite';
import { startThread } from '#server/platform/start-thread.ts';
import type { Statement, StatementResult } from './sqlite-file.ts';
import type { Outcome, ResultOf, ThreadError, ThreadRequest, ThreadResponse } from './sqlite-worker.ts';

/**
 * A refusal by SQLite; `errcode` is its extended result code (https://sqlite.org/rescode.html). `endedTransaction`
 * tells that the surrounding transaction was undone.
 */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string | undefined;
  readonly errcode: number | undefined;
  readonly endedTransaction: boolean;

  constructor(error: ThreadError) {
    super(error.message);
    this.code = error.code;
    this.errcode = error.errcode;
    this.endedTransaction = error.endedTransaction;
  }
}

/** The main thread's end of a worker with one connection. Whatever it is asked it responds to in that order. */
export class SqliteThread {
  readonly #worker = startThread(new URL('./sqlite-worker.ts', import.meta.url));
  /** The worker responses in the order it was asked, so the first in here is the one a response is for. */
  readonly #withoutResponse: PromiseWithResolvers<ThreadResponse>[] = [];
  readonly #does: 'reads' | 'writes';
  #end: Error | undefined;

  constructor(does: 'reads' | 'writes') {
    this.#does = does;
    this.#worker.on('message', (response: ThreadResponse) =>
      this.#withoutResponse.shift()?.resolve(response),
    );
    this.#worker.on('error', (cause) => this.#die(cause));
    this.#worker.on('messageerror', (cause) => this.#die(cause));
    this.#worker.on('exit', () => this.#die());
  }

  /** A thread that reads a file which is there. */
  static async forReading(path: string): Promise<SqliteThread> {
    const thread = new SqliteThread('reads');
    try {
      await thread.open(path);
      return thread;
    } catch (error) {
      await thread.close();
      throw error;
    }
  }

  async open(path: string): Promise<void> {
    await this.#ask({ kind: 'open', path, access: this.#does === 'writes' ? 'write' : 'read' });
  }

  /**
   * Runs one statement.
   * @param begins whether a transaction begins with it.
   * @throws SqliteError, or that the thread has stopped.
   */
  run(sql: string, parameters: readonly SQLInputValue[], begins = false): Promise<StatementResult> {
    return this.#ask({ kind: 'run', sql, parameters, begins });
  }

  /**
   * Makes decisions one after the other in one transaction, and gives what became of each once it is on the disk.
   * @throws SqliteError when the whole transaction is undone, or that the thread has stopped.
   */
  decide(decisions: readonly (readonly Statement[])[]): Promise<readonly Outcome[]> {
    return this.#ask({ kind: 'decide', decisions });
  }

  /** Commits, or else undoes the transaction and throws; or undoes it. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#ask({ kind: how });
  }

  /** Empties the write-ahead log, outside any transaction. Gives whether nobody was reading from it. */
  emptyLog(): Promise<boolean> {
    return this.#ask({ kind: 'empty-log' });
  }

  /** Answers what was asked before, then closes the file and ends the worker. */
  async close(): Promise<void> {
    try {
      if (!this.#end) await this.#ask({ kind: 'close' });
    } finally {
      await this.#worker.terminate();
    }
  }

  async #ask<R extends ThreadRequest>(request: R): Promise<ResultOf<R>> {
    if (this.#end) throw this.#end;
    const waiting = Promise.withResolvers<ThreadResponse>();
    this.#worker.postMessage(request);
    this.#withoutResponse.push(waiting);
    const response = await waiting.promise;
    // Made here and not where the message arrives: only here does the stack lead back to the store that asked.
    if ('error' in response) throw new SqliteError(response.error);
    // The worker responses in kind.
    return response.result as ResultOf<R>;
  }

  #die(cause?: unknown): void {
    const toOrFrom = this.#does === 'writes' ? 'writes to' : 'reads from';
    this.#end ??= new Error(`The thread that ${toOrFrom} the database has stopped.`, { cause });
    for (const waiting of this.#withoutResponse.splice(0)) waiting.reject(this.#end);
  }
}
