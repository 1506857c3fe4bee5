/** What a parent has stopped is deleted when its time is over, or at once by the link of a letter (§20). */
import { lockAccount } from '#server/accounts/accounts.store.ts';
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteForGood, deleteWhenDue, type House } from '#server/deletions/deletions.service.ts';
import { deadLink } from '#server/errors.ts';
import { inRounds } from '#server/in-rounds.ts';
import { findLink, takeLink } from '#server/mail/links.store.ts';
import { type Outbox, recipientBucket } from '#server/mail/outbox.service.ts';
import type { Platform } from '#server/platform.ts';
import { guardedChild } from './children.gate.ts';
import { findGuardian, type Guardian } from './guardians.store.ts';
import { cancelDeletion } from './stopping.service.ts';
import { endOf, findEndedStops, findStop, type Stop } from './stops.store.ts';

/** Looks again with the account held: it may have been taken back, or ended by another process. */
async function isStill(tx: Queries, userId: string, isDue: (stop: Stop) => boolean): Promise<boolean> {
  await lockAccount(tx, userId);
  const stop = await findStop(tx, userId);
  return stop !== undefined && isDue(stop);
}

/** Deletes every child whose time is over; gives how many. Another process may have been faster. */
export async function endStops(platform: House): Promise<number> {
  const { db, clock } = platform;
  const now = clock();
  return inRounds(
    (limit) => findEndedStops(db, now, limit),
    async (id) => {
      // Who asked for it did not leave it to the clock.
      const reason = (await findStop(db, id))?.deletionBy ? 'parent' : 'stopped';
      const decide = (tx: Queries) => isStill(tx, id, (stop) => endOf(stop) <= now);
      return deleteWhenDue(platform, { subject: { kind: 'account', id }, reason, decide });
    },
  );
}

async function guardianBy(
  platform: Platform,
  purpose: 'deletion-now' | 'deletion-cancel',
  linkHash: string,
): Promise<Guardian> {
  const link = await findLink(platform.db, purpose, linkHash);
  const guardian = link && (await findGuardian(platform.db, link.subjectId));
  if (!guardian || link.recipientKey !== recipientBucket(guardian.email)) throw deadLink();
  return guardian;
}

/**
 * Deletes at once what waits to be deleted, by the second letter.
 * @throws AppError 'not-found' for a dead link.
 */
export async function deleteAtOnce(platform: Platform, linkHash: string, now: number): Promise<void> {
  const { userId: id, emailKey } = await guardianBy(platform, 'deletion-now', linkHash);
  await deleteForGood(platform, {
    subject: { kind: 'account', id },
    reason: 'parent',
    decide: async (tx) => {
      if ((await takeLink(tx, 'deletion-now', { tokenHash: linkHash, now })) === undefined) throw deadLink();
      if (!(await isStill(tx, id, ({ deletionBy }) => deletionBy === emailKey))) throw deadLink();
      return true;
    },
  });
}

/**
 * Cancels a deletion by the link of the first letter.
 * @throws AppError 'not-found' for a dead link.
 */
export async function cancelByLink(
  platform: Platform,
  linkHash: string,
  { outbox, now }: { outbox: Outbox; now: number },
): Promise<void> {
  const { db, newId } = platform;
  const guardian = await guardianBy(platform, 'deletion-cancel', linkHash);
  await inTransaction(db, async (tx) => {
    if ((await takeLink(tx, 'deletion-cancel', { tokenHash: linkHash, now })) === undefined) throw deadLink();
    const child = await guardedChild(tx, guardian, guardian.userId);
    await cancelDeletion(tx, child, { parent: guardian, outbox, now, newId });
  });
}
