import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { StatementResult } from './sqlite-file.ts';
import type { WriterAnswer, WriterFault, WriterRequest } from './sqlite-worker.ts';

/** What SQLite refused; `errcode` is its extended result code (https://sqlite.org/rescode.html). */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string | undefined;
  readonly errcode: number | undefined;

  constructor(fault: WriterFault) {
    super(fault.message);
    this.code = fault.code;
    this.errcode = fault.errcode;
  }
}

/** Ends a turn at the writing connection and lets the next in line begin. */
export type EndTurn = () => void;

/** Under `node --watch` a thread tells its parent what it imports, as messages that would pass for answers. */
function environmentOfWorker(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return env;
}

/** The main thread's end of the worker that writes. Whoever wants to run something takes a turn first. */
export class SqliteWriter {
  /** Without the options that the program itself was started with: not all of them suit a thread. */
  readonly #worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    execArgv: [],
    env: environmentOfWorker(),
  });
  /** The worker answers in the order it was asked, so the first in here is the one an answer is for. */
  readonly #unanswered: PromiseWithResolvers<WriterAnswer>[] = [];
  #lastTurn: Promise<void> = Promise.resolve();
  #end: Error | undefined;

  constructor() {
    this.#worker.on('message', (answer: WriterAnswer) => this.#unanswered.shift()?.resolve(answer));
    this.#worker.on('error', (cause) => this.#die(cause));
    this.#worker.on('messageerror', (cause) => this.#die(cause));
    this.#worker.on('exit', () => this.#die());
  }

  async open(path: string): Promise<void> {
    await this.#ask({ kind: 'open', path });
  }

  /** Waits until everyone who asked before is done. The caller has the connection to itself until it ends its turn. */
  async takeTurn(): Promise<EndTurn> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  /** Runs one statement. Throws SqliteError, or that the worker has stopped. */
  run(
    sql: string,
    parameters: readonly SQLInputValue[],
    insideTransaction: boolean,
  ): Promise<StatementResult> {
    return this.#ask({ kind: 'run', sql, parameters, insideTransaction });
  }

  /** Does nothing where SQLite has already rolled back, so that the error that led here is the one that is reported. */
  async rollback(): Promise<void> {
    await this.#ask({ kind: 'rollback' });
  }

  /** Lets the running turns end, then closes the file and ends the worker. */
  async close(): Promise<void> {
    const endTurn = await this.takeTurn();
    try {
      if (!this.#end) await this.#ask({ kind: 'close' });
    } finally {
      await this.#worker.terminate();
      endTurn();
    }
  }

  async #ask(request: WriterRequest): Promise<StatementResult> {
    if (this.#end) throw this.#end;
    const waiting = Promise.withResolvers<WriterAnswer>();
    this.#worker.postMessage(request);
    this.#unanswered.push(waiting);
    const answer = await waiting.promise;
    // Made here and not where the message arrives: only here does the stack lead back to the store that asked.
    if ('fault' in answer) throw new SqliteError(answer.fault);
    return answer.result;
  }

  #die(cause?: unknown): void {
    this.#end ??= new Error('The thread that writes to the database has stopped.', { cause });
    for (const waiting of this.#unanswered.splice(0)) waiting.reject(this.#end);
  }
}
