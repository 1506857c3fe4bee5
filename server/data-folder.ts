import { access, constants, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const LOCK_FILE_NAME = 'rootling.lock';

/** Some photos of one class, and the write-ahead log: with less the first afternoon would end in refused uploads. */
const LEAST_FREE_BYTES = 50_000_000;

/** SQLITE_BUSY: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;

/**
 * Makes the data folder if need be, and finds out at the start rather than at the first upload whether it can be used.
 * @throws Error whose sentence is for the operator: the folder cannot be made or written, or the disk is nearly full.
 */
export async function prepareDataFolder(dataDir: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<void> {
  const folder = path.resolve(dataDir);
  try {
    // Children's names, addresses and pictures lie in here: nobody else on the machine needs to look.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written (DATA_DIR).`, { cause: error });
  }
  const { blocks, bavail, bsize } = await statfs(folder);
  // Some network file systems do not know their size and say 0.
  if (blocks > 0 && bavail * bsize < leastFreeBytes) {
    const free = Math.floor((bavail * bsize) / 1e6);
    throw new Error(
      `The disk of the data folder ${folder} is nearly full: ${free} MB are free, at least ` +
        `${Math.ceil(leastFreeBytes / 1e6)} MB are needed.`,
    );
  }
}

/**
 * Keeps the data folder for this process until `release` is called or the process ends, however it ends. Two servers
 * on one SQLite file would each empty the other's uploads under way and count their limits apart.
 * @throws Error whose sentence is for the operator, when another process holds the folder.
 */
export function holdDataFolder(dataDir: string): { release: () => void } {
  const folder = path.resolve(dataDir);
  // Node has no file locks of its own, and SQLite's are the kernel's: those are gone with the process, even after
  // kill -9. The file is not the database, so that a backup reads that one while the server runs.
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE_NAME));
  try {
    // Nothing is ever written, so a journal beside the file would only be one more file after kill -9.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new Error(
      `Another Rootling process is using the data folder ${folder}. Stop it first, or give this one a folder of its ` +
        'own (DATA_DIR).',
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
