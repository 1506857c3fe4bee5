import type { Nudge, Review, Verdict } from '#domain/contract/troop/reviews.ts';
import { REVIEWS_SHOWN } from '#domain/limits.ts';
import { phraseWords } from '#domain/rules/troop/reviews.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { ReviewRow } from '#server/platform/db/review-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { SeenScout } from '#server/troop/scouts.gate.ts';

/** A review with its whole text; its recipient decides who may read it. */
export type FoundReview = Review & {
  readonly note: string;
  readonly userId: string;
  readonly troopId: string;
  /** Null once that account is gone. */
  readonly leaderId: string | null;
  readonly scout: string;
  readonly troop: string;
};

function found(db: Queries) {
  return db
    .selectFrom('reviews')
    .innerJoin('projects', 'projects.id', 'reviews.project_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .innerJoin('troops', 'troops.id', 'reviews.troop_id')
    .selectAll('reviews')
    .select(['projects.name as project_name', 'users.username', 'troops.number as troop_number'])
    .orderBy('reviews.written_at', 'desc')
    .orderBy('reviews.id');
}

type Row = ReviewRow & { project_name: string; username: string; troop_number: string };

const timeOrNull = (values: number | null) => (values === null ? null : isoTime(values));

function presentReview(row: Row): FoundReview {
  return {
    id: row.id,
    projectId: row.project_id,
    projectName: row.project_name,
    by: row.leader_name,
    verdict: row.verdict as Verdict,
    phrases: JSON.parse(row.phrases) as string[],
    note: row.note,
    writtenAt: isoTime(row.written_at),
    takenBackAt: timeOrNull(row.taken_back_at),
    fixedAt: timeOrNull(row.fixed_at),
    reportedAt: timeOrNull(row.reported_at),
    checkedAt: timeOrNull(row.checked_at),
    userId: row.user_id,
    troopId: row.troop_id,
    leaderId: row.leader_id,
    scout: row.username,
    troop: row.troop_number,
  };
}

/** All that was said to a child of projects that are there, the newest first. */
export async function listReviewsOf(db: Queries, userId: string): Promise<FoundReview[]> {
  const rows = await found(db)
    .where('reviews.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null)
    .execute();
  return rows.map(presentReview);
}

/** The same of deleted projects too, for parents and for what they download. */
export async function listKeptReviewsOf(db: Queries, userId: string): Promise<FoundReview[]> {
  const rows = await found(db).where('reviews.user_id', '=', userId).execute();
  return rows.map(presentReview);
}

/** When leaders last wrote to a child what still stands; null where they did not. */
export async function findLastWritten(db: Queries, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('reviews')
    .select('written_at')
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .orderBy('written_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? isoTime(row.written_at) : null;
}

/** Lists the reviews of a scout by the leaders of a troop. */
export async function listReviewsByTroop(db: Queries, scout: SeenScout): Promise<FoundReview[]> {
  return (await listReviewsOf(db, scout.id)).filter(({ troopId }) => troopId === scout.troop.id);
}

/** For administrators: every reported one that nobody has looked at, though it was taken back since, and then the newest. */
export async function listNewestReviews(db: Queries): Promise<FoundReview[]> {
  const open = await found(db)
    .where('reviews.reported_at', 'is not', null)
    .where('reviews.checked_at', 'is', null)
    .execute();
  const newest = await found(db).limit(REVIEWS_SHOWN).execute();
  const ids = new Set(open.map(({ id }) => id));
  return [...open, ...newest.filter(({ id }) => !ids.has(id))].map(presentReview);
}

export async function findReview(db: Queries, id: string): Promise<FoundReview | undefined> {
  const row = await found(db).where('reviews.id', '=', id).executeTakeFirst();
  return row && presentReview(row);
}

export type NewReviewRow = Pick<Review, 'id' | 'projectId' | 'by' | 'verdict' | 'phrases'> & {
  readonly note: string;
  readonly userId: string;
  readonly troopId: string;
  readonly leaderId: string | null;
  readonly now: number;
};

export async function insertReview(tx: Queries, newReviewRow: NewReviewRow): Promise<void> {
  await tx
    .insertInto('reviews')
    .values({
      id: newReviewRow.id,
      user_id: newReviewRow.userId,
      project_id: newReviewRow.projectId,
      troop_id: newReviewRow.troopId,
      leader_id: newReviewRow.leaderId,
      leader_name: newReviewRow.by,
      verdict: newReviewRow.verdict,
      phrases: JSON.stringify(newReviewRow.phrases),
      note: newReviewRow.note,
      written_at: newReviewRow.now,
      taken_back_at: null,
      fixed_at: null,
      reported_at: null,
      checked_at: null,
    })
    .execute();
}

/** Notes the first moment of something; gives false where that was noted before. */
export async function markReview(
  tx: Queries,
  id: string,
  column: 'taken_back_at' | 'fixed_at' | 'reported_at' | 'checked_at',
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('reviews')
    .set({ [column]: now })
    .where('id', '=', id)
    .where(column, 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that an administrator looked at it, later than what was done to it before. */
export async function noteLook(tx: Queries, id: string, now: number): Promise<void> {
  await tx.updateTable('reviews').set({ checked_at: now }).where('id', '=', id).execute();
}

/** The set phrases and the note of a review, as lines. */
export function linesOf({ phrases, note }: Pick<FoundReview, 'phrases' | 'note'>): string[] {
  return [...phraseWords(phrases), ...(note === '' ? [] : [`“${note}”`])];
}

export async function findNudge(db: Queries, userId: string): Promise<(Nudge & { sentAt: number }) | null> {
  const row = await db.selectFrom('nudges').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? { by: row.leader_name, at: isoTime(row.nudged_at), sentAt: row.nudged_at } : null;
}

/** Notes a reminder, in the place of the one before. To be called with the account held. */
export async function putNudge(
  tx: Queries,
  input: { userId: string; by: string; now: number },
): Promise<void> {
  const values = { leader_name: input.by, nudged_at: input.now };
  await tx
    .insertInto('nudges')
    .values({ user_id: input.userId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute();
}
