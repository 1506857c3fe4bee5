import { sql } from 'kysely';
import type { Leader } from '#domain/contract/office/troops.ts';
import { presentStaff, staffOf } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** All leaders, by name; those who lead no troop too. */
export async function listLeaders(db: Queries): Promise<Leader[]> {
  const rows = await staffOf(db, 'leader')
    .leftJoin('undertakings as it', 'it.user_id', 'users.id')
    .select('it.agreed_at')
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...presentStaff(row),
    agreedAt: row.agreed_at === null ? null : isoTime(row.agreed_at),
  }));
}

/** The ids of who leads each troop, whoever came first at the front. */
export async function leadersByTroop(db: Queries): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('troop_leaders')
    .select(['troop_id', 'user_id'])
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
  const byTroop = Map.groupBy(rows, (row) => row.troop_id);
  return new Map([...byTroop].map(([id, those]) => [id, those.map((row) => row.user_id)]));
}

/** Lists the names of a troop's leaders, the earliest first. */
export async function namesOfLeaders(db: Queries, troopId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('troop_leaders as it')
    .innerJoin('users', 'users.id', 'it.user_id')
    .select(['first_name', 'last_name'])
    .where('it.troop_id', '=', troopId)
    .orderBy('it.added_at')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => `${row.first_name} ${row.last_name}`);
}

/** Makes somebody a leader of a troop; gives false where that was so. */
export async function insertLeader(
  tx: Queries,
  values: { readonly troopId: string; readonly userId: string; readonly now: number },
): Promise<boolean> {
  const result = await tx
    .insertInto('troop_leaders')
    .values({ troop_id: values.troopId, user_id: values.userId, added_at: values.now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Gives false where that was no leader of the troop. */
export async function deleteLeader(tx: Queries, troopId: string, userId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('troop_leaders')
    .where('troop_id', '=', troopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteLeadersOf(tx: Queries, troopId: string): Promise<void> {
  await tx.deleteFrom('troop_leaders').where('troop_id', '=', troopId).execute();
}

export async function countLeadersOf(db: Queries, troopId: string): Promise<number> {
  const { count } = await db
    .selectFrom('troop_leaders')
    .select(sql<number>`count(*)`.as('count'))
    .where('troop_id', '=', troopId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
