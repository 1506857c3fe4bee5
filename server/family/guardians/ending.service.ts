/** Deletes a stopped notebook when its time is over, or at once by a letter's link (PRODUCT.md#stopping). */

import type { AskedDeletion } from '#domain/contract/family/parent.ts';
import { findGuardian, type Guardian, listFreshChangesOf, lockAccount } from '#server/accounts/exports.ts';
import { doomedAccount } from '#server/consent/exports.ts';
import { deleteForGood, deleteWhenDue, type JobDependencies } from '#server/deletions/exports.ts';
import { cancelDeletion } from '#server/family/stopping/stopping.service.ts';
import { findEndedStops, findStop, isStopEnded } from '#server/family/stopping/stops.store.ts';
import { endAsKnown } from '#server/family/stopping/told-late.service.ts';
import { guardedChild } from '#server/gates/exports.ts';
import { findLink, type Link, type Outbox, recipientBucket, takeLink } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { deadLink } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processInBatches } from '#server/platform/process-in-batches.ts';

/** Deletes every child of whom a parent asked it, when its time is over; gives how many. Another process may have been faster. */
export async function endStops(platform: JobDependencies): Promise<number> {
  const { db, clock, config } = platform;
  const ending = { now: clock(), isByMail: config.mail !== null };
  return processInBatches(
    (limit) => findEndedStops(db, ending, limit),
    async (id) => {
      // It may have been taken back, or its asker be no parent any more, since the list was read.
      const decide = async (tx: Queries) => {
        await lockAccount(tx, id);
        return isStopEnded(tx, id, ending);
      };
      return deleteWhenDue(platform, { subject: doomedAccount(id), reason: 'parent', decide });
    },
  );
}

/**
 * The guardian whom a link of a letter about a deletion was sent to. The one that cancels is good from a former address too, as
 * long as that may take the page back.
 */
async function guardianBy(db: Queries, link: Link | undefined, now: number): Promise<Guardian> {
  const guardian = link && (await findGuardian(db, link.subjectId));
  if (!guardian) throw deadLink();
  const addresses = [guardian.email];
  if (link.purpose === 'deletion-cancel')
    addresses.push(...(await listFreshChangesOf(db, guardian, now)).map(({ fromEmail }) => fromEmail));
  if (!addresses.some((address) => link.recipientKey === recipientBucket(address))) throw deadLink();
  return guardian;
}

/**
 * Returns the effect of a deletion letter's link for its recipient, without using it up. @throws AppError 'not-found'
 * for a dead link.
 */
export async function lookAtDeletion(
  { db, config }: Platform,
  linkHash: string,
  now: number,
): Promise<AskedDeletion> {
  const links = [
    await findLink(db, 'deletion-cancel', linkHash),
    await findLink(db, 'deletion-now', linkHash),
  ];
  const link = links.find((it) => it && it.usedAt === null && it.expiresAt > now);
  const guardian = await guardianBy(db, link, now);
  const child = await guardedChild(db, guardian, guardian.userId);
  const stop = await findStop(db, child.id);
  if (stop?.deletionBy !== guardian.emailKey || stop.deletionEndsAt === null) throw deadLink();
  const endsAt = await endAsKnown(db, child, stop, { now, isByMail: config.mail !== null });
  return { childFirstName: child.account.first_name, endsAt: isoTime(endsAt) };
}

/**
 * Deletes at once what waits to be deleted, by the second letter.
 * @throws AppError 'not-found' for a dead link.
 */
export async function deleteAtOnce(platform: Platform, linkHash: string, now: number): Promise<void> {
  const { userId: id, emailKey } = await guardianBy(
    platform.db,
    await findLink(platform.db, 'deletion-now', linkHash),
    now,
  );
  await deleteForGood(platform, {
    subject: doomedAccount(id),
    reason: 'parent',
    decide: async (tx) => {
      await takeLink(tx, 'deletion-now', { tokenHash: linkHash, now });
      await lockAccount(tx, id);
      if ((await findStop(tx, id))?.deletionBy !== emailKey) throw deadLink();
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
  const guardian = await guardianBy(db, await findLink(db, 'deletion-cancel', linkHash), now);
  await inTransaction(db, async (tx) => {
    await takeLink(tx, 'deletion-cancel', { tokenHash: linkHash, now });
    const child = await guardedChild(tx, guardian, guardian.userId);
    await cancelDeletion(tx, child, { parent: guardian, outbox, now, newId });
  });
}
