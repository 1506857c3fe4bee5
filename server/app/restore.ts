import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { putMark } from '#server/office/exports.ts';
import { thumbnailName } from '#server/photos/exports.ts';
import {
  giveToOwner,
  holdDataFolder,
  LIES_IN_EMPTY_FOLDERS,
  listedNames,
  prepareDataFolder,
  refuseFullDisk,
} from '#server/platform/data-folder.ts';
import { copyIntoPostgres } from '#server/platform/db/copy-tables.ts';
import { isDatabaseAway } from '#server/platform/db/errors.ts';
import {
  type Database,
  openDatabase,
  openNewOrCurrentDatabase,
  SQLITE_FILE_NAME,
} from '#server/platform/db/open.ts';
import { DatabaseSnapshot } from '#server/platform/db/snapshot.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { type FileStore, StorageUnavailable } from '#server/platform/files/file-store.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/platform/files/private-files.ts';
import { syncFolder } from '#server/platform/files/sync-folder.ts';
import { isStorageFull } from '#server/platform/storage-errors.ts';
import { type Manifest, PHOTO_FOLDER, readArchive } from './backup-archive.ts';

/** With Postgres a program that has run leaves this in its folder. */
const LIES_BESIDE_POSTGRES: readonly string[] = [...LIES_IN_EMPTY_FOLDERS, 'incoming'];

/** Where an archive is unpacked, inside the folder, which may be a disk of its own: half a restore is never started. */
const STAGING = 'restoring';

/** Files that a bucket takes at the same time. */
const FILES_AT_ONCE = 8;

export type RestoreSettings = {
  /** A file, or its bytes: for an archive that only somebody else may read. */
  readonly archive: string | Readable;
  /** Where the database and the photos go, and where the archive is unpacked in any case. */
  readonly dataDir: string;
  /** The Postgres database that takes the rows instead. */
  readonly databaseUrl?: string | null;
  /** The bucket that takes the photos instead. */
  readonly bucket?: FileStore | undefined;
};

/**
 * Puts the database and the photos of an archive where nothing is yet, once all of it has been found whole, and gives its
 * manifest: so many rows and such files are there then. When it fails, the folder and the database are as empty as before; a
 * bucket may have photos then. Cut off, the same restore can be tried again.
 * @throws Error whose message is for the operator.
 */
export async function restoreBackup(settings: RestoreSettings): Promise<Manifest> {
  const { archive, dataDir, databaseUrl } = settings;
  if (typeof archive === 'string') await refuseUnlessThere(archive);
  await prepareDataFolder(dataDir);
  await refuseFullDisk(dataDir);
  const hold = holdDataFolder(dataDir);
  try {
    await refuseUnlessEmpty(dataDir, databaseUrl ? LIES_BESIDE_POSTGRES : LIES_IN_EMPTY_FOLDERS);
    if (!databaseUrl) return await unpackInto(settings, null);
    const db = await openNewOrCurrentDatabase({ databaseUrl });
    try {
      await refuseUnlessNobodyIsIn(db);
      return await unpackInto(settings, db);
    } finally {
      await db.destroy();
    }
  } finally {
    hold.release();
    giveToOwner(dataDir);
  }
}

/** Before a folder is made for it. */
async function refuseUnlessThere(archive: string): Promise<void> {
  const found = await stat(archive, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no backup at ${archive}.`);
  if (!found.isFile()) throw new Error(`${archive} is no file, and so no backup.`);
}

async function refuseUnlessEmpty(dataDir: string, mayLie: readonly string[]): Promise<void> {
  const names = await readdir(dataDir);
  const ofCutOff = names.includes(STAGING) ? [STAGING, PHOTO_FOLDER] : [];
  const found = names.filter((name) => ![...mayLie, ...ofCutOff].includes(name));
  if (found.length === 0) return;
  const home = found.some((name) => name.startsWith('.'))
    ? ' Programs leave names that begin with a dot in the home of an account: give the account another home (docs/OPERATING.md, ' +
      '"Under systemd").'
    : '';
  throw new Error(
    `${path.resolve(dataDir)} is not empty: in it ${listedNames(found.toSorted())}. A backup is restored into an empty folder ` +
      `only (DATA_DIR).${home}`,
  );
}

/** A program that was started too early has left its species and settings, which nobody misses. */
async function refuseUnlessNobodyIsIn(db: Database): Promise<void> {
  const [somebody] = await db.selectFrom('users').select('id').limit(1).execute();
  if (!somebody) return;
  throw new Error(
    'The Postgres database has accounts; a backup is restored into an empty one only (DATABASE_URL).',
  );
}

/** Explains to the operator why the archive broke off. */
function whyCutOff(error: unknown): unknown {
  const because = (words: string) => new Error(`${words}, restore the backup again.`, { cause: error });
  if (isStorageFull(error)) return because('There is no room left for the backup. When there is');
  if (isDatabaseAway(error)) return because('The database does not answer any more. When it does');
  if (error instanceof StorageUnavailable) {
    return because('The bucket does not answer, or takes nothing. When it does');
  }
  return error;
}

async function unpackInto(settings: RestoreSettings, db: Database | null): Promise<Manifest> {
  const { archive, dataDir, bucket } = settings;
  const staging = path.join(dataDir, STAGING);
  const photos = path.join(staging, PHOTO_FOLDER);
  const writeTo = (name: string) =>
    createWriteStream(path.join(staging, name), { flags: 'wx', mode: PRIVATE_FILE, flush: true });
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(photos, { recursive: true, mode: PRIVATE_FOLDER });
    const handedIn = path.join(staging, 'archive.zip');
    if (typeof archive !== 'string') await pipeline(archive, writeTo('archive.zip'));
    const manifest = await readArchive(typeof archive === 'string' ? archive : handedIn, (name, content) =>
      pipeline(content, writeTo(name)),
    );
    checkDatabase(path.join(staging, SQLITE_FILE_NAME), manifest);
    await markRestored(staging, manifest);
    if (bucket) await putInto(bucket, photos);
    await compareFiles(bucket ?? (await openDiskStore(photos)), manifest);
    if (!bucket) await placePhotos(photos, path.join(dataDir, PHOTO_FOLDER), manifest);
    if (db) {
      await copyIntoPostgres(staging, db).catch(async (error: unknown) => {
        // All is as it was before, so that it can be tried again.
        if (!bucket) await rm(path.join(dataDir, PHOTO_FOLDER), { recursive: true, force: true });
        throw error;
      });
    } else await rename(path.join(staging, SQLITE_FILE_NAME), path.join(dataDir, SQLITE_FILE_NAME));
    await syncFolder(dataDir);
    return manifest;
  } catch (error) {
    throw whyCutOff(error);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** From this the first start knows that what was cancelled since the backup is back (PRODUCT.md#what-goes-by-the-clock). */
async function markRestored(folder: string, { takenAt }: Manifest): Promise<void> {
  // An archive may be older than this program, and have no place for the mark.
  const db = await openDatabase({ dataDir: folder });
  try {
    await putMark(db, 'restored', { at: Date.now(), takenAt: Date.parse(takenAt) });
  } finally {
    await db.destroy();
  }
}

/** Those of the same archive may be there already, of a restore that was cut off; others are nobody's to remove. */
async function placePhotos(photos: string, folder: string, { files }: Manifest): Promise<void> {
  const known = new Set(files.map(({ name }) => name));
  const there = existsSync(folder) ? await readdir(folder) : [];
  const others = there.filter((name) => !known.has(`${PHOTO_FOLDER}/${name}`));
  if (others.length > 0) {
    throw new Error(
      `${path.resolve(folder)} has files that are not of this backup: in it ${listedNames(others.toSorted())}. If a restore of ` +
        'another backup left them, delete that folder, and restore again.',
    );
  }
  await syncFolder(photos);
  await rm(folder, { recursive: true, force: true });
  await rename(photos, folder);
}

async function putInto(bucket: FileStore, folder: string): Promise<void> {
  await eightAtOnce(await readdir(folder), async (name) =>
    bucket.put(name, await readFile(path.join(folder, name))),
  );
}

/** Reads every file once more where it came to. */
async function compareFiles(store: FileStore, { files }: Manifest): Promise<void> {
  const photos = files.filter(({ name }) => name !== SQLITE_FILE_NAME);
  await eightAtOnce(photos, async ({ name, sha256 }) => {
    const found = await store.read(path.basename(name));
    const hash = createHash('sha256');
    for await (const chunk of found?.stream ?? []) hash.update(chunk);
    if (found && hash.digest('hex') === sha256) return;
    throw new Error(
      `The file ${name} differs from the backup at its new place. Look at that disk or bucket first.`,
    );
  });
}

async function eightAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const workNext = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, workNext));
}

function checkDatabase(file: string, manifest: Manifest): void {
  const snapshot = new DatabaseSnapshot(file);
  try {
    const errors = snapshot.findErrors();
    if (errors.length > 0) throw new Error(`The database of the backup is damaged: ${errors.join('; ')}.`);
    const rows = snapshot.countRows();
    const other = Object.keys({ ...rows, ...manifest.rows }).find((it) => rows[it] !== manifest.rows[it]);
    if (other !== undefined) {
      throw new Error(
        `The database of the backup does not have the rows that its manifest counts: of the table ${other} it has ` +
          `${rows[other] ?? 'none'}, and not ${manifest.rows[other] ?? 'any'}.`,
      );
    }
    const names = new Set(manifest.files.map(({ name }) => name));
    const photos = snapshot.photoFilenames().flatMap((filename) => [filename, thumbnailName(filename)]);
    const needed = [...photos, ...snapshot.formFilenames()];
    const missing = needed.filter((name) => !names.has(`${PHOTO_FOLDER}/${name}`));
    if (missing.length > 0) {
      throw new Error(`The backup lacks ${missing.length} of its files, such as ${missing[0]}.`);
    }
  } finally {
    snapshot.close();
  }
}
