/** A child's answers to reviews, and administrators' decisions on a report (PRODUCT.md#reviews). */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { ReviewAbout } from '#domain/contract/troop/reviewing.ts';
import type { Review, Reviews } from '#domain/contract/troop/reviews.ts';
import { type ReviewAnswer, withAnswer } from '#domain/rules/troop/review-answers.ts';
import { isKeptHidden, isToCheck } from '#domain/rules/troop/reviews.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { listGuardiansOf, lockAccount, lockOwnAccount } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { listAdminsFor, listRefused, refuseClosed } from '#server/gates/exports.ts';
import type { Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, notFound, orNotFound } from '#server/platform/errors.ts';
import { strikeThrough } from './reviewing.service.ts';
import * as letters from './reviews.mail.ts';
import * as store from './reviews.store.ts';

type Telling = { readonly outbox: Outbox; readonly now: number; readonly newId: () => string };

/** As the child may read it: a note that was reported is hidden until an administrator found it fit to be read. */
function forChild(foundReview: store.FoundReview): Review {
  return isToCheck(foundReview) || isKeptHidden(foundReview) ? { ...foundReview, note: null } : foundReview;
}

export async function showOwnReviews(db: Queries, { id }: Pick<User, 'id'>): Promise<Reviews> {
  return { reviews: (await store.listReviewsOf(db, id)).map(forChild), nudge: await store.findNudge(db, id) };
}

/** For parents: every word, of deleted projects too. */
export async function showKeptReviews(db: Queries, child: { readonly id: string }): Promise<Reviews> {
  return { reviews: await store.listKeptReviewsOf(db, child.id), nudge: await store.findNudge(db, child.id) };
}

/** @throws AppError 'not-found' where it was not said to this child. */
async function ownReview(
  db: Queries,
  { id: userId }: Pick<User, 'id'>,
  id: string,
): Promise<store.FoundReview> {
  const review = await store.findReview(db, id);
  if (review?.userId !== userId) throw notFound();
  return review;
}

export async function showOwnReview(db: Queries, user: Pick<User, 'id'>, id: string): Promise<Review> {
  return forChild(await ownReview(db, user, id));
}

const COLUMN_OF = { fixed: 'fixed_at', reported: 'reported_at' } as const;

/** Notes an answer of the child; a report is told to every parent and every administrator. */
export async function answerReview(
  tx: Queries,
  user: User,
  id: string,
  answer: ReviewAnswer,
  { outbox, now, newId }: Telling,
): Promise<Review> {
  await lockOwnAccount(tx, user.id);
  const review = await ownReview(tx, user, id);
  const after = withAnswer<Review>(forChild(review), answer, isoTime(now));
  if (!(await store.markReview(tx, id, COLUMN_OF[answer], now)) || answer === 'fixed') return after;
  const subject = { id: user.id, label: user.username };
  await insertAudit(tx, { id: newId(), admin: user, action: 'report-review', subject, now });
  const about = { childName: user.firstName, site: outbox.site };
  for (const guardian of await listGuardiansOf(tx, user.id))
    await outbox.put(tx, letters.reportedLetter(guardian, review, about));
  for (const admin of await listAdminsFor(tx, user.id))
    await outbox.put(tx, letters.reportedStaffLetter(admin, review, outbox.site));
  return after;
}

/** Lists reviews, except of children closed to the administrator (PRODUCT.md#nobody-approves-an-own-child). */
export async function showAllReviews(db: Queries, admin: User, now: number): Promise<ReviewAbout[]> {
  const all = await store.listNewestReviews(db);
  const closed = await listRefused(db, admin, [...new Set(all.map(({ userId }) => userId))], now);
  return all.filter(({ userId }) => !closed.has(userId));
}

/**
 * An administrator has looked at a reported note: the child reads it again, or it is struck through and stays hidden. Done
 * twice it is the same.
 * @throws AppError 'taken' where a note is to be read that nobody reported, or that was taken back.
 */
export async function checkReview(
  tx: Queries,
  id: string,
  outcome: 'fine' | 'take-back',
  { admin, ...telling }: Telling & { readonly admin: User },
): Promise<void> {
  const before = orNotFound(await store.findReview(tx, id));
  await lockAccount(tx, before.userId);
  await refuseClosed(tx, admin, before.userId, telling.now);
  const review = orNotFound(await store.findReview(tx, id));
  const isDone = outcome === 'fine' ? await allow(tx, review, telling) : await strike(tx, review, telling);
  if (!isDone) return;
  const action = outcome === 'fine' ? 'allow-review' : 'strike-review';
  const subject = { id: review.userId, label: review.scout };
  await insertAudit(tx, { id: telling.newId(), admin, action, subject, now: telling.now });
}

/** Lets a note be read again. To be called with the account held, as the next. */
async function allow(tx: Queries, review: store.FoundReview, { now }: Telling): Promise<boolean> {
  if (review.reportedAt === null || review.takenBackAt !== null)
    throw new AppError('taken', sentences.noteNotReported);
  return store.markReview(tx, review.id, 'checked_at', now);
}

/** Strikes a note through and keeps it hidden, though another administrator let it be read before. */
async function strike(tx: Queries, review: store.FoundReview, telling: Telling): Promise<boolean> {
  const isReported = review.reportedAt !== null;
  if (review.takenBackAt !== null && (!isReported || isKeptHidden(review))) return false;
  await strikeThrough(tx, review, telling);
  if (isReported) await store.noteLook(tx, review.id, telling.now);
  return true;
}
