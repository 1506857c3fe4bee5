import { createHash } from 'node:crypto';
import type { DeletionCounts, DeletionReason } from '#domain/rules/deletions/deletions.ts';
import { orderedCounts } from '#domain/rules/deletions/deletions.ts';
import type { DeletionRow } from '#server/platform/db/deletion-tables.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A deletion as it is noted, in the database and beside it. `reason` is a text, for older programs had others. */
export type Deletion = {
  readonly number: number;
  /** Random; who knows it may ask for the receipt. */
  readonly id: string;
  readonly happenedAt: number;
  readonly subject: string;
  readonly reason: string;
  readonly counts: DeletionCounts;
  readonly files: number;
  readonly prevHash: string;
  readonly hash: string;
};
/** One that is not in the chain yet. */
export type NewDeletion = Omit<Deletion, 'number' | 'prevHash' | 'hash' | 'reason' | 'files'> & {
  readonly reason: DeletionReason;
  /** The names of all files that are to go. */
  readonly fileNames: readonly string[];
};
/** The rest of an unfinished deletion. */
export type Unfinished = { readonly number: number; readonly fileNames: readonly string[] };

const ROWS_AT_ONCE = 500;

/**
 * The fingerprint of a deletion: SHA-256, in hexadecimal digits, over the UTF-8 of the JSON array
 * [number, id, happenedAt, subject, reason, counts, files, prevHash] without blanks, in which counts is an object in the
 * order of `orderedCounts`, and prevHash of the first is empty.
 */
export function hashOfDeletion(deletion: Omit<Deletion, 'hash'>): string {
  const { number, id, happenedAt, subject, reason, counts, files, prevHash } = deletion;
  const fields = [number, id, happenedAt, subject, reason, counts, files, prevHash];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function presentDeletion(row: DeletionRow): Deletion {
  const { number, id, happened_at: happenedAt, subject, reason, files, prev_hash: prevHash, hash } = row;
  const counts = JSON.parse(row.counts) as DeletionCounts;
  return { number, id, happenedAt, subject, reason, counts, files, prevHash, hash };
}

/** The end of the chain, held until the end of the transaction where there is one. The last thing that a transaction holds. */
export async function findHead(db: Queries): Promise<Pick<Deletion, 'number' | 'hash'>> {
  const query = db.selectFrom('deletions_head').select(['number', 'hash']);
  return (db.isTransaction ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

async function insertRow(
  tx: Queries,
  deletion: Deletion,
  fileNames: readonly string[],
  verifiedAt: number | null,
): Promise<void> {
  const { number, id, subject, reason, files, hash } = deletion;
  await tx
    .insertInto('deletions')
    .values({
      ...{ number, id, subject, reason, files, hash },
      happened_at: deletion.happenedAt,
      counts: JSON.stringify(deletion.counts),
      pending_files: JSON.stringify(fileNames),
      verified_at: verifiedAt,
      prev_hash: deletion.prevHash,
    })
    .execute();
  await tx.updateTable('deletions_head').set({ number, hash }).execute();
}

/** Adds a deletion to the end of the chain. What had no file is verified by that. */
export async function appendDeletion(tx: Queries, newDeletion: NewDeletion): Promise<Deletion> {
  const { id, happenedAt, subject, reason, fileNames } = newDeletion;
  const head = await findHead(tx);
  const link = { number: head.number + 1, prevHash: head.hash, files: fileNames.length };
  const fields = { id, happenedAt, subject, reason, counts: orderedCounts(newDeletion.counts), ...link };
  const deletion = { ...fields, hash: hashOfDeletion(fields) };
  await insertRow(tx, deletion, fileNames, fileNames.length === 0 ? happenedAt : null);
  return deletion;
}

/**
 * Takes in a deletion that this database has forgotten, with the files that came back with its rows. It keeps its place in
 * the chain where it follows on its end; where the chain went on another way since, it is added to the end under its id.
 */
export async function adoptDeletion(
  tx: Queries,
  input: Deletion,
  fileNames: readonly string[],
  now: number,
): Promise<void> {
  const head = await findHead(tx);
  const follows = input.number === head.number + 1 && input.prevHash === head.hash;
  const moved = { ...input, number: head.number + 1, prevHash: head.hash };
  const deletion = follows ? input : { ...moved, hash: hashOfDeletion(moved) };
  await insertRow(tx, deletion, fileNames, fileNames.length === 0 ? now : null);
}

/** The deletions behind a number, in their order, so many at once. */
export async function listDeletionsAfter(
  db: Queries,
  number: number,
  limit = ROWS_AT_ONCE,
): Promise<Deletion[]> {
  const rows = await db
    .selectFrom('deletions')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(presentDeletion);
}

/** All deletions, in their order. */
export async function* everyDeletion(db: Queries): AsyncGenerator<Deletion> {
  for (let after = 0; ; ) {
    const found = await listDeletionsAfter(db, after);
    yield* found;
    const last = found.at(-1);
    if (!last) return;
    after = last.number;
  }
}

/** A page of what was deleted, the newest first, each with when the store was seen without its files. */
export async function listDeletionsBefore(
  db: Queries,
  before: number,
  limit: number,
): Promise<(Deletion & { verifiedAt: number | null })[]> {
  const rows = await db
    .selectFrom('deletions')
    .selectAll()
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...presentDeletion(row), verifiedAt: row.verified_at }));
}

export async function findDeletion(
  db: Queries,
  id: string,
): Promise<(Deletion & { verifiedAt: number | null }) | undefined> {
  const row = await db.selectFrom('deletions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...presentDeletion(row), verifiedAt: row.verified_at };
}

/** Those of some ids that are noted here. */
export async function filterDeletionIds(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('deletions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those behind a number of which files are still to go, or were not seen gone. */
export async function listUnfinished(
  db: Queries,
  after: number,
  limit = ROWS_AT_ONCE,
): Promise<Unfinished[]> {
  const rows = await db
    .selectFrom('deletions')
    .select(['number', 'pending_files'])
    .where('verified_at', 'is', null)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    fileNames: JSON.parse(row.pending_files) as string[],
  }));
}

export async function countUnfinished(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('deletions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that the store was seen without the files of a deletion; their names are forgotten. */
export async function markVerified(db: Queries, number: number, now: number): Promise<void> {
  await db
    .updateTable('deletions')
    .set({ verified_at: now, pending_files: '[]' })
    .where('number', '=', number)
    .where('verified_at', 'is', null)
    .execute();
}
