/**
 * While a change of address can be undone, the page that came by it does only what can be undone too
 * (PRODUCT.md#the-week-after-a-new-address).
 */
import * as sentences from '#domain/rules/accounts/sentences.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { utcDate } from '#server/platform/db/timestamps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';
import { lockAccount } from './accounts.store.ts';
import { listFreshChangesOf } from './address-changes.store.ts';
import { findKnown, type KnownGuardian, listGuardiansByKey } from './guardians.store.ts';

/** The time until which an undo would remove a parent, and if the own address changed or the inviter's. */
export type Unsettled = { readonly until: number; readonly isOwn: boolean };

/** For a guardian who has a place by a change, or was let in since it was asked for by one who has; else null. */
async function unsettledPlace(db: Queries, guardian: KnownGuardian, now: number): Promise<Unsettled | null> {
  let cameAt = Number.POSITIVE_INFINITY;
  let one: KnownGuardian | undefined = guardian;
  while (one) {
    const changes = await listFreshChangesOf(db, one, now);
    const ends = changes.filter(({ askedAt }) => cameAt >= askedAt).map(({ endsAt }) => endsAt);
    if (ends.length > 0) return { until: Math.max(...ends), isOwn: one === guardian };
    cameAt = Math.min(cameAt, Math.max(one.invitedAt ?? 0, one.confirmedAt ?? 0));
    one = one.invitedBy === null ? undefined : await findKnown(db, one.invitedBy);
  }
  return null;
}

/** Returns a parent's place that may still change, at one child or any; null once it stays. */
export async function findUnsettled(
  db: Queries,
  { emailKey }: Parent,
  { childId, now }: { readonly childId?: string | undefined; readonly now: number },
): Promise<Unsettled | null> {
  for (const { id, userId } of await listGuardiansByKey(db, emailKey)) {
    const guardian = childId === undefined || childId === userId ? await findKnown(db, id) : undefined;
    const unsettled = guardian && (await unsettledPlace(db, guardian, now));
    if (unsettled) return unsettled;
  }
  return null;
}

/**
 * Lets a parent do what lasts or gives somebody more. Inside a transaction no change is confirmed until its end.
 * @throws AppError 'taken' while an undo would put this parent out.
 */
export async function demandSettled(
  db: Queries,
  parent: Parent,
  input: { readonly childId?: string | undefined; readonly now: number },
): Promise<void> {
  // Confirming a change locks the accounts of all its children.
  if (db.isTransaction && input.childId !== undefined) await lockAccount(db, input.childId);
  const unsettled = await findUnsettled(db, parent, input);
  if (!unsettled) return;
  const day = utcDate(unsettled.until);
  const told = unsettled.isOwn
    ? sentences.ownAddressIsFresh({ day })
    : sentences.inviterAddressIsFresh({ day });
  throw new AppError('taken', told);
}
