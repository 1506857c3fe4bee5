/** What a parent has stopped is deleted when its time is over, or at once by the link of a letter (§20). */
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, deadLink } from '#server/errors.ts';
import { inRounds } from '#server/in-rounds.ts';
import { findLink, takeLink } from '#server/mail/links.store.ts';
import { type Outbox, outboxOf, recipientBucket } from '#server/mail/outbox.service.ts';
import { deleteWithPhotos } from '#server/photos/photos.service.ts';
import type { Platform } from '#server/platform.ts';
import { guardedChild } from './children.gate.ts';
import { findGuardian, type Guardian } from './guardians.store.ts';
import { cancelDeletion, isOver, removeChild } from './stopping.service.ts';
import { findEndedStops } from './stops.store.ts';

/** Deletes every child whose time is over; gives how many. Another process may have been faster. */
export async function endStops(
  platform: Pick<Platform, 'db' | 'files' | 'clock' | 'newId' | 'config' | 'log'>,
): Promise<number> {
  const { db, clock } = platform;
  const [outbox, now] = [outboxOf(platform), clock()];
  return inRounds(
    (limit) => findEndedStops(db, now, limit),
    async (ownerId) => {
      try {
        const remove = (tx: Queries) => removeChild(tx, ownerId, isOver(now), { outbox, now });
        await deleteWithPhotos(platform, { ownerId }, remove);
        return true;
      } catch (error) {
        // Gone, open again, or held since it was found.
        if (error instanceof AppError) return false;
        throw error;
      }
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
  const { userId, emailKey } = await guardianBy(platform, 'deletion-now', linkHash);
  const outbox = outboxOf(platform);
  await deleteWithPhotos(platform, { ownerId: userId }, async (tx) => {
    if ((await takeLink(tx, 'deletion-now', { tokenHash: linkHash, now })) === undefined) throw deadLink();
    const isDue = ({ deletionBy }: { deletionBy: string | null }) => deletionBy === emailKey;
    if (!(await removeChild(tx, userId, isDue, { outbox, now }))) throw deadLink();
    return true;
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
