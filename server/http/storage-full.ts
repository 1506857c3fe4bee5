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
