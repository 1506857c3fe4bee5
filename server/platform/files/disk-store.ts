import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFileName, type FileStore, isFileName } from './file-store.ts';
import { closeFile, closeToOthers, isClosedToOthers, PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts';
import { syncFolder } from './sync-folder.ts';

const UNFINISHED = '.unfinished-';
const NAMES_AT_ONCE = 1000;
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Keeps files in a folder, which it makes if need be, one file per object. Throws when the folder cannot be made or
 * written. More than one process may use the folder; `isAlone` says that none does, so that whatever is half written
 * was left by a crash.
 */
export async function openDiskStore(folder: string, { isAlone = false } = {}): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await closeOldFiles(folder);
  await removeAbandonedFiles(folder, isAlone ? Number.NEGATIVE_INFINITY : ABANDONED_AFTER_MS);

  return {
    async put(name, bytes) {
      const path = join(folder, checkFileName(name));
      const unfinished = await writeUnfinished(folder, bytes);
      try {
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async read(name, range) {
      const file = await openIfThere(join(folder, checkFileName(name)));
      if (!file) return null;
      try {
        const { size, mtimeMs } = await file.stat();
        const stream = file.createReadStream(range && { start: range.first, end: range.last });
        return { stream, size, modifiedAt: Math.floor(mtimeMs) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(name) {
      await rm(join(folder, checkFileName(name)), { force: true });
      await syncFolder(folder);
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        if (entry.isFile() && isFileName(entry.name)) yield entry.name;
      }
    },

    async checkWritable() {
      await rm(await writeUnfinished(folder, new Uint8Array(1)));
    },
  };
}

/** Writes a new file beside the objects, so that a rename makes it one of them, and gives its path. */
async function writeUnfinished(folder: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, UNFINISHED + randomUUID());
  const file = await open(path, 'wx', PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return path;
}

/**
 * Closes the files of a folder that an earlier program left open to others, and at last the folder: a start that is cut
 * short begins anew, and the next one finds it closed and need not look at a million files.
 */
async function closeOldFiles(folder: string): Promise<void> {
  if (isClosedToOthers(folder)) return;
  for await (const entry of await opendir(folder, { bufferSize: NAMES_AT_ONCE })) {
    if (entry.isFile()) closeFile(join(folder, entry.name));
  }
  closeToOthers(folder);
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes what a crash left half written: it may be a child's picture. A young one may belong to another process;
 * age is told by the folder's own clock, which need not be this machine's.
 */
async function removeAbandonedFiles(folder: string, afterMs: number): Promise<void> {
  // Empty, which a full disk takes too.
  const probe = await writeUnfinished(folder, new Uint8Array(0));
  const now = (await stat(probe)).mtimeMs;
  await rm(probe);
  for await (const entry of await opendir(folder)) {
    if (!entry.name.startsWith(UNFINISHED)) continue;
    const path = join(folder, entry.name);
    const found = await stat(path, { throwIfNoEntry: false });
    if (found && now - found.mtimeMs > afterMs) await rm(path, { force: true });
  }
}
