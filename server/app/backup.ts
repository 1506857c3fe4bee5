import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { putMark } from '#server/office/exports.ts';
import { copyIntoSqlite } from '#server/platform/db/copy-tables.ts';
import { openCurrentDatabase, SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { copyDatabase, DatabaseSnapshot } from '#server/platform/db/snapshot.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { syncFolder } from '#server/platform/files/sync-folder.ts';
import { ArchiveWriter, type Manifest, PHOTO_FOLDER, readArchive } from './backup-archive.ts';
import { addFiles, RowsInUse } from './backup-files.ts';

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

/** The manifest of an archive, and the names of lost files: nobody deleted what they belong to, and it is not in the archive. */
export type Backup = Manifest & { readonly lost: readonly string[] };

/**
 * Makes one archive of the database and its photos while the server runs, reads it again from end to end, and gives its
 * manifest. Only a whole archive ever has the name asked for.
 * @throws Error whose message is for the operator.
 */
export async function makeBackup(settings: BackupSettings): Promise<Backup> {
  const { dataDir, databaseUrl, archive } = settings;
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
    const backup = await writeArchive(unfinished, copy, files, settings);
    await readArchive(unfinished, (_name, content) => pipeline(content, nowhere()));
    await rename(unfinished, archive);
    await syncFolder(path.dirname(archive));
    return backup;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Leaves word in the database that an archive was made, which nobody who looks at the program would know else
 * (PRODUCT.md#how-it-is).
 * @throws Error whose message is for the operator: the archive is good all the same.
 */
export async function leaveWord(
  { dataDir, databaseUrl, archive, now }: BackupSettings,
  { lost }: Pick<Backup, 'lost'>,
): Promise<void> {
  const { size } = await stat(archive);
  const db = await openCurrentDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await putMark(db, 'backup', { at: now, bytes: size, lost: lost.length });
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

async function writeArchive(
  path: string,
  copy: string,
  files: FileStore,
  { databaseUrl, dataDir, now }: BackupSettings,
): Promise<Backup> {
  const writer = new ArchiveWriter(path, now);
  const snapshot = new DatabaseSnapshot(copy);
  const rows = new RowsInUse(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const lost = await addFiles(writer, { snapshot, files, rows });
    const counted = snapshot.countRows();
    await writer.add(SQLITE_FILE_NAME, createReadStream(copy), true);
    return { ...(await writer.close(counted)), lost };
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    snapshot.close();
    await rows.close();
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file, { throwIfNoEntry: false })) !== undefined;
}
