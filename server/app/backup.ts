import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { putMark } from '#server/office/exports.ts';
import { thumbnailName } from '#server/photos/exports.ts';
import { copyIntoSqlite } from '#server/platform/db/copy-tables.ts';
import { openCurrentDatabase, SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { copyDatabase, DatabaseSnapshot } from '#server/platform/db/snapshot.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { syncFolder } from '#server/platform/files/sync-folder.ts';
import { ArchiveWriter, type Manifest, PHOTO_FOLDER, readArchive } from './backup-archive.ts';

/** The start of the name of a folder for an unfinished archive. */
export const STAGING = '.rootling-backup-';

export type BackupSettings = {
  /** The folder with the SQLite database; a server may be at work in it. */
  dataDir: string;
  /** The Postgres database, where it is one instead. */
  databaseUrl?: string | null;
  /** Where its photos lie, when that is not the same folder. */
  files?: FileStore;
  /** The archive to be made; its folder takes a copy of the database meanwhile. */
  archive: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
};

/**
 * Makes one archive of the database and its photos while the server runs, reads it again from end to end, and gives its
 * manifest. Only a whole archive ever has the name asked for.
 * @throws Error whose message is for the operator.
 */
export async function makeBackup(settings: BackupSettings): Promise<Manifest> {
  const { dataDir, databaseUrl, archive, now } = settings;
  const database = path.resolve(dataDir, SQLITE_FILE_NAME);
  if (!databaseUrl && !(await isThere(database))) {
    throw new Error(`There is no database at ${database} (DATA_DIR).`);
  }
  if (await isThere(archive)) throw new Error(`${archive} is there already; a backup overwrites nothing.`);
  const files = settings.files ?? (await openDiskStore(path.join(dataDir, PHOTO_FOLDER)));
  const staging = await makeStaging(path.dirname(archive));
  try {
    const unfinished = path.join(staging, 'archive.zip');
    const copy = path.join(staging, SQLITE_FILE_NAME);
    if (databaseUrl) await copyPostgres(databaseUrl, copy);
    else copyDatabase(database, copy);
    const manifest = await writeArchive(unfinished, copy, files, now);
    await readArchive(unfinished, (_name, content) => pipeline(content, nowhere()));
    await rename(unfinished, archive);
    await syncFolder(path.dirname(archive));
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Leaves word in the database that an archive was made, which nobody who looks at the program would know else
 * (PRODUCT.md#how-it-is).
 * @throws Error whose message is for the operator: the archive is good all the same.
 */
export async function leaveWord({ dataDir, databaseUrl, archive, now }: BackupSettings): Promise<void> {
  const { size } = await stat(archive);
  const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await putMark(db, 'backup', { at: now, bytes: size });
  } finally {
    await db.destroy();
  }
}

async function copyPostgres(databaseUrl: string, copy: string): Promise<void> {
  const folder = path.join(path.dirname(copy), 'rows');
  const db = await openCurrentDatabase({ databaseUrl });
  try {
    await copyIntoSqlite(db, folder);
  } finally {
    await db.destroy();
  }
  // One file, as the copy of any other is.
  copyDatabase(path.join(folder, SQLITE_FILE_NAME), copy);
}

/** Beside the archive, so that a rename gives it its name. */
async function makeStaging(folder: string): Promise<string> {
  try {
    return await mkdtemp(path.join(folder, STAGING));
  } catch (error) {
    // A folder that is made here might lie where the disk for backups was to be mounted.
    const problem = (await isThere(folder)) ? 'cannot be written' : 'does not exist';
    throw new Error(`The folder ${folder} ${problem}; the backup was to go there.`, { cause: error });
  }
}

async function writeArchive(path: string, copy: string, files: FileStore, now: number): Promise<Manifest> {
  const writer = new ArchiveWriter(path, now);
  const snapshot = new DatabaseSnapshot(copy);
  try {
    const photos = snapshot.photoFilenames();
    const gone: string[] = [];
    for (const filename of photos) {
      if (!(await addPhoto(writer, files, filename))) gone.push(filename);
    }
    if (photos.length > 0 && gone.length === photos.length) {
      throw new Error(
        'None of the photos is where the settings say that they lie (DATA_DIR, S3_BUCKET). Nothing was lost, and no backup ' +
          'was made.',
      );
    }
    snapshot.removePhotos(gone);
    for (const filename of snapshot.formFilenames()) {
      const file = await files.read(filename);
      // Deleted since the database was copied.
      if (!file) snapshot.removeForm(filename);
      else await writer.add(`${PHOTO_FOLDER}/${filename}`, file.stream, true);
    }
    const rows = snapshot.countRows();
    await writer.add(SQLITE_FILE_NAME, createReadStream(copy), true);
    return await writer.close(rows);
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    snapshot.close();
  }
}

/** Adds both files of a photo, or neither: false when it was deleted since the database was copied. */
async function addPhoto(writer: ArchiveWriter, files: FileStore, filename: string): Promise<boolean> {
  const names = [filename, thumbnailName(filename)] as const;
  // Both are open before the first is written, and what is open can be read to its end even if it is deleted now.
  const [display, thumbnail] = await Promise.all(names.map((name) => files.read(name)));
  if (!display || !thumbnail) {
    display?.stream.destroy();
    thumbnail?.stream.destroy();
    return false;
  }
  await writer.add(`${PHOTO_FOLDER}/${names[0]}`, display.stream, false);
  await writer.add(`${PHOTO_FOLDER}/${names[1]}`, thumbnail.stream, false);
  return true;
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file, { throwIfNoEntry: false })) !== undefined;
}
