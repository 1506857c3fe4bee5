/**
 * The same deletions once more, in a file beside the database, so that they outlive it: when an older backup is put in its
 * place, what was deleted since is deleted again (replay.service.ts). One line of JSON for each.
 */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Queries } from '#server/platform/db/open.ts';
import { PRIVATE_FILE } from '#server/platform/files/private-files.ts';
import { syncFolder } from '#server/platform/files/sync-folder.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Deletion, everyDeletion, listDeletionsAfter } from './deletions.store.ts';

export const DELETIONS_FILE_NAME = 'deletions.jsonl';

const Line = z.object({
  number: z.number(),
  id: z.string(),
  happenedAt: z.number(),
  subject: z.string(),
  reason: z.string(),
  counts: z.record(z.string(), z.number()),
  files: z.number(),
  prevHash: z.string(),
  hash: z.string(),
});
/** Longer than any line. */
const TAIL_BYTES = 8192;
const TO_APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;

type JobDependencies = Pick<Platform, 'db' | 'config' | 'log'>;

export function deletionsFileOf({ config }: Pick<Platform, 'config'>): string {
  return path.join(config.dataDir, DELETIONS_FILE_NAME);
}

/** A deletion in a line; null where it is none. */
function parseLine(line: string): Deletion | null {
  try {
    const { data } = Line.safeParse(JSON.parse(line));
    return (data as Deletion | undefined) ?? null;
  } catch {
    return null;
  }
}

function lineOf({ number, id, happenedAt, subject, reason, counts, files, prevHash, hash }: Deletion) {
  return `${JSON.stringify({ number, id, happenedAt, subject, reason, counts, files, prevHash, hash })}\n`;
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The beginning of every line. */
const BEGINNING = '{"number":';

/** True when a crash cut the line off, so nobody was ever told of that deletion. */
function isCutOff(line: string): boolean {
  return line.startsWith(BEGINNING) || BEGINNING.startsWith(line);
}

/**
 * All deletions of a file, each once however many processes have written it; none where there is no file.
 * @throws Error for the operator where it holds anything else: read as empty, what was deleted would come back.
 */
export async function* deletionsIn(file: string): AsyncGenerator<Deletion> {
  const handle = await openIfThere(file);
  if (!handle) return;
  const seen = new Set<string>();
  let number = 0;
  // It closes the file at its end, also when nobody reads on.
  for await (const read of handle.readLines()) {
    number += 1;
    // Where the current failed, a file may end in zeros; and some editors put a mark before the first line.
    const line = read.replaceAll('\0', '').replace(/^\uFEFF/, '');
    const result = parseLine(line);
    if (!result && !isCutOff(line)) throw new Error(notAsWritten(file, number));
    if (!result || seen.has(result.hash)) continue;
    seen.add(result.hash);
    yield result;
  }
}

function notAsWritten(file: string, line: number): string {
  return (
    `Line ${line} of ${file} is not as this program writes it, so it cannot tell what was deleted. Put a copy there that ` +
    'nothing has changed since. If there is none, move it away: what was deleted since the last backup may then be back.'
  );
}

/** True when a file records any deletion. @throws Error as `deletionsIn`. */
export async function tellsOfDeletions(file: string): Promise<boolean> {
  for await (const _ of deletionsIn(file)) return true;
  return false;
}

type Tail = { readonly last: Deletion | null; readonly isTorn: boolean };

/** Counts the deletions that a file records, and gives the time of the last. @throws Error as `deletionsIn`. */
export async function countDeletionsIn(file: string): Promise<{ count: number; lastAt: number | null }> {
  let [count, lastAt]: [number, number | null] = [0, null];
  for await (const { happenedAt } of deletionsIn(file)) {
    count += 1;
    lastAt = Math.max(lastAt ?? happenedAt, happenedAt);
  }
  return { count, lastAt };
}

async function readTail(handle: FileHandle): Promise<Tail> {
  const { size } = await handle.stat();
  const position = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(TAIL_BYTES), position });
  const text = buffer.toString('utf8', 0, bytesRead);
  const lines = text.split('\n').toReversed();
  for (const line of lines) {
    const last = parseLine(line);
    if (last) return { last, isTorn: !text.endsWith('\n') };
  }
  return { last: null, isTorn: size > 0 && !text.endsWith('\n') };
}

/** The last deletion that a file tells of. */
export async function lastDeletionIn(file: string): Promise<Deletion | null> {
  const handle = await openIfThere(file);
  if (!handle) return null;
  try {
    return (await readTail(handle)).last;
  } finally {
    await handle.close();
  }
}

/** Appends what the database has behind the last line. Two processes that do so at once write the same lines twice. */
async function appendMissing(db: Queries, file: string): Promise<void> {
  const handle = await open(file, TO_APPEND, PRIVATE_FILE);
  try {
    const { last, isTorn } = await readTail(handle);
    let [after, prefix] = [last?.number ?? 0, isTorn ? '\n' : ''];
    for (;;) {
      const missing = await listDeletionsAfter(db, after);
      const end = missing.at(-1);
      if (!end) break;
      await handle.appendFile(prefix + missing.map(lineOf).join(''));
      [after, prefix] = [end.number, ''];
    }
    await handle.sync();
    if (last === null) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

/** The file's write in progress, and the next one, which later callers share. */
type Turns = { now: Promise<void>; next: Promise<void> | null };
const turns = new Map<string, Turns>();

function inTurn(file: string, work: () => Promise<void>): Promise<void> {
  const turn = turns.get(file) ?? { now: Promise.resolve(), next: null };
  turns.set(file, turn);
  turn.next ??= turn.now
    .catch(() => undefined)
    .then(() => {
      turn.next = null;
      turn.now = work();
      return turn.now;
    });
  return turn.next;
}

/**
 * Brings to the file what the database knows and it does not. A disk that is full undoes no deletion: it is said, and done
 * with the next one or the next hour.
 */
export async function keepDeletionsBeside(dependencies: JobDependencies): Promise<void> {
  const file = deletionsFileOf(dependencies);
  await inTurn(file, () => appendMissing(dependencies.db, file)).catch((error: unknown) =>
    dependencies.log.error({ err: error }, `${DELETIONS_FILE_NAME} could not be written; it is tried again`),
  );
}

/** Appends all that a file lacks, wherever in the chain it stands: after an older database was put in place of the newer. */
export async function completeDeletionsFile(dependencies: JobDependencies): Promise<void> {
  const file = deletionsFileOf(dependencies);
  const known = new Set<string>();
  for await (const { hash } of deletionsIn(file)) known.add(hash);
  await inTurn(file, async () => {
    const handle = await open(file, TO_APPEND, PRIVATE_FILE);
    try {
      let prefix = (await readTail(handle)).isTorn ? '\n' : '';
      for await (const item of everyDeletion(dependencies.db)) {
        if (known.has(item.hash)) continue;
        await handle.appendFile(prefix + lineOf(item));
        prefix = '';
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}
