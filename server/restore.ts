import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Manifest, PHOTO_FOLDER, readArchive } from './backup-archive.ts';
import { holdDataFolder, LOCK_FILE_NAME, prepareDataFolder } from './data-folder.ts';
import { SQLITE_FILE_NAME } from './db/open.ts';
import { DatabaseSnapshot } from './db/snapshot.ts';
import { DELETIONS_FILE_NAME } from './deletions/deletions-file.service.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './files/private-files.ts';
import { syncFolder } from './files/sync-folder.ts';
import { thumbnailName } from './photos/photo-files.service.ts';

/**
 * What may lie in a folder that nothing else has been put into: our lock, what a new ext4 disk begins with, and the file by
 * which the next start deletes again what was deleted since the backup (§19). No archive holds it, so none overwrites it.
 */
const LIES_IN_EMPTY_FOLDERS: readonly string[] = [LOCK_FILE_NAME, 'lost+found', DELETIONS_FILE_NAME];

/**
 * Puts the database and the photos of an archive into an empty data folder, once all of it has been found whole, and
 * gives its manifest. When it fails, the folder is as empty as before.
 * @throws Error whose message is for the operator.
 */
export async function restoreBackup(archive: string, dataDir: string): Promise<Manifest> {
  await refuseUnlessThere(archive);
  await prepareDataFolder(dataDir);
  const hold = holdDataFolder(dataDir);
  try {
    await refuseUnlessEmpty(dataDir);
    return await unpackInto(dataDir, archive);
  } finally {
    hold.release();
  }
}

/** Before a folder is made for it. */
async function refuseUnlessThere(archive: string): Promise<void> {
  const found = await stat(archive, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no backup at ${archive}.`);
  if (!found.isFile()) throw new Error(`${archive} is no file, and so no backup.`);
}

async function refuseUnlessEmpty(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).filter((name) => !LIES_IN_EMPTY_FOLDERS.includes(name));
  if (found.length === 0) return;
  throw new Error(
    `${path.resolve(dataDir)} is not empty; a backup is restored into an empty folder only (DATA_DIR).`,
  );
}

async function unpackInto(dataDir: string, archive: string): Promise<Manifest> {
  // Inside the folder, which may be a disk of its own; under another name, so that half a restore is never started.
  const staging = path.join(dataDir, 'restoring');
  const photos = path.join(staging, PHOTO_FOLDER);
  try {
    await mkdir(photos, { recursive: true, mode: PRIVATE_FOLDER });
    const manifest = await readArchive(archive, (name, content) =>
      pipeline(
        content,
        createWriteStream(path.join(staging, name), { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
      ),
    );
    checkDatabase(path.join(staging, SQLITE_FILE_NAME), manifest);
    await syncFolder(photos);
    await rename(photos, path.join(dataDir, PHOTO_FOLDER));
    await rename(path.join(staging, SQLITE_FILE_NAME), path.join(dataDir, SQLITE_FILE_NAME));
    await syncFolder(dataDir);
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function checkDatabase(file: string, manifest: Manifest): void {
  const snapshot = new DatabaseSnapshot(file);
  try {
    const errors = snapshot.findErrors();
    if (errors.length > 0) throw new Error(`The database of the backup is damaged: ${errors.join('; ')}.`);
    if (!isDeepStrictEqual(snapshot.countRows(), manifest.rows)) {
      throw new Error('The database of the backup does not have the rows that its manifest counts.');
    }
    const names = new Set(manifest.files.map(({ name }) => name));
    const photos = snapshot.photoFilenames().flatMap((filename) => [filename, thumbnailName(filename)]);
    const needed = [...photos, ...snapshot.formFilenames()];
    const missing = needed.filter((name) => !names.has(`${PHOTO_FOLDER}/${name}`));
    if (missing.length > 0) throw new Error(`The backup is without ${missing.length} of its files.`);
  } finally {
    snapshot.close();
  }
}
