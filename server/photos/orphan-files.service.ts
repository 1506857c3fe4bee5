import type { Platform } from '#server/platform.ts';
import { displayNameOf } from './photo-files.service.ts';
import { filterPhotoFilenames } from './photos.store.ts';

/**
 * An upload writes a photo's files and then its row, here or in another process; it is never as slow as this, nor are
 * the clocks of a process and its storage as far apart.
 */
export const ORPHAN_AFTER_MS = 60 * 60 * 1000;
const BATCH = 500;

async function wasWrittenBefore(platform: Platform, name: string, moment: number): Promise<boolean> {
  const file = await platform.files.read(name);
  file?.stream.destroy();
  return file !== null && file.modifiedAt < moment;
}

async function sweepAmong(platform: Platform, names: readonly string[], moment: number): Promise<number> {
  const known = await filterPhotoFilenames(
    platform.db,
    names.flatMap((name) => displayNameOf(name) ?? []),
  );
  let deleted = 0;
  for (const name of names) {
    const displayName = displayNameOf(name);
    if (displayName === null || known.has(displayName)) continue;
    if (!(await wasWrittenBefore(platform, name, moment))) continue;
    await platform.files.delete(name);
    deleted += 1;
  }
  return deleted;
}

/**
 * Deletes the pictures that no row knows: what a crash left between writing a photo's files and its row, or between
 * deleting the row and the files (RULINGS 32). Photos may come and go meanwhile, here and in other processes.
 * @param moment only what was written before it is looked at: it has its row by now or will never have one.
 * @param batch as many names as one query asks about.
 * @returns how many files were deleted.
 */
export async function sweepOrphanFiles(
  platform: Platform,
  moment = platform.clock() - ORPHAN_AFTER_MS,
  batch = BATCH,
): Promise<number> {
  let deleted = 0;
  let names: string[] = [];
  for await (const name of platform.files.list()) {
    names.push(name);
    if (names.length < batch) continue;
    deleted += await sweepAmong(platform, names, moment);
    names = [];
  }
  return deleted + (await sweepAmong(platform, names, moment));
}
