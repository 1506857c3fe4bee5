/** What a child answers to what leaders said, and what administrators make of a report (§23). */
import type { User } from '#domain/contract/accounts.ts';
import type { ReviewAbout } from '#domain/contract/reviewing.ts';
import type { Review, Reviews } from '#domain/contract/reviews.ts';
import { type ReviewAnswer, withAnswer } from '#domain/rules/reviews.ts';
import { lockAccount } from '#server/accounts/accounts.store.ts';
import { listAdmins } from '#server/accounts/admins.store.ts';
import { insertAudit } from '#server/admin/audit.store.ts';
import type { Queries } from '#server/db/open.ts';
import { isoTime } from '#server/db/timestamps.ts';
import { notFound, orNotFound } from '#server/errors.ts';
import type { Outbox } from '#server/mail/outbox.service.ts';
import { listGuardiansOf } from '#server/parent/guardians.store.ts';
import { strikeThrough } from './reviewing.service.ts';
import * as letters from './reviews.mail.ts';
import * as store from './reviews.store.ts';

type Telling = { readonly outbox: Outbox; readonly now: number; readonly newId: () => string };

/** As the child may read it: a note that was reported is hidden until an administrator found it fit to be read. */
function forChild(it: store.FoundReview): Review {
  return it.reportedAt !== null && it.checkedAt === null ? { ...it, note: null } : it;
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
  await lockAccount(tx, user.id);
  const review = await ownReview(tx, user, id);
  const after = withAnswer<Review>(forChild(review), answer, isoTime(now));
  if (!(await store.markReview(tx, id, COLUMN_OF[answer], now)) || answer === 'fixed') return after;
  const subject = { id: user.id, label: user.username };
  await insertAudit(tx, { id: newId(), admin: user, action: 'report-review', subject, now });
  const about = { childName: user.firstName, site: outbox.site };
  for (const guardian of await listGuardiansOf(tx, user.id))
    await outbox.put(tx, letters.reportedLetter(guardian, review, about));
  for (const admin of await listAdmins(tx))
    await outbox.put(tx, letters.reportedStaffLetter(admin, review, outbox.site));
  return after;
}

export async function showAllReviews(db: Queries): Promise<ReviewAbout[]> {
  return store.listNewestReviews(db);
}

/** An administrator has looked at a reported note: the child reads it again, or it is struck through and stays hidden. */
export async function checkReview(
  tx: Queries,
  id: string,
  outcome: 'fine' | 'take-back',
  { admin, ...telling }: Telling & { readonly admin: User },
): Promise<void> {
  const before = orNotFound(await store.findReview(tx, id));
  await lockAccount(tx, before.userId);
  const review = orNotFound(await store.findReview(tx, id));
  if (outcome === 'fine' && !(await store.markReview(tx, id, 'checked_at', telling.now))) return;
  if (outcome === 'take-back' && review.takenBackAt !== null) return;
  if (outcome === 'take-back') await strikeThrough(tx, review, telling);
  const action = outcome === 'fine' ? 'allow-review' : 'strike-review';
  const subject = { id: review.userId, label: review.scout };
  await insertAudit(tx, { id: telling.newId(), admin, action, subject, now: telling.now });
}
