import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { lockFile } from './file-lock.ts';
import { makePrivateFolder } from './files/private-files.ts';

export const LOCK_FILE_NAME = 'rootling.lock';

/** Some photos of one class, and the write-ahead log: with less the first afternoon would end in refused uploads. */
export const LEAST_FREE_BYTES = 50_000_000;

/**
 * Makes the data folder if need be, and finds out at the start rather than at the first upload whether it can be used.
 * @returns whether it is closed to everybody else on the machine, which only its owner can see to.
 * @throws Error whose message is for the operator: the folder cannot be made or written.
 */
export async function prepareDataFolder(dataDir: string): Promise<boolean> {
  const folder = path.resolve(dataDir);
  let isPrivate = false;
  try {
    isPrivate = makePrivateFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} ${whyUnusable(error, folder)} (DATA_DIR).`, { cause: error });
  }
  return isPrivate;
}

/** @throws Error whose message is for the operator, where a tool would fill a disk that is nearly full. */
export async function refuseFullDisk(dataDir: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<void> {
  const folder = path.resolve(dataDir);
  const room = await diskRoom(folder);
  if (room && room.freeBytes < leastFreeBytes) {
    const free = Math.floor(room.freeBytes / 1e6);
    throw new Error(
      `The disk of the data folder ${folder} is nearly full: ${free} MB are free, at least ` +
        `${Math.ceil(leastFreeBytes / 1e6)} MB are needed.`,
    );
  }
}

/** The room on the disk of a folder for whom the program runs as; null of network file systems that do not know it. */
export async function diskRoom(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // They say 0.
  return blocks > 0 ? { freeBytes: bavail * bsize, totalBytes: blocks * bsize } : null;
}

function whyUnusable(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Of the name itself, or of one above it.
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'cannot be made: there is a file of that name';
  if (!existsSync(folder)) return 'is not there, and this account may not make it';
  return 'cannot be written';
}

/**
 * Keeps the data folder for this process until `release` is called or the process ends, however it ends. Two servers
 * on one SQLite file would each empty the other's uploads under way and count their limits apart.
 * @throws Error whose message is for the operator, when another process holds the folder.
 */
export function holdDataFolder(dataDir: string): { release: () => void } {
  const folder = path.resolve(dataDir);
  // The file is not the database, so that a backup reads that one while the server runs.
  const release = lockFile(path.join(folder, LOCK_FILE_NAME));
  if (release) return { release };
  throw new Error(
    `Another Rootling process is using the data folder ${folder}. Stop it first, or give this one a folder of its ` +
      'own (DATA_DIR).',
  );
}
