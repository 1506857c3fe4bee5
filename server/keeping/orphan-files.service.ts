import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { filterFormFilenames, isFormFile } from '#server/consent/exports.ts';
import { displayNameOf, filterPhotoFilenames } from '#server/photos/exports.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * An upload writes a photo's files and then its row, here or in another process; it is never as slow as this, nor are
 * the clocks of a process and its storage as far apart.
 */
export const ORPHAN_AFTER_MS = RETENTION.strayFiles.kept;
const BATCH = 500;

type Storage = Pick<Platform, 'db' | 'files'>;

async function wasWrittenBefore({ files }: Storage, name: string, timestamp: number): Promise<boolean> {
  const file = await files.read(name);
  file?.stream.destroy();
  return file !== null && file.modifiedAt < timestamp;
}

async function* orphansAmong(
  storage: Storage,
  names: readonly string[],
  timestamp: number,
): AsyncGenerator<string> {
  const known = await filterPhotoFilenames(
    storage.db,
    names.flatMap((name) => displayNameOf(name) ?? []),
  );
  const forms = await filterFormFilenames(storage.db, names.filter(isFormFile));
  for (const name of names) {
    const displayName = displayNameOf(name);
    const isKnown = isFormFile(name) ? forms.has(name) : displayName === null || known.has(displayName);
    if (isKnown) continue;
    if (await wasWrittenBefore(storage, name, timestamp)) yield name;
  }
}

async function* orphanFiles(storage: Storage, timestamp: number, batch: number): AsyncGenerator<string> {
  let names: string[] = [];
  for await (const name of storage.files.list()) {
    names.push(name);
    if (names.length < batch) continue;
    yield* orphansAmong(storage, names, timestamp);
    names = [];
  }
  yield* orphansAmong(storage, names, timestamp);
}

/**
 * Deletes the pictures and the signed forms that no row knows: what a crash left between writing a photo's files and
 * its row, or between deleting the row and the files (PRODUCT.md#stored-pictures). Photos may come and go meanwhile,
 * here and in other processes.
 * @param moment only what was written before it is looked at: it has its row by now or will never have one.
 * @param batch as many names as one query asks about.
 * @returns how many files were deleted.
 */
export async function sweepOrphanFiles(
  platform: Storage & Pick<Platform, 'clock'>,
  timestamp = platform.clock() - ORPHAN_AFTER_MS,
  batch = BATCH,
): Promise<number> {
  let deleted = 0;
  for await (const name of orphanFiles(platform, timestamp, batch)) {
    await platform.files.delete(name);
    deleted += 1;
  }
  return deleted;
}

/** Counts what `sweepOrphanFiles` would delete; it only reads. */
export async function countOrphanFiles(storage: Storage & Pick<Platform, 'clock'>): Promise<number> {
  let found = 0;
  for await (const _ of orphanFiles(storage, storage.clock() - ORPHAN_AFTER_MS, BATCH)) found += 1;
  return found;
}
