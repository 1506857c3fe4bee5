/** Reviews by leaders of a scout's work: never in private (PRODUCT.md#reviews). */

import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { NewReview, ScoutReviews } from '#domain/contract/troop/reviewing.ts';
import type { Review } from '#domain/contract/troop/reviews.ts';
import { NUDGE_EVERY_MS } from '#domain/limits.ts';
import { isSameName } from '#domain/rules/platform/text.ts';
import { noteError } from '#domain/rules/troop/review-note.ts';
import {
  NAMELESS_LEADER,
  nudgeProblem,
  REVIEW_PROBLEMS,
  type ReviewFacts,
  type ReviewProblem,
  reviewProblem,
} from '#domain/rules/troop/reviews.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { findAccount, type Guardian, listGuardiansOf, lockAccount } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { findOwnChildAnswer, insertOwnChildAnswer, ownerOfProject } from '#server/gates/exports.ts';
import type { Letter, Outbox } from '#server/mail/exports.ts';
import { marked } from '#server/platform/account-mark.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime, utcDate } from '#server/platform/db/timestamps.ts';
import { AppError, idTaken, notFound, orNotFound } from '#server/platform/errors.ts';
import { isParentOf, refuseOwnChild } from '#server/troop/leader/leader.service.ts';
import { countActiveLeaders } from '#server/troop/leader/leader-agreements.store.ts';
import { isShown, leaderOf, type SeenScout, seenScout } from '#server/troop/scouts.gate.ts';
import * as letters from './reviews.mail.ts';
import * as store from './reviews.store.ts';

/** With what something is said. */
export type Saying = {
  readonly user: User;
  readonly outbox: Outbox;
  readonly hasMail: boolean;
  readonly now: number;
  readonly newId: () => string;
};

/** As a child reads it: a name is chosen by who has it, and may hold no more than a note. The mark beside it is not chosen. */
function leaderName({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return marked(noteError(name) === undefined ? name : NAMELESS_LEADER, id);
}

/** As leaders may read it: not that the child reported it, nor what administrators made of that. */
const forLeaders = (foundReview: store.FoundReview): store.FoundReview => ({
  ...foundReview,
  reportedAt: null,
  checkedAt: null,
});

async function isToSay(db: Queries, user: User, scout: SeenScout): Promise<boolean> {
  const account = orNotFound(await findAccount(db, scout.id));
  if (!isSameName(account.last_name, user.lastName)) return false;
  return (await findOwnChildAnswer(db, { leaderId: user.id, scoutId: scout.id })) === null;
}

/** Returns the facts that decide if a leader may review a scout. */
async function factsOf(
  db: Queries,
  scout: SeenScout,
  { user, hasMail }: Pick<Saying, 'user' | 'hasMail'>,
): Promise<ReviewFacts> {
  return {
    isOwnChild: await isParentOf(db, user, scout.id),
    isToSay: await isToSay(db, user, scout),
    seesWork: isShown(scout),
    activeLeaders: await countActiveLeaders(db, scout.troop.id),
    parents: (await listGuardiansOf(db, scout.id)).length,
    hasMail,
  };
}

function demandNo(problem: ReviewProblem | null): void {
  if (problem !== null) throw new AppError('not-allowed', REVIEW_PROBLEMS[problem]);
}

/** A scout of a leader with the account held: no parent answers or goes before the transaction ends. */
async function holdScout(tx: Queries, user: User, scoutId: string): Promise<SeenScout> {
  const leader = await leaderOf(tx, user);
  await lockAccount(tx, scoutId);
  return seenScout(tx, leader, scoutId);
}

async function note(tx: Queries, action: AuditAction, scout: SeenScout, saying: Saying): Promise<void> {
  const subject = { id: scout.id, label: scout.username };
  await insertAudit(tx, { id: saying.newId(), admin: saying.user, action, subject, now: saying.now });
}

/**
 * Puts a letter to every parent in line; without it nothing is said to the child.
 * @throws AppError 'too-often' where a parent had as many letters today as an address may have.
 */
async function demandTold(
  tx: Queries,
  scoutId: string,
  letterTo: (to: Guardian) => Letter,
  { outbox }: Saying,
): Promise<void> {
  for (const guardian of await listGuardiansOf(tx, scoutId)) {
    if (await outbox.put(tx, letterTo(guardian))) continue;
    const message = sentences.familyLettersToday;
    throw new AppError('too-often', message);
  }
}

/** Returns a scout's reviews, and the verdicts open to the leader who asks. */
export async function showReviews(
  db: Queries,
  scoutId: string,
  saying: Pick<Saying, 'user' | 'hasMail' | 'now'>,
): Promise<ScoutReviews> {
  const scout = await seenScout(db, await leaderOf(db, saying.user), scoutId);
  const facts = await factsOf(db, scout, saying);
  const [review, nudging] = [reviewProblem(facts), nudgeProblem(facts)].map(
    (it) => it && REVIEW_PROBLEMS[it],
  );
  const nudge = await store.findNudge(db, scout.id);
  const nextAt = (nudge?.sentAt ?? 0) + NUDGE_EVERY_MS;
  return {
    reviews: isShown(scout) ? (await store.listReviewsByTroop(db, scout)).map(forLeaders) : [],
    reviewProblem: review?.message ?? null,
    reviewProblemCode: review?.code,
    isToSay: facts.isToSay && !facts.isOwnChild,
    nudge,
    nudgeProblem: nudging?.message ?? null,
    nudgeProblemCode: nudging?.code,
    nextNudgeAt: nudge && nextAt > saying.now ? isoTime(nextAt) : null,
  };
}

/**
 * Says something of a project: to the child, the parents, the leaders of the troop and the administrators in one transaction.
 * @throws AppError 'not-found', 'not-allowed' (domain/rules/troop/reviews.ts) or 'too-often'.
 */
export async function createReview(
  tx: Queries,
  projectId: string,
  { id, verdict, phrases, note: words }: NewReview,
  saying: Saying,
): Promise<Made<Review>> {
  const scout = await holdScout(tx, saying.user, await ownerOfProject(tx, projectId));
  const there = id === undefined ? undefined : await store.findReview(tx, id);
  if (there && (there.projectId !== projectId || there.leaderId !== saying.user.id)) throw idTaken();
  if (there) return { it: forLeaders(there), isNew: false };
  await refuseOwnChild(tx, saying.user, scout);
  demandNo(reviewProblem(await factsOf(tx, scout, saying)));
  const row = { id: id ?? saying.newId(), projectId, verdict, phrases, note: words };
  const whose = { userId: scout.id, troopId: scout.troop.id };
  const by = leaderName(saying.user);
  await store.insertReview(tx, { ...row, ...whose, by, leaderId: saying.user.id, now: saying.now });
  const review = orNotFound(await store.findReview(tx, row.id));
  await note(tx, 'review', scout, saying);
  const childName = await firstNameOf(tx, scout.id);
  const about = { childName, site: saying.outbox.site };
  await demandTold(tx, scout.id, (to) => letters.reviewLetter(to, review, about), saying);
  return { it: review, isNew: true };
}

async function firstNameOf(db: Queries, userId: string): Promise<string> {
  return orNotFound(await findAccount(db, userId)).first_name;
}

/** Strikes through what was said, and tells every parent. Done twice it is the same. */
export async function strikeThrough(
  tx: Queries,
  review: store.FoundReview,
  { outbox, now }: Pick<Saying, 'outbox' | 'now'>,
): Promise<void> {
  if (!(await store.markReview(tx, review.id, 'taken_back_at', now))) return;
  const about = { childName: await firstNameOf(tx, review.userId), site: outbox.site };
  for (const guardian of await listGuardiansOf(tx, review.userId))
    await outbox.put(tx, letters.takenBackLetter(guardian, review, about));
}

/** Any leader of the troop takes back what one of them said. */
export async function takeBackReview(tx: Queries, id: string, saying: Saying): Promise<void> {
  await leaderOf(tx, saying.user);
  const review = orNotFound(await store.findReview(tx, id));
  const scout = await holdScout(tx, saying.user, review.userId);
  if (scout.troop.id !== review.troopId || !isShown(scout)) throw notFound();
  await refuseOwnChild(tx, saying.user, scout);
  if (review.takenBackAt !== null) return;
  await strikeThrough(tx, review, saying);
  await note(tx, 'take-back-review', scout, saying);
}

/**
 * Reminds the parents of a scout by mail.
 * @throws AppError 'not-found', 'not-allowed', or 'too-often' for a second one within a week.
 */
export async function nudge(tx: Queries, scoutId: string, saying: Saying): Promise<void> {
  const scout = await holdScout(tx, saying.user, scoutId);
  await refuseOwnChild(tx, saying.user, scout);
  demandNo(nudgeProblem(await factsOf(tx, scout, saying)));
  const before = await store.findNudge(tx, scout.id);
  const waits = (before?.sentAt ?? Number.NEGATIVE_INFINITY) + NUDGE_EVERY_MS - saying.now;
  if (waits > 0) {
    const told = sentences.remindedThisWeek({ day: utcDate(saying.now + waits) });
    throw new AppError('too-often', told, { retryAfterSeconds: Math.ceil(waits / 1000) });
  }
  const by = leaderName(saying.user);
  await store.putNudge(tx, { userId: scout.id, by, now: saying.now });
  await note(tx, 'nudge', scout, saying);
  const about = { childName: await firstNameOf(tx, scout.id), site: saying.outbox.site };
  await demandTold(tx, scout.id, (to) => letters.nudgeLetter(to, by, about), saying);
}

/** Keeps what a leader says when asked for equal last names; where nothing is asked, nothing is kept. */
export async function sayKin(tx: Queries, scoutId: string, isParent: boolean, saying: Saying): Promise<void> {
  const scout = await holdScout(tx, saying.user, scoutId);
  if (!(await isToSay(tx, saying.user, scout))) return;
  await insertOwnChildAnswer(tx, { leaderId: saying.user.id, scoutId: scout.id, isParent, now: saying.now });
  await note(tx, isParent ? 'say-own-child' : 'say-no-parent', scout, saying);
}
