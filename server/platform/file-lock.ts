import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#server/platform/files/private-files.ts';

/** SQLITE_BUSY: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;

/**
 * Locks a file, which it makes if need be, until what it gives is called or the process ends, however it ends; null
 * when another has the lock.
 */
export function lockFile(file: string): (() => void) | null {
  // Node has no file locks of its own, and SQLite's are the kernel's: those are gone with the process, even after
  // kill -9.
  makePrivateFile(file);
  const lock = new DatabaseSync(file);
  try {
    // Nothing is ever written, so a journal beside the file would only be one more file after kill -9.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return () => lock.close();
}
