import { TROOP_LEADERS_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { countLeadersOf, insertLeader } from './leaders.store.ts';

/**
 * Makes somebody a leader of a troop; who is, stays so.
 * @throws AppError 'taken' where a troop has as many leaders as it can have.
 */
export async function joinTroop(tx: Queries, troopId: string, userId: string, now: number): Promise<void> {
  if (!(await insertLeader(tx, { troopId, userId, now }))) return;
  if ((await countLeadersOf(tx, troopId)) > TROOP_LEADERS_MAX)
    throw new AppError('taken', sentences.tooManyLeaders({ count: TROOP_LEADERS_MAX }));
}
