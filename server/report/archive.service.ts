import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { ReportQuery } from '#domain/contract/report/report.ts';
import { filterPhotoFilenames } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { archiveTexts, photoPaths } from './archive-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';

/** A project in an archive. */
export type ArchivedProject = {
  /** Where it lies, with a slash at the end; empty where it is alone. */
  readonly folder: string;
  readonly contents: ProjectContents;
  /** In which language its texts are, and where the child is. */
  readonly query: Pick<ReportQuery, 'timeZone' | 'language'>;
  /** Makers of the documents by name, each called in turn. */
  readonly pdfs: Readonly<Record<string, () => Promise<Buffer>>>;
};

type Sources = {
  readonly db: Queries;
  readonly files: FileStore;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Texts that lie beside the projects, by name. */
  readonly texts?: ReadonlyMap<string, string>;
};

/** Adds one file, and is done once the file has been read to its end. */
type Add = (name: string, content: Readable | Buffer) => Promise<void>;

/**
 * Everything of some projects as a ZIP that is made as fast as it is read, one file after the other, so that no more than a
 * piece of a photo is in memory. It breaks off when a photo is deleted meanwhile: half of an archive is none. A photo whose
 * file is lost is left out, and named in a text.
 */
export function openArchive(projects: readonly ArchivedProject[], sources: Sources): Readable {
  const zip = new yazl.ZipFile();
  // Passes on what yazl writes; its type says less than it is.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const mtime = new Date(sources.now);

  let open: Readable | undefined;
  // A browser that goes away leaves a photo half read.
  output.once('close', () => open?.destroy());
  const add: Add = async (name, content) => {
    open = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    if (output.destroyed) open.destroy();
    else zip.addReadStream(open, name, { compress: !/\.(jpg|pdf)$/.test(name), mtime });
    await finished(open);
  };
  addAll(add, projects, sources).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function addAll(add: Add, projects: readonly ArchivedProject[], sources: Sources): Promise<void> {
  for (const [name, text] of sources.texts ?? []) await add(name, Buffer.from(text));
  for (const { folder, contents, query, pdfs } of projects) {
    const paths = photoPaths(contents.summary);
    const lost = new Set<string>();
    for (const photo of contents.summary.photos) {
      const file = await readUnlessLost(photo, sources);
      if (file) await add(folder + (paths.get(photo.id) ?? photo.filename), file);
      else lost.add(photo.id);
    }
    // After the photos: until then it is not known which the texts may point to.
    for (const [name, text] of archiveTexts(contents, { paths, lost }, query)) {
      await add(folder + name, Buffer.from(text));
    }
    for (const [name, makePdf] of Object.entries(pdfs)) await add(folder + name, await makePdf());
  }
}

/** Rows are deleted before their files, so a file that is missing beside its row was not deleted: null then. */
async function readUnlessLost({ filename }: Photo, { db, files }: Sources): Promise<Readable | null> {
  const file = await files.read(filename);
  if (file) return file.stream;
  if ((await filterPhotoFilenames(db, [filename])).has(filename)) return null;
  throw new Error('A photo was deleted while its project was being downloaded');
}
