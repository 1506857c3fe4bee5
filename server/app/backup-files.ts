/** The files of a backup: those of the photos and signed forms that its copy of the database names. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { filterFormFilenames } from '#server/consent/exports.ts';
import { filterPhotoFilenames, thumbnailName } from '#server/photos/exports.ts';
import { type Database, type DatabaseLocation, databaseOn, engineAt } from '#server/platform/db/open.ts';
import type { DatabaseSnapshot } from '#server/platform/db/snapshot.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type ArchiveWriter, PHOTO_FOLDER } from './backup-archive.ts';

/** The rows of the database in use, which is opened with the first question: most backups have none. */
export class RowsInUse {
  readonly #location: DatabaseLocation;
  #db: Database | undefined;

  constructor(location: DatabaseLocation) {
    this.#location = location;
  }

  async hasPhoto(filename: string): Promise<boolean> {
    return (await filterPhotoFilenames(await this.#open(), [filename])).has(filename);
  }

  async hasForm(filename: string): Promise<boolean> {
    return (await filterFormFilenames(await this.#open(), [filename])).has(filename);
  }

  async close(): Promise<void> {
    await this.#db?.destroy();
  }

  /** Neither migrated nor refused: a backup just before an upgrade is of the program before it. */
  async #open(): Promise<Database> {
    this.#db ??= databaseOn(await engineAt(this.#location));
    return this.#db;
  }
}

type Source = {
  readonly snapshot: DatabaseSnapshot;
  readonly files: FileStore;
  readonly rows: RowsInUse;
};

/**
 * Adds every file that the copy of the database names, and takes the rows out of the copy whose files are not there.
 * @returns the names of the files that are lost: nobody has deleted their rows.
 * @throws Error whose message is for the operator, when no photo at all is there.
 */
export async function addFiles(writer: ArchiveWriter, source: Source): Promise<string[]> {
  const photos = await addPhotos(writer, source);
  return [...photos, ...(await addForms(writer, source))];
}

async function addPhotos(writer: ArchiveWriter, source: Source): Promise<string[]> {
  const filenames = source.snapshot.photoFilenames();
  const absent: string[] = [];
  const lost: string[] = [];
  for (const filename of filenames) {
    const found = await addPhoto(writer, source, filename);
    if (found !== 'added') absent.push(filename);
    if (found === 'lost') lost.push(filename);
  }
  if (filenames.length > 0 && lost.length === filenames.length) {
    throw new Error(
      'None of the photos is where the settings say that they lie (DATA_DIR, S3_BUCKET). Nothing was lost, and no backup ' +
        'was made.',
    );
  }
  source.snapshot.removePhotos(absent);
  return lost;
}

async function addForms(writer: ArchiveWriter, { snapshot, files, rows }: Source): Promise<string[]> {
  const lost: string[] = [];
  for (const filename of snapshot.formFilenames()) {
    const file = await files.read(filename);
    if (file) await writer.add(`${PHOTO_FOLDER}/${filename}`, file.stream, true);
    else {
      snapshot.removeForm(filename);
      if (await rows.hasForm(filename)) lost.push(filename);
    }
  }
  return lost;
}

/** Adds both files of a photo, or neither. Rows are deleted before their files, so a file missing beside its row is lost. */
async function addPhoto(
  writer: ArchiveWriter,
  { files, rows }: Source,
  filename: string,
): Promise<'added' | 'deleted' | 'lost'> {
  const names = [filename, thumbnailName(filename)] as const;
  // Both are open before the first is written, and what is open can be read to its end even if it is deleted now.
  const [display, thumbnail] = await Promise.all(names.map((name) => files.read(name)));
  if (display && thumbnail) {
    await addBoth(writer, filename, display.stream, thumbnail.stream);
    return 'added';
  }
  display?.stream.destroy();
  thumbnail?.stream.destroy();
  if (!(await rows.hasPhoto(filename))) return 'deleted';
  const image = await files.read(filename);
  if (!image) return 'lost';
  const bytes = await buffer(image.stream);
  const made = await makeThumbnail(bytes);
  if (!made) return 'lost';
  await addBoth(writer, filename, streamOf(bytes), streamOf(made));
  return 'added';
}

async function addBoth(
  writer: ArchiveWriter,
  filename: string,
  display: Readable,
  thumbnail: Readable,
): Promise<void> {
  await writer.add(`${PHOTO_FOLDER}/${filename}`, display, false);
  await writer.add(`${PHOTO_FOLDER}/${thumbnailName(filename)}`, thumbnail, false);
}

/** A lost thumbnail is made again of its display image; null where that is broken. */
async function makeThumbnail(display: Buffer): Promise<Buffer | null> {
  // Loaded with the first one: decoders are large.
  const { makePhotoImages } = await import('#server/platform/pictures/photo-images.ts');
  const made = await makePhotoImages(display);
  return 'refused' in made ? null : made.thumbnail;
}

const streamOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });
