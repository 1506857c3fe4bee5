import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY and SQLITE_CANTOPEN: https://sqlite.org/rescode.html */
const [BUSY, CANNOT_OPEN] = [5, 14];

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}

/**
 * Locks a file, which it makes if need be, until what it gives is called or the process ends, however it ends; null
 * when another has the lock, or the folder that it would lie in is gone.
 */
export function lockFile(file: string): (() => void) | null {
  // Node has no file locks of its own, and SQLite's are the kernel's: those are gone with the process, even after
  // kill -9.
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(file);
  } catch (error) {
    if (hasCode(error, CANNOT_OPEN)) return null;
    throw error;
  }
  try {
    // Nothing is ever written, so a journal beside the file would only be one more file after kill -9.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (hasCode(error, BUSY)) return null;
    throw error;
  }
  return () => lock.close();
}
