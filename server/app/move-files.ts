/** The photos and signed forms of a move: each is read back where it came to. */
import { buffer } from 'node:stream/consumers';
import { listFormFilenamesAfter } from '#server/consent/exports.ts';
import { listPhotoFilenamesAfter, thumbnailName } from '#server/photos/exports.ts';
import { noteProgress, readProgress } from '#server/platform/db/move-marks.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** Rows whose files are moved before it is noted how far that is, and what a bucket takes at the same time. */
const ROWS_AT_ONCE = 64;
const FILES_AT_ONCE = 8;

/** How far the files of a kind are: behind which row, how many were there, and how many were not. */
export type FilesMoved = {
  readonly after: string | null;
  readonly files: number;
  readonly bytes: number;
  readonly missing: number;
};
const NONE: FilesMoved = { after: null, files: 0, bytes: 0, missing: 0 };

const KINDS = [
  { name: 'photos', list: listPhotoFilenamesAfter, filesOf: (it: string) => [it, thumbnailName(it)] },
  { name: 'signed forms', list: listFormFilenamesAfter, filesOf: (it: string) => [it] },
] as const;

/** No table's. */
const noteOf = ({ name }: { readonly name: string }) => `files of ${name}`;

export type MoveOfFiles = {
  /** The rows that name the files. */
  readonly rows: Queries;
  /** Where it is noted how far the move is. */
  readonly target: Database;
  readonly from: FileStore;
  readonly to: FileStore;
  readonly onFiles: (kind: string, moved: FilesMoved) => void;
};

/**
 * Copies every file that a row names, and no other. A row without its file stays without, as it was.
 * @throws Error whose message is for the operator: when none of the first is there, which is the wrong place rather than a
 * loss; when a file is not what it was; when in the end fewer are there than were copied.
 */
export async function moveFiles(move: MoveOfFiles): Promise<readonly (readonly [string, FilesMoved])[]> {
  const all: [string, FilesMoved][] = [];
  for (const kind of KINDS) all.push([kind.name, await moveKind(move, kind)]);
  const copied = all.reduce((sum, [, { files }]) => sum + files, 0);
  let there = 0;
  for await (const _ of move.to.list()) there += 1;
  if (there >= copied) return all;
  throw new Error(`${copied - there} files that were moved before are gone again. Begin anew with --anew.`);
}

async function moveKind(move: MoveOfFiles, kind: (typeof KINDS)[number]): Promise<FilesMoved> {
  const { rows, target, onFiles } = move;
  const said = await readProgress(target, noteOf(kind));
  let moved: FilesMoved = said === null ? NONE : JSON.parse(said);
  for (;;) {
    const names = await kind.list(rows, moved.after, ROWS_AT_ONCE);
    const after = names.at(-1);
    if (after === undefined) return moved;
    const sizes = await carryAll(
      move,
      names.flatMap((it) => kind.filesOf(it)),
    );
    const found = sizes.filter((it) => it !== null);
    if (found.length === 0 && moved.files === 0) {
      throw new Error(
        `None of the first ${kind.name} is where the settings say that they lie. Nothing was lost.`,
      );
    }
    moved = {
      after,
      files: moved.files + found.length,
      bytes: moved.bytes + found.reduce((sum, it) => sum + it, 0),
      missing: moved.missing + sizes.length - found.length,
    };
    const note = JSON.stringify(moved);
    await inTransaction(target, (tx) => noteProgress(tx, noteOf(kind), note));
    onFiles(kind.name, moved);
  }
}

async function carryAll({ from, to }: MoveOfFiles, names: readonly string[]): Promise<(number | null)[]> {
  const sizes: (number | null)[] = [];
  const waiting = names.toReversed();
  const carryNext = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      sizes.push(await carry(from, to, name));
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, carryNext));
  return sizes;
}

/** Gives the bytes of a file; null where there is none. */
async function carry(from: FileStore, to: FileStore, name: string): Promise<number | null> {
  const bytes = await readWhole(from, name);
  if (!bytes) return null;
  await to.put(name, bytes);
  const there = await readWhole(to, name);
  if (there?.equals(bytes)) return bytes.length;
  throw new Error(
    `The file ${name} is not the same where it came to. Run the move again; look at that disk first.`,
  );
}

async function readWhole(files: FileStore, name: string): Promise<Buffer | null> {
  const file = await files.read(name);
  if (!file) return null;
  const bytes = await buffer(file.stream);
  if (bytes.length === file.size) return bytes;
  throw new Error(`The file ${name} broke off while it was read.`);
}
