import type { User } from '#domain/contract/sign-in/accounts.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { orNotFound } from '#server/platform/errors.ts';
import { findOpenTroop, leaderOf, ledTroop, seenScouts, type TroopFacts } from '#server/troop/exports.ts';
import { findFamily, type InvitedFamilyFacts } from './families.store.ts';

declare const inviting: unique symbol;

/** An open troop that families may be invited to by who asks. Only this file makes one. */
export type InvitingTroop = TroopFacts & {
  /** True for a scout who may be told to be here already. */
  readonly mayTell: (studentId: string) => boolean;
  readonly [inviting]: true;
};

/**
 * A leader invites to own troops, an administrator to any. Only scouts whom the one sees, and who are not closed to the
 * other, count as here: neither learns whether a guessed address is right. @throws AppError 'not-found' for a closed troop or another's, 'not-allowed' before the
 * undertaking.
 */
export async function invitingTroop(
  db: Queries,
  user: Pick<User, 'id' | 'username' | 'role'>,
  troopId: string,
  now: number,
): Promise<InvitingTroop> {
  if (user.role === 'admin') {
    const troop = orNotFound(await findOpenTroop(db, troopId));
    const refused = await listAllRefused(db, user, now);
    return { ...troop, mayTell: (id: string) => !refused.has(id) } as InvitingTroop;
  }
  const leader = await leaderOf(db, user);
  const troop = await ledTroop(db, leader, troopId);
  const seen = new Set((await seenScouts(db, leader, troop.id)).map(({ id }) => id));
  return { ...troop, mayTell: (id: string) => seen.has(id) } as unknown as InvitingTroop;
}

/** An invitation that is not over, with its troop. @throws as `invitingTroop`. */
export async function ownFamily(
  db: Queries,
  user: Pick<User, 'id' | 'username' | 'role'>,
  { id, now }: { id: string; now: number },
): Promise<{ family: InvitedFamilyFacts; troop: InvitingTroop }> {
  const found = await findFamily(db, id, now);
  // As slow for one that is not there, and the undertaking is asked for first.
  const troop = await invitingTroop(db, user, found?.troopId ?? '', now);
  return { family: orNotFound(found), troop };
}
