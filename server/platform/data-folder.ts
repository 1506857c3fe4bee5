import { type Dirent, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isClosedToOthers, makePrivateFolder } from '#server/platform/files/private-files.ts';
import { lockFile } from './file-lock.ts';

export const LOCK_FILE_NAME = 'rootling.lock';
/** Room that is kept for what is small (disk-reserve.ts). */
export const RESERVE_FILE_NAME = 'reserve';

/** With one of these a folder has been ours before. */
const OURS: readonly string[] = ['rootling.sqlite', 'photos', 'incoming'];

/**
 * Files that may lie in an otherwise empty folder: our lock, a new ext4 disk's own, and the list by which the next
 * start repeats deletions since the backup (PRODUCT.md#the-proof-of-deletion). No archive holds that list, so none
 * overwrites it.
 */
export const LIES_IN_EMPTY_FOLDERS: readonly string[] = [
  LOCK_FILE_NAME,
  RESERVE_FILE_NAME,
  'lost+found',
  'deletions.jsonl',
];
const MOST_NAMED = 5;

/** Some photos of one class, and the write-ahead log: with less the first afternoon would end in refused uploads. */
export const LEAST_FREE_BYTES = 50_000_000;

/**
 * Makes the data folder if need be, and finds out at the start rather than at the first upload whether it can be used.
 * @returns whether it is closed to everybody else on the machine, which only its owner can see to.
 * @throws Error whose message is for the operator: the folder cannot be made or written.
 */
export async function prepareDataFolder(dataDir: string): Promise<boolean> {
  const folder = path.resolve(dataDir);
  refuseUnlessItsOwn(folder);
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

/** True when root works in another account's folder; that account may then be unable to open new files. */
export function isFolderOfAnother(dataDir: string): boolean {
  if (process.getuid?.() !== 0) return false;
  return (statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0) !== 0;
}

/** Gives what root has made in a folder of another account to that account, once a tool is done with it. */
export function giveToOwner(dataDir: string): void {
  if (!isFolderOfAnother(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dataDir, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    // A second name may be that of a file elsewhere, which is nobody's to take.
    const isOnlyHere = found?.isDirectory() || found?.nlink === 1;
    if (found?.uid === 0 && isOnlyHere) lchownSync(file, uid, gid);
  }
}

/** The room on the disk of a folder for whom the program runs as; null of network file systems that do not know it. */
export async function diskRoom(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // They say 0.
  return blocks > 0 ? { freeBytes: bavail * bsize, totalBytes: blocks * bsize } : null;
}

/**
 * A folder that others use is not closed to them: whoever runs this as root would shut everybody out of /srv or /tmp, and a
 * restore would find no empty folder.
 */
function refuseUnlessItsOwn(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory() || isClosedToOthers(folder)) return;
  const entries = entriesIn(folder);
  if (entries.some(({ name }) => OURS.includes(name))) return;
  // Files may be of the operator, such as own terms.
  const others = entries
    .filter((entry) => entry.isDirectory() && !/^\.|^lost\+found$/.test(entry.name))
    .map(({ name }) => name);
  if (others.length === 0) return;
  throw new Error(
    `The data folder ${folder} is one that others use: in it ${listedNames(others)}. Name a folder of its own, such as ` +
      `${path.join(folder, 'rootling')} (DATA_DIR).`,
  );
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Names of what lies in a folder, for a sentence: the first of them where there are many. */
export function listedNames(names: readonly string[]): string {
  const [first, more] = [names.slice(0, MOST_NAMED), names.length - MOST_NAMED];
  const are = names.length === 1 ? 'is' : 'are';
  return `${are} ${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function whyUnusable(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // The path itself, or one above it, is a file.
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'cannot be made: there is a file of that name';
  if (code === 'EROFS') return 'lies on a disk that cannot be written';
  // As the system says it of what is no disk.
  if (code === 'ENOENT') return 'cannot be made: no folders are made there';
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
