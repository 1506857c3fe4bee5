import type { Queries } from '#server/db/open.ts';

type Pair = { readonly leaderId: string; readonly scoutId: string };

/** What a leader said when asked whether a scout is an own child; null while she was not asked. */
export async function saidKin(db: Queries, { leaderId, scoutId }: Pair): Promise<boolean | null> {
  const row = await db
    .selectFrom('leader_kin')
    .select('is_parent')
    .where('leader_id', '=', leaderId)
    .where('user_id', '=', scoutId)
    .executeTakeFirst();
  return row ? row.is_parent === 1 : null;
}

/** Keeps what a leader says; the first answer stays. */
export async function insertKin(tx: Queries, it: Pair & { isParent: boolean; now: number }): Promise<void> {
  await tx
    .insertInto('leader_kin')
    .values({
      leader_id: it.leaderId,
      user_id: it.scoutId,
      is_parent: it.isParent ? 1 : 0,
      said_at: it.now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
