import { isDatabaseAway } from '#server/platform/db/errors.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';

/** System codes for no space left, a used-up quota, or a file at this process' limit. */
const FULL_DISK: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** disk_full: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FULL_POSTGRES = '53100';

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which a quota gives: https://sqlite.org/rescode.html */
const FULL_SQLITE: readonly unknown[] = [13, 778];

/** True when something could not be stored for want of room, on the disk or in the database. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && FULL_SQLITE.includes(error.errcode)) return true;
  return 'code' in error && (FULL_DISK.includes(error.code) || error.code === FULL_POSTGRES);
}

/** True when the note was stored; without room for it, the reader goes on reading. */
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
 * True when stored files are best left to the sweep (photos/orphan-files): after a commit with a lost answer nobody
 * knows if it happened, and a storage that is away would make the person wait twice.
 */
export function isBestSwept(error: unknown): boolean {
  return isDatabaseAway(error) || error instanceof StorageUnavailable;
}

/** The failing part: the database, the file storage, or else the program. */
export type ErrorKind = 'database' | 'files' | 'program';

export function kindOfError(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'program';
  // SQLite's errors have the one, those of a Postgres server the other, and system calls the last.
  if ('errcode' in error || 'severity' in error || isDatabaseAway(error)) return 'database';
  return error instanceof StorageUnavailable || 'syscall' in error ? 'files' : 'program';
}
