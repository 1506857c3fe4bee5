/**
 * The file that a backup is: a zip with the photos, the database and, last, a manifest that says what has to be in it.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile as ZipReader } from 'yauzl';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { isFileName } from '#server/platform/files/file-store.ts';
import { PRIVATE_FILE } from '#server/platform/files/private-files.ts';
import { isStorageFull } from '#server/platform/storage-errors.ts';

const MANIFEST_NAME = 'manifest.json';
export const PHOTO_FOLDER = 'photos';

/** A name becomes a path at a restore: only our own two kinds may, whatever a forged archive says. */
function isArchivedName(name: string): boolean {
  const [folder, file = '', ...deeper] = name.split('/');
  return name === SQLITE_FILE_NAME || (folder === PHOTO_FOLDER && isFileName(file) && deeper.length === 0);
}

const ArchivedFile = z.object({
  name: z.string().check(z.refine(isArchivedName)),
  /** Bytes. */
  size: z.number(),
  sha256: z.string(),
});
type ArchivedFile = z.infer<typeof ArchivedFile>;

const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC: the moment of the database in it. */
  takenAt: z.string(),
  /** The rows of each table. */
  rows: z.record(z.string(), z.number()),
  files: z.array(ArchivedFile),
});
export type Manifest = z.infer<typeof Manifest>;

/** Hands on the bytes of `source` and, once all have passed, tells what they were. */
function measure(source: Readable): { content: Readable; result: () => Omit<ArchivedFile, 'name'> } {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const content = Readable.from(pass(), { objectMode: false });
  return { content, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Writes an archive, one file after the other, to a path where nothing is yet. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #takenAt: Date;
  readonly #files: ArchivedFile[] = [];
  readonly #output: Writable;
  readonly #written: Promise<void>;

  /** @param takenAt milliseconds since 1970, UTC: the moment of the database. */
  constructor(path: string, takenAt: number) {
    this.#takenAt = new Date(takenAt);
    this.#output = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
    this.#zip.on('error', (error: Error) => this.#output.destroy(error));
    this.#written = pipeline(this.#zip.outputStream, this.#output);
    // It is awaited with every file and at the end; until then a full disk is not an unhandled rejection.
    this.#written.catch(() => undefined);
  }

  /** Adds a file of ours. `compress` what is not compressed already. */
  async add(name: string, source: Readable, compress: boolean): Promise<void> {
    const { content, result } = measure(source);
    this.#zip.addReadStream(content, name, { compress, mtime: this.#takenAt });
    await Promise.race([finished(content), this.#written]);
    this.#files.push({ name, ...result() });
  }

  /** Adds the manifest and gives it; the archive is on the disk then. */
  async close(rows: Record<string, number>): Promise<Manifest> {
    const manifest = { format: 1, takenAt: this.#takenAt.toISOString(), rows, files: this.#files } as const;
    this.#zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_NAME, { mtime: this.#takenAt });
    this.#zip.end();
    await this.#written;
    return manifest;
  }

  /** Gives up an archive that could not be finished. */
  async abandon(): Promise<void> {
    this.#output.destroy();
    await this.#written.catch(() => undefined);
  }
}

function whyUnreadable(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EACCES') return `${path} cannot be read as a backup.`;
  const account = process.getuid ? `the account of this program (uid ${process.getuid()})` : 'this account';
  return (
    `${path} may not be read by ${account}: a backup is closed to all but its maker. Give it to that account with ` +
    `chown, or have somebody who may read it hand it in, with - in place of the file: … - < ${path}`
  );
}

async function openArchive(path: string): Promise<ZipReader> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw new Error(whyUnreadable(path, error), { cause: error });
  }
}

async function readManifest(zip: ZipReader, entry: Entry | undefined): Promise<Manifest> {
  if (!entry) throw new Error('This is no backup, or not a whole one: it has no manifest.');
  const manifest = Manifest.safeParse(JSON.parse(await text(await zip.openReadStreamPromise(entry))));
  if (!manifest.success) throw new Error('The manifest of the backup is not one that this program can read.');
  return manifest.data;
}

type Taker = (name: string, content: Readable) => Promise<void>;

async function checkFile(zip: ZipReader, entry: Entry, file: ArchivedFile, take: Taker): Promise<void> {
  const damaged = (cause?: unknown) =>
    new Error(`The backup is damaged: ${file.name} is not what its manifest says.`, { cause });
  const source = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
    throw damaged(error);
  });
  const { content, result } = measure(source);
  try {
    await take(file.name, content);
  } catch (error) {
    // Else it is the taker's own: its disk may be full, which breaks off the reading too.
    throw source.errored && !isStorageFull(error) ? damaged(source.errored) : error;
  }
  const { size, sha256 } = result();
  if (size !== file.size || sha256 !== file.sha256) throw damaged();
}

/**
 * Reads an archive from end to end and hands each file to `take`, which consumes it.
 * @throws Error whose message names what is missing in it or differs from its manifest.
 */
export async function readArchive(path: string, take: Taker): Promise<Manifest> {
  const zip = await openArchive(path);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = await readManifest(zip, entries.get(MANIFEST_NAME));
    for (const file of manifest.files) {
      const entry = entries.get(file.name);
      if (!entry) throw new Error(`The backup is damaged: ${file.name} is missing.`);
      await checkFile(zip, entry, file, take);
    }
    return manifest;
  } finally {
    zip.close();
  }
}
