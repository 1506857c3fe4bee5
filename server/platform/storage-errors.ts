import { isDatabaseAway } from '#server/platform/db/errors.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';

/** Of the system: no space left, the quota used up, or a file grown as large as this process may make one. */
const FULL_DISK: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** disk_full: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FULL_POSTGRES = '53100';

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which a quota gives: https://sqlite.org/rescode.html */
const FULL_SQLITE: readonly unknown[] = [13, 778];

/** Whether something could not be stored for want of room, on the disk or in the database. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && FULL_SQLITE.includes(error.errcode)) return true;
  return 'code' in error && (FULL_DISK.includes(error.code) || error.code === FULL_POSTGRES);
}

/** Whether something was noted by the way: where there is no room for it, whoever reads goes on reading. */
export async function notedIfRoom(noting: Promise<unknown>): Promise<boolean> {
  try {
    await noting;
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}

/**
 * Whether files that were stored are left to the sweep (photos/orphan-files): of a commit whose answer was lost nobody knows
 * whether it came to pass, and storage that is away would keep the person waiting a second time.
 */
export function isBestSwept(error: unknown): boolean {
  return isDatabaseAway(error) || error instanceof StorageUnavailable;
}

/** What failed: the database, the place where files lie, or else the program. */
export type ErrorKind = 'database' | 'files' | 'program';

export function kindOfError(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'program';
  // SQLite's errors have the one, those of a Postgres server the other, and system calls the last.
  if ('errcode' in error || 'severity' in error || isDatabaseAway(error)) return 'database';
  return error instanceof StorageUnavailable || 'syscall' in error ? 'files' : 'program';
}
