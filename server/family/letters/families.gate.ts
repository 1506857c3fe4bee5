import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { orNotFound } from '#server/platform/errors.ts';
import { findOpenTroop, leaderOf, ledTroop, seenScouts, type TroopFacts } from '#server/troop/exports.ts';
import { findFamily, type InvitedFamilyFacts } from './families.store.ts';

declare const inviting: unique symbol;

/** An open troop that families may be invited to by who asks. Only this file makes one. */
export type InvitingTroop = TroopFacts & {
  /** The scouts who may be told to be here already; null for all there are. */
  readonly told: readonly string[] | null;
  readonly [inviting]: true;
};

/**
 * A leader invites to own troops, an administrator to any. A leader never learns of other accounts: only visible
 * scouts count as here. @throws AppError 'not-found' for a closed troop or another's, 'not-allowed' before the
 * undertaking.
 */
export async function invitingTroop(
  db: Queries,
  user: Pick<User, 'id' | 'username' | 'role'>,
  troopId: string,
): Promise<InvitingTroop> {
  if (user.role === 'admin')
    return { ...orNotFound(await findOpenTroop(db, troopId)), told: null } as InvitingTroop;
  const leader = await leaderOf(db, user);
  const troop = await ledTroop(db, leader, troopId);
  const told = (await seenScouts(db, leader, troop.id)).map(({ id }) => id);
  return { ...troop, told } as unknown as InvitingTroop;
}

/** An invitation that is not over, with its troop. @throws as `invitingTroop`. */
export async function ownFamily(
  db: Queries,
  user: Pick<User, 'id' | 'username' | 'role'>,
  { id, now }: { id: string; now: number },
): Promise<{ family: InvitedFamilyFacts; troop: InvitingTroop }> {
  const found = await findFamily(db, id, now);
  // As slow for one that is not there, and the undertaking is asked for first.
  const troop = await invitingTroop(db, user, found?.troopId ?? '');
  return { family: orNotFound(found), troop };
}
