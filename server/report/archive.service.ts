import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { ReportQuery } from '#domain/contract/report/report.ts';
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
  readonly files: FileStore;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Texts that lie beside the projects, by name. */
  readonly texts?: ReadonlyMap<string, string>;
};

/**
 * Everything of some projects as a ZIP that is made as fast as it is read, one file after the other, so that no more than a
 * piece of a photo is in memory. It breaks off when a photo is deleted meanwhile: half of an archive is none.
 */
export function openArchive(projects: readonly ArchivedProject[], { files, now, texts }: Sources): Readable {
  const zip = new yazl.ZipFile();
  // Passes on what yazl writes; its type says less than it is.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const mtime = new Date(now);

  let open: Readable | undefined;
  // A browser that goes away leaves a photo half read.
  output.once('close', () => open?.destroy());
  const add = (name: string, compress: boolean, read: () => Promise<Readable>) => {
    zip.addReadStreamLazy(name, { compress, mtime }, (give) => {
      read().then(
        (stream) => {
          open = stream;
          if (output.destroyed) stream.destroy();
          else give(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  };

  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime });
  for (const [name, text] of texts ?? []) addText(name, text);
  for (const { folder, contents, query, pdfs } of projects) {
    const paths = photoPaths(contents.summary);
    for (const [name, text] of archiveTexts(contents, paths, query)) addText(folder + name, text);
    for (const { id, filename } of contents.summary.photos) {
      add(folder + (paths.get(id) ?? filename), false, async () => {
        const file = await files.read(filename);
        if (!file) throw new Error('A photo was deleted while its project was being downloaded');
        return file.stream;
      });
    }
    for (const [name, makePdf] of Object.entries(pdfs)) {
      add(folder + name, false, async () => Readable.from([await makePdf()]));
    }
  }
  zip.end();
  return output;
}
