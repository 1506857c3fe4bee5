import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder, PRIVATE_FOLDER } from '#server/platform/files/private-files.ts';
import { lockFile } from './file-lock.ts';

const LOCK_FILE_NAME = 'lock';

export type IncomingFolder = { folder: string; release: () => Promise<void> };

/**
 * Makes the folder in which this process receives uploads, and removes those of processes that have ended: what a crash
 * left in them are originals, with the place where a child was. Processes may share a data folder.
 */
export async function holdIncomingFolder(dataDir: string): Promise<IncomingFolder> {
  const incoming = path.join(dataDir, 'incoming');
  makePrivateFolder(incoming);
  const left = (await readdir(incoming, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  await Promise.all(left.map(({ name }) => removeUnlessHeld(path.join(incoming, name))));
  for (;;) {
    const folder = path.join(incoming, randomUUID());
    await mkdir(folder, { mode: PRIVATE_FOLDER });
    const release = lockFolder(folder);
    // Another process that just starts may have taken the folder, still without its lock, for one that was left.
    if (release && existsSync(lockIn(folder))) return { folder, release: () => removeAnd(folder, release) };
    release?.();
  }
}

function lockIn(folder: string): string {
  return path.join(folder, LOCK_FILE_NAME);
}

/** Null when another process has the lock, or has just removed the folder. */
function lockFolder(folder: string): (() => void) | null {
  try {
    return lockFile(lockIn(folder));
  } catch (error) {
    if (existsSync(folder)) throw error;
    return null;
  }
}

async function removeUnlessHeld(folder: string): Promise<void> {
  const release = lockFolder(folder);
  if (release) await removeAnd(folder, release);
}

async function removeAnd(folder: string, release: () => void): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } finally {
    release();
  }
}
