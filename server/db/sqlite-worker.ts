/**
 * A worker thread that owns one connection, so that the server's event loop waits neither for a disk nor for a read of
 * very many rows. It answers requests one by one, in the order they come.
 */
import type { SQLInputValue } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { SqliteFile, type StatementResult } from './sqlite-file.ts';

export type ThreadRequest =
  | { kind: 'open'; path: string; access: 'read' | 'write' }
  | { kind: 'run'; sql: string; parameters: readonly SQLInputValue[]; insideTransaction: boolean }
  | { kind: 'rollback' }
  | { kind: 'close' };

export type ThreadAnswer = { result: StatementResult } | { fault: ThreadFault };

/** An error as it crosses the thread: cloning an Error would drop its codes. */
export type ThreadFault = { message: string; code?: string; errcode?: number };

const NOTHING: StatementResult = { rows: [] };

let file: SqliteFile | undefined;

function openedFile(): SqliteFile {
  if (!file) throw new Error('The database file is not open.');
  return file;
}

/**
 * On a full disk and the like SQLite ends a transaction by itself, and what follows would be committed piecemeal; a
 * write that slipped into a transaction left open would be acknowledged and then lost.
 */
function runStatement(request: ThreadRequest & { kind: 'run' }): StatementResult {
  const { insideTransaction } = openedFile();
  if (request.insideTransaction && !insideTransaction) {
    throw new Error('This transaction is already over.');
  }
  if (!request.insideTransaction && insideTransaction) {
    throw new Error('An earlier transaction is still open on the writing connection.');
  }
  return openedFile().run(request.sql, request.parameters);
}

function handle(request: ThreadRequest): StatementResult {
  switch (request.kind) {
    case 'open':
      file = new SqliteFile(request.path, request.access);
      return NOTHING;
    case 'run':
      return runStatement(request);
    case 'rollback':
      return openedFile().insideTransaction ? openedFile().run('rollback', []) : NOTHING;
    case 'close':
      file?.close();
      return NOTHING;
  }
}

function faultOf(error: unknown): ThreadFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message: error.message, code, errcode };
}

function answer(request: ThreadRequest): ThreadAnswer {
  try {
    return { result: handle(request) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answer(request)));
