/** A deletion gives whoever is told of it by letter the full time to cancel it (PRODUCT.md#delete-everything). */
import { DELETION_WAITS_MS } from '#domain/limits.ts';
import { LATE_LETTER_MS, UNDELIVERED_MS } from '#domain/rules/keeping/keeping.ts';
import { lockAccount } from '#server/accounts/exports.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import type { Mail } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { goneAt } from './stopping.service.ts';
import {
  type Ending,
  endOf,
  hasDeletionLetter,
  listUntold,
  putOffDeletion,
  type Stop,
} from './stops.store.ts';

/**
 * Puts a deletion off when a letter about it has left late: its time runs anew from then on. Where all were given up it waits
 * as long as notices do for what could not be sent.
 */
export async function giveFullTime(
  tx: Queries,
  { userId, createdAt }: Pick<Mail, 'userId' | 'createdAt'>,
  outcome: 'sent' | 'given-up',
  now: number,
): Promise<void> {
  if (userId === null || (outcome === 'sent' && now - createdAt <= LATE_LETTER_MS)) return;
  if (!(await lockAccount(tx, userId))) return;
  if (outcome === 'given-up' && !(await listUntold(tx, [userId])).has(userId)) return;
  await putOffDeletion(tx, userId, now + (outcome === 'sent' ? DELETION_WAITS_MS : UNDELIVERED_MS));
}

/** When all is deleted, as far as is known: whenever a late letter leaves, its reader has the full time. */
export async function endAsKnown(
  db: Queries,
  child: GuardedChild,
  stop: Stop,
  { now, isByMail }: Ending,
): Promise<number> {
  const isLate =
    isByMail && stop.deletionBy !== null && (await hasDeletionLetter(db, child.id, now - LATE_LETTER_MS));
  return goneAt(child, isLate ? Math.max(endOf(stop), now + DELETION_WAITS_MS) : endOf(stop));
}
