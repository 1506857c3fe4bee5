/**
 * A worker thread that owns one connection, so that the server's event loop waits neither for a disk nor for a read of
 * very many rows. It answers requests one by one, in the order they come.
 */
import type { SQLInputValue } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { SqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

export type ThreadRequest =
  | { kind: 'open'; path: string; access: 'read' | 'write' }
  | { kind: 'decide'; decisions: readonly (readonly Statement[])[] }
  | { kind: 'run'; sql: string; parameters: readonly SQLInputValue[]; begins: boolean }
  | { kind: 'commit' }
  | { kind: 'rollback' }
  | { kind: 'empty-log' }
  | { kind: 'close' };

export type ResultOf<R extends ThreadRequest> = R extends { kind: 'decide' }
  ? readonly Outcome[]
  : R extends { kind: 'empty-log' }
    ? boolean
    : StatementResult;

export type ThreadResponse = { result: ResultOf<ThreadRequest> } | { error: ThreadError };

/** True for a decision that was kept, otherwise its error. */
export type Outcome = boolean | ThreadError;

/**
 * An error as it crosses the thread: cloning an Error would drop its codes. `endedTransaction` says that no transaction
 * is open after it.
 */
export type ThreadError = {
  message: string;
  code: string | undefined;
  errcode: number | undefined;
  endedTransaction: boolean;
};

// IMMEDIATE, because a transaction that starts as a reader fails when it wants to write after another process has.
const BEGIN = 'begin immediate';

/** A decision is a savepoint in a transaction that it shares with those that came together with it. */
const SAVEPOINT = 'savepoint decision';
const KEEP = 'release decision';
const TURN_BACK = 'rollback to decision';

const NOTHING: StatementResult = { rows: [] };

let file: SqliteFile | undefined;
let access: 'read' | 'write' = 'read';

function openedFile(): SqliteFile {
  if (!file) throw new Error('The database file is not open.');
  return file;
}

/**
 * On a full disk and the like SQLite ends a transaction by itself, and what follows would be committed piecemeal; a
 * savepoint would even begin a new one.
 */
function demandTransaction(): void {
  if (access === 'write' && !openedFile().insideTransaction) {
    throw new Error('This transaction is already over.');
  }
}

function runStatement({ begins, sql, parameters }: ThreadRequest & { kind: 'run' }): StatementResult {
  if (begins) openedFile().run(BEGIN, []);
  demandTransaction();
  return openedFile().run(sql, parameters);
}

function runAll(...statements: readonly string[]): void {
  for (const sql of statements) openedFile().run(sql, []);
}

/** Keeps all statements of a decision if each gives a row, and else none. */
function decide(statements: readonly Statement[]): Outcome {
  runAll(SAVEPOINT);
  try {
    const isKept = statements.every(
      ({ sql, parameters }) => openedFile().run(sql, parameters).rows.length > 0,
    );
    if (!isKept) runAll(TURN_BACK);
    runAll(KEEP);
    return isKept;
  } catch (error) {
    if (!openedFile().insideTransaction) throw error;
    runAll(TURN_BACK, KEEP);
    return errorOf(error);
  }
}

/** A commit that fails is undone, so that the next transaction finds none left open. */
function decideAll({ decisions }: ThreadRequest & { kind: 'decide' }): readonly Outcome[] {
  try {
    runAll(BEGIN);
    const outcomes = decisions.map(decide);
    commit();
    return outcomes;
  } catch (error) {
    rollback();
    throw error;
  }
}

function commit(): StatementResult {
  try {
    demandTransaction();
    return openedFile().run('commit', []);
  } catch (error) {
    rollback();
    throw error;
  }
}

/** SQLite may have undone it by itself. */
function rollback(): StatementResult {
  if (openedFile().insideTransaction) openedFile().run('rollback', []);
  return NOTHING;
}

function handle(request: ThreadRequest): ResultOf<ThreadRequest> {
  switch (request.kind) {
    case 'open':
      access = request.access;
      file = new SqliteFile(request.path, access);
      return NOTHING;
    case 'decide':
      return decideAll(request);
    case 'run':
      return runStatement(request);
    case 'commit':
      return commit();
    case 'rollback':
      return rollback();
    case 'empty-log':
      return openedFile().emptyLog();
    case 'close':
      file?.close();
      return NOTHING;
  }
}

function errorOf(error: unknown): ThreadError {
  const endedTransaction = !file?.insideTransaction;
  if (!(error instanceof Error)) {
    return { message: String(error), code: undefined, errcode: undefined, endedTransaction };
  }
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message, code, errcode, endedTransaction };
}

function respond(request: ThreadRequest): ThreadResponse {
  try {
    return { result: handle(request) };
  } catch (error) {
    return { error: errorOf(error) };
  }
}

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(respond(request)));
