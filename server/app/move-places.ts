/** The two sides of a move: where they are, in words and opened. */
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import {
  giveToOwner,
  holdDataFolder,
  prepareDataFolder,
  refuseFullDisk,
} from '#server/platform/data-folder.ts';
import { isInUse } from '#server/platform/db/holding-still.ts';
import {
  type Database,
  type DatabaseLocation,
  openForMove,
  refuseUnlessThere,
  SQLITE_FILE_NAME,
} from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { isReceiving } from '#server/platform/incoming-folder.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { PHOTO_FOLDER } from './backup-archive.ts';

/** Where an installation lies, by its settings. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>;

export type OpenedPlace = {
  readonly place: Place;
  readonly db: Database;
  readonly files: FileStore;
  readonly close: () => Promise<void>;
};

/** For the operator; never with a password. */
export function wordsOfDatabase({ databaseUrl, dataDir }: Place): string {
  if (databaseUrl === null) return `the SQLite database in ${path.resolve(dataDir)}`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `the Postgres database ${decodeURIComponent(pathname.slice(1))} at ${hostname}`;
}

export function wordsOfFiles({ bucket, dataDir }: Place): string {
  return bucket ? `the bucket ${bucket.name} at ${bucket.endpoint}` : photoFolder({ dataDir });
}

export const locationOf = ({ databaseUrl, dataDir }: Place): DatabaseLocation =>
  databaseUrl === null ? { dataDir } : { databaseUrl };

const photoFolder = ({ dataDir }: Pick<Place, 'dataDir'>) => path.resolve(dataDir, PHOTO_FOLDER);

/** What speaks to a bucket is loaded where there is one. */
export async function openFiles({ bucket, dataDir }: Place): Promise<FileStore> {
  if (!bucket) return openDiskStore(photoFolder({ dataDir }));
  const { UNHURRIED } = await import('#server/platform/files/s3-client.ts');
  const { openS3Store } = await import('#server/platform/files/s3-store.ts');
  return openS3Store(bucket, { patience: UNHURRIED });
}

/**
 * Opens a side of a move for itself alone.
 * @throws Error whose message is for the operator, when it cannot be used, or another process uses it.
 */
export async function openPlace(place: Place, part: 'leave' | 'arrive'): Promise<OpenedPlace> {
  const { dataDir } = place;
  if (part === 'leave') await refuseUnlessThere(locationOf(place));
  else {
    await prepareDataFolder(dataDir);
    await refuseFullDisk(dataDir);
  }
  const release = place.databaseUrl === null ? holdDataFolder(dataDir).release : () => {};
  let db: Database | undefined;
  try {
    db = await openForMove(locationOf(place), part);
    if (place.databaseUrl !== null) await refuseInUse(place, db);
    return { place, db, files: await openFiles(place), close: () => closeAll(db, release, dataDir) };
  } catch (error) {
    await closeAll(db, release, dataDir);
    throw error;
  }
}

async function closeAll(db: Database | undefined, release: () => void, dataDir: string): Promise<void> {
  await db?.destroy();
  release();
  giveToOwner(dataDir);
}

async function refuseInUse(place: Place, db: Database): Promise<void> {
  if (!(await isReceiving(place.dataDir)) && !(await isInUse(db))) return;
  throw new Error(
    `Another Rootling process is using ${wordsOfDatabase(place)}. Stop all of them first, on every machine.`,
  );
}

/** Whether there is a database to look at: in a folder none is made for a look. */
export async function hasDatabase({ databaseUrl, dataDir }: Place): Promise<boolean> {
  if (databaseUrl !== null) return true;
  const found = await stat(path.join(dataDir, SQLITE_FILE_NAME), { throwIfNoEntry: false });
  return found !== undefined;
}

/** Whether both have their files in one place, so that they stay where they are. */
export function haveSameFiles(one: Place, other: Place): boolean {
  return wordsOfFiles(one) === wordsOfFiles(other);
}

/** Bytes that are free in a folder, or in the next one above it that is there; null where that is not known. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    return blocks > 0 ? bavail * bsize : null;
  } catch {
    const above = path.dirname(folder);
    return above === folder ? null : freeBytes(above);
  }
}
