/**
 * The state of a child's account that a parent must know first: stopped, locked, open to others, or with an address
 * about to change (PRODUCT.md#stopping).
 */
import type { Child } from '#domain/contract/family/parent.ts';
import { basisOf } from '#domain/rules/keeping/holds.ts';
import { findAccount, findCardPassword } from '#server/accounts/exports.ts';
import { findHold } from '#server/deletions/exports.ts';
import { listAddressChanges } from '#server/family/guardians/replacing.service.ts';
import { mayTakeBack, waitsForParent } from '#server/family/stopping/stopping.service.ts';
import { type Ending, findStop } from '#server/family/stopping/stops.store.ts';
import { endAsKnown } from '#server/family/stopping/told-late.service.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Parent } from '#server/platform/parent.ts';

/** A parent who looks, and when. */
export type Visit = { readonly parent: Parent } & Ending;

/** Returns how a child's notebook is closed, as this parent sees it. */
async function stopOf(
  db: Queries,
  { parent, ...ending }: Visit,
  child: GuardedChild,
): Promise<Child['stop']> {
  const stop = await findStop(db, child.id);
  if (!stop) return null;
  const kind = stop.deletionBy === null ? 'stop' : 'deletion';
  const by = stop.deletionBy ?? stop.stoppedBy;
  return {
    kind,
    endsAt: isoTime(await endAsKnown(db, child, stop, ending)),
    isMine: await mayTakeBack(db, child, by, parent),
    waitsForParent: await waitsForParent(db, child, by),
  };
}

/** An administrators' hold, as far as the parents may know. */
async function lockOf(db: Queries, { id, account }: GuardedChild): Promise<Child['lock']> {
  const hold = account.held_until === null ? undefined : await findHold(db, id);
  return hold ? { basis: basisOf(hold.kind), until: isoTime(hold.endsAt) } : null;
}

/** The password of a card of which a parent has still to say whose it was. */
async function cardOf(db: Queries, { id }: GuardedChild): Promise<Child['card']> {
  const card = await findCardPassword(db, id);
  if (!card?.waitsForParent) return null;
  const maker = await findAccount(db, card.madeBy);
  return {
    useId: card.useId,
    usedAt: isoTime(card.usedAt),
    endsAt: isoTime(card.endsAt),
    madeBy: maker ? `${maker.first_name} ${maker.last_name}`.trim() : '',
  };
}

/** The state of a child's account as one of the parents sees it. */
export async function stateOf(db: Queries, visit: Visit, child: GuardedChild) {
  return {
    stop: await stopOf(db, visit, child),
    lock: await lockOf(db, child),
    card: await cardOf(db, child),
    addressChanges: await listAddressChanges(db, visit.parent, child),
  };
}
export type ChildState = Awaited<ReturnType<typeof stateOf>>;
