/** A parent stops a child's notebook, or has all of it deleted (PRODUCT.md#stopping). */
import { DELETION_WAITS_MS, NEW_PARENT_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { isSameName } from '#domain/rules/platform/text.ts';
import {
  deleteCardOf,
  deleteSessionsOf,
  findUnsettled,
  type Guardian,
  hasJoinedSince,
  listGuardiansOf,
  lockAccount,
} from '#server/accounts/exports.ts';
import { findLastRecordId, insertConsentEvent, moveConsent } from '#server/consent/exports.ts';
import {
  type Acting,
  notifyAll,
  notifyOthers,
  rateLimitParent,
} from '#server/family/guardians/notify-guardians.service.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import {
  type About,
  deleteGivenUp,
  deleteMailsWithLink,
  endLinks,
  type LinkPurpose,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';
import * as letters from './stopping.mail.ts';
import { deleteStop, findStop, putStop, type Stop } from './stops.store.ts';

const DELETION_LINKS: readonly LinkPurpose[] = ['deletion-cancel', 'deletion-now'];

async function noteConsent(
  tx: Queries,
  userId: string,
  kind: 'withdrawn' | 'restored',
  { newId, now }: Pick<Acting, 'newId' | 'now'>,
): Promise<void> {
  const recordId = await findLastRecordId(tx, userId);
  if (recordId !== null) await insertConsentEvent(tx, { id: newId(), recordId, kind, happenedAt: now });
}

/** When all is deleted that is to go at a moment: not before a hold ends (PRODUCT.md#holds). */
export function goneAt(
  { account }: { readonly account: Pick<GuardedChild['account'], 'held_until'> },
  endsAt: number,
): number {
  return Math.max(endsAt, account.held_until ?? 0);
}

function aboutOf(child: GuardedChild, { outbox }: Acting): About {
  return { childName: child.account.first_name, site: outbox.site };
}

/** True when a stop or deletion waits for a parent's word, since whoever asked for it is none here any more. */
export async function waitsForParent(
  db: Queries,
  { id }: Pick<GuardedChild, 'id'>,
  by: string | null,
): Promise<boolean> {
  return !(await listGuardiansOf(db, id)).some(({ emailKey }) => emailKey === by);
}

/**
 * True when a parent may take back a stop or deletion: the one who asked, or any other when the asker is no longer a
 * parent here, or it could never be taken back.
 */
export async function mayTakeBack(
  db: Queries,
  child: GuardedChild,
  by: string | null,
  { emailKey }: Parent,
): Promise<boolean> {
  return by === emailKey || waitsForParent(db, child, by);
}

/** Takes the consent out of force: the child is logged out everywhere, and comes in no more. */
async function lockOut(tx: Queries, child: GuardedChild, acting: Acting): Promise<Stop> {
  const stateBefore = (await lockAccount(tx, child.id))?.user.consentState;
  if (stateBefore === undefined) throw notFound();
  if (stateBefore !== 'stopped') {
    await moveConsent(tx, child.id, { from: [stateBefore], to: 'stopped', now: acting.now });
    await noteConsent(tx, child.id, 'withdrawn', acting);
  }
  await deleteSessionsOf(tx, child.id);
  await deleteCardOf(tx, child.id);
  const nothing = { stoppedBy: null, stopEndsAt: null, deletionBy: null, deletionEndsAt: null };
  return { userId: child.id, stateBefore, askedAt: acting.now, ...nothing };
}

/**
 * Stops a notebook: all of it is deleted after `keptFor`, unless the parent starts it again. Without a time to keep,
 * a letter asks once more and then it goes at once, since the page may be open on the family's tablet. @throws
 * AppError 'taken' when it is stopped already, 'too-often' where letters are sent.
 */
export async function stopChild(
  tx: Queries,
  child: GuardedChild,
  acting: Acting,
  keptFor: number,
): Promise<void> {
  const unsettled = await findUnsettled(tx, acting.parent, { childId: child.id, now: acting.now });
  if (keptFor === 0 && !unsettled) return beginDeletion(tx, child, acting);
  const stop = await lockOut(tx, child, acting);
  if (await findStop(tx, child.id)) throw new AppError('taken', sentences.alreadyStopped);
  // The former address has time to take the page back, and then to start again.
  const stopEndsAt = Math.max(acting.now + keptFor, unsettled ? unsettled.until + DELETION_WAITS_MS : 0);
  await putStop(tx, { ...stop, stoppedBy: acting.parent.emailKey, stopEndsAt });
  const [about, goesAt] = [aboutOf(child, acting), goneAt(child, stopEndsAt)];
  await notifyAll(tx, child, (to) => letters.stoppedLetter(to, about, goesAt), acting);
}

/** Puts the consent in force again, as it was before it was stopped. To be called with the account held. */
export async function endStop(tx: Queries, stop: Stop, acting: Pick<Acting, 'newId' | 'now'>): Promise<void> {
  await deleteStop(tx, stop.userId);
  await moveConsent(tx, stop.userId, { from: ['stopped'], to: stop.stateBefore, now: acting.now });
  await noteConsent(tx, stop.userId, 'restored', acting);
}

/** A stop without its deletion; there is time to start again, as there was before. */
function withoutDeletion(
  stop: Stop,
  stopEndsAt: number,
  now: number,
): Stop & { readonly stopEndsAt: number } {
  const later = Math.max(stopEndsAt, now + DELETION_WAITS_MS);
  return { ...stop, deletionBy: null, deletionEndsAt: null, stopEndsAt: later };
}

/**
 * Somebody who was a parent here before comes in again: a deletion asked for then is dropped, and a stop leaves time to start again.
 * Else it would be done at once, its time being over. To be called with the account held.
 */
export async function reviveStopBy(
  tx: Queries,
  { userId, emailKey }: Pick<Guardian, 'userId' | 'emailKey'>,
  acting: Pick<Acting, 'newId' | 'now'>,
): Promise<void> {
  const stop = await findStop(tx, userId);
  if (!stop || (stop.deletionBy ?? stop.stoppedBy) !== emailKey) return;
  if (stop.stopEndsAt === null) await endStop(tx, stop, acting);
  else await putStop(tx, withoutDeletion(stop, stop.stopEndsAt, acting.now));
}

async function reopen(tx: Queries, child: GuardedChild, stop: Stop, acting: Acting): Promise<void> {
  await endStop(tx, stop, acting);
  const about = aboutOf(child, acting);
  await notifyOthers(tx, child, (to) => letters.restartedLetter(to, about), acting);
}

/**
 * Starts a stopped notebook again; nothing of it was lost.
 * @throws AppError 'taken' where it is not stopped, is to be deleted, or was stopped by another parent, 'too-often'.
 */
export async function startChild(tx: Queries, child: GuardedChild, acting: Acting): Promise<void> {
  await lockAccount(tx, child.id);
  const stop = await findStop(tx, child.id);
  if (!stop) throw new AppError('taken', sentences.notStopped);
  if (stop.deletionBy !== null) throw new AppError('taken', sentences.deletionComes);
  if (!(await mayTakeBack(tx, child, stop.stoppedBy, acting.parent))) {
    throw new AppError('taken', sentences.anotherStoppedThis);
  }
  await rateLimitParent(tx, acting.parent, acting);
  await reopen(tx, child, stop, acting);
}

/** A parent who is new, or beside another, may be none at all: earlier parents get time to find out. */
async function offerAtOnce(
  tx: Queries,
  guardian: Guardian,
  about: About,
  { outbox, now }: Acting,
): Promise<void> {
  if (!(await hasJoinedSince(tx, guardian.id, now - NEW_PARENT_MS)))
    await outbox.put(tx, letters.atOnceLetter(guardian, about));
}

/**
 * Locks a notebook, and has it deleted after 72 hours.
 * @throws AppError 'invalid' where the name is not the child's, 'taken' where it is to be deleted already, 'too-often'.
 */
export async function askDeletion(
  tx: Queries,
  child: GuardedChild,
  firstName: string,
  acting: Acting,
): Promise<void> {
  if (!isSameName(firstName, child.account.first_name)) {
    const message = sentences.firstNameDiffers;
    throw new AppError('invalid', message, { fields: { firstName: message } });
  }
  await beginDeletion(tx, child, acting);
}

/** Locks a notebook; it goes after 72 hours, or at once by the link of a letter. */
async function beginDeletion(tx: Queries, child: GuardedChild, acting: Acting): Promise<void> {
  const locked = await lockOut(tx, child, acting);
  const before = await findStop(tx, child.id);
  const by = before?.deletionBy ?? null;
  // A request by a former parent waits for another parent's word: this is one.
  if (by !== null && (by === acting.parent.emailKey || !(await mayTakeBack(tx, child, by, acting.parent))))
    throw new AppError('taken', sentences.deletionAlreadyComes);
  await rateLimitParent(tx, acting.parent, acting);
  const deletionEndsAt = acting.now + DELETION_WAITS_MS;
  await putStop(tx, { ...(before ?? locked), deletionBy: acting.parent.emailKey, deletionEndsAt });
  const [about, goesAt] = [aboutOf(child, acting), goneAt(child, deletionEndsAt)];
  for (const guardian of await listGuardiansOf(tx, child.id)) {
    if (guardian.emailKey !== acting.parent.emailKey) continue;
    await acting.outbox.put(tx, letters.cancelLetter(guardian, about, goesAt));
    // While the account is held nothing goes at once.
    if (child.account.held_until === null) await offerAtOnce(tx, guardian, about, acting);
  }
  await notifyOthers(tx, child, (to) => letters.deletionToldLetter(to, about, goesAt), acting);
}

/**
 * Takes a deletion back. What was stopped before stays stopped; else it is open again.
 * @throws AppError 'taken' where nothing is to be deleted, or another parent asked for it.
 */
export async function cancelDeletion(tx: Queries, child: GuardedChild, acting: Acting): Promise<void> {
  await lockAccount(tx, child.id);
  const stop = await findStop(tx, child.id);
  if (!stop?.deletionBy) throw new AppError('taken', sentences.noDeletionComes);
  if (!(await mayTakeBack(tx, child, stop.deletionBy, acting.parent))) {
    throw new AppError('taken', sentences.anotherAskedForThis);
  }
  for (const { id: subjectId } of await listGuardiansOf(tx, child.id)) {
    for (const purpose of DELETION_LINKS) {
      await endLinks(tx, { purpose, subjectId }, acting.now);
      await deleteMailsWithLink(tx, { purpose, subjectId });
    }
  }
  await deleteGivenUp(tx, child.id, 'deletion-told');
  if (stop.stopEndsAt === null) await reopen(tx, child, stop, acting);
  else {
    const stopped = withoutDeletion(stop, stop.stopEndsAt, acting.now);
    await putStop(tx, stopped);
    const [about, goesAt] = [aboutOf(child, acting), goneAt(child, stopped.stopEndsAt)];
    await notifyOthers(tx, child, (to) => letters.stillStoppedLetter(to, about, goesAt), acting);
  }
}
