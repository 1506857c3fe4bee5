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

/** An account's four uploads leave as many when they are cut off at once, each a picture and its thumbnail. */
const LEFT_BY_AN_ACCOUNT = 8;
/** Beyond that, files without a row are believed where there are so many known ones to each, */
const KNOWN_TO_EACH = 10;
/** and no more of them than every process of a large installation leaves when all are cut off. */
const LEFT_AT_MOST = 100;

type Storage = Pick<Platform, 'db' | 'files'>;

export type Sweep = {
  /** Only what was written before it is looked at: it has its row by now or will never have one. An hour ago unless given. */
  readonly timestamp?: number | undefined;
  /** As many names as one query asks about. */
  readonly batch?: number;
  /** The operator has looked whether the database is the right one. */
  readonly takesAll?: boolean | undefined;
};
type Look = Storage & Required<Pick<Sweep, 'batch'>> & { readonly timestamp: number };

/** More files without a row than a crash leaves: the database may be another one, or older than the files. */
export class StrayFilesInDoubt extends Error {
  constructor(found: number) {
    const many = found > LEFT_AT_MOST ? `More than ${LEFT_AT_MOST}` : found;
    super(
      `${many} stored files belong to no photo and no signed form of this database. A crash leaves fewer, so it may be the wrong ` +
        'database or an older one, and none of them was deleted. Look at DATA_DIR, DATABASE_URL and S3_BUCKET, and whether a ' +
        'backup has yet to be restored. If this is the right database, npm run housekeeping -- --all-stray-files deletes them.',
    );
  }
}

async function wasWrittenBefore({ files }: Storage, name: string, timestamp: number): Promise<boolean> {
  const file = await files.read(name);
  file?.stream.destroy();
  return file !== null && file.modifiedAt < timestamp;
}

/** The files of a storage, as far as it was looked at. */
type Seen = { known: number };

async function* orphansAmong(look: Look, names: readonly string[], seen: Seen): AsyncGenerator<string> {
  const photos = await filterPhotoFilenames(
    look.db,
    names.flatMap((name) => displayNameOf(name) ?? []),
  );
  const forms = await filterFormFilenames(look.db, names.filter(isFormFile));
  for (const name of names) {
    const displayName = displayNameOf(name);
    if (!isFormFile(name) && displayName === null) continue;
    const isKnown = displayName === null ? forms.has(name) : photos.has(displayName);
    if (isKnown) seen.known += 1;
    else if (await wasWrittenBefore(look, name, look.timestamp)) yield name;
  }
}

async function* orphanFiles(look: Look, seen: Seen = { known: 0 }): AsyncGenerator<string> {
  let names: string[] = [];
  for await (const name of look.files.list()) {
    names.push(name);
    if (names.length < look.batch) continue;
    yield* orphansAmong(look, names, seen);
    names = [];
  }
  yield* orphansAmong(look, names, seen);
}

/** @throws StrayFilesInDoubt where they are more than a crash leaves; no more names than that are held in memory. */
async function believedOrphans(look: Look): Promise<readonly string[]> {
  const orphans: string[] = [];
  const seen = { known: 0 };
  for await (const name of orphanFiles(look, seen)) {
    orphans.push(name);
    if (orphans.length > LEFT_AT_MOST) throw new StrayFilesInDoubt(orphans.length);
  }
  const few = Math.max(LEFT_BY_AN_ACCOUNT, Math.floor(seen.known / KNOWN_TO_EACH));
  if (orphans.length > few) throw new StrayFilesInDoubt(orphans.length);
  return orphans;
}

type Dependencies = Storage & Pick<Platform, 'clock'>;

/** The names of what a sweep takes. @throws StrayFilesInDoubt as `sweepOrphanFiles`. */
async function* taken(
  platform: Dependencies,
  { timestamp = platform.clock() - ORPHAN_AFTER_MS, batch = BATCH, takesAll = false }: Sweep,
): AsyncGenerator<string> {
  const look = { db: platform.db, files: platform.files, timestamp, batch };
  yield* takesAll ? orphanFiles(look) : await believedOrphans(look);
}

/**
 * Deletes the pictures and the signed forms that no row knows: what a crash left between writing a photo's files and
 * its row, or between deleting the row and the files (PRODUCT.md#stored-pictures). Photos may come and go meanwhile,
 * here and in other processes.
 * @returns how many files were deleted.
 * @throws StrayFilesInDoubt where they are more than a crash leaves, unless all are to be taken; nothing is deleted then.
 */
export async function sweepOrphanFiles(platform: Dependencies, sweep: Sweep = {}): Promise<number> {
  let deleted = 0;
  for await (const name of taken(platform, sweep)) {
    await platform.files.delete(name);
    deleted += 1;
  }
  return deleted;
}

/** Counts what `sweepOrphanFiles` would delete; it only reads. @throws StrayFilesInDoubt as that. */
export async function countOrphanFiles(platform: Dependencies, sweep: Sweep = {}): Promise<number> {
  let found = 0;
  for await (const _ of taken(platform, sweep)) found += 1;
  return found;
}
