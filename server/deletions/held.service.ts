/** Every deletion first asks if administrators hold the account (PRODUCT.md#holds). */
import * as sentences from '#domain/rules/deletions/sentences.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { utcDate } from '#server/platform/db/timestamps.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockHeldUntil } from './holds.store.ts';

/**
 * Lets nothing of an account be deleted while it is held. Its account is held from here to the end of the transaction, so
 * that of a hold and a deletion at the same moment one wins.
 * @throws AppError 'taken'
 */
export async function demandNotHeld(tx: Queries, userId: string): Promise<void> {
  const until = await lockHeldUntil(tx, userId);
  if (until === null) return;
  const day = utcDate(until);
  throw new AppError('taken', sentences.heldUntil({ day }));
}
