import type { User } from '#domain/contract/accounts.ts';
import type { BlockKind } from '#domain/contract/guardians.ts';
import type { Queries } from '#server/db/open.ts';

/** What an administrator has asked for, and nobody has settled yet. */
export type AskedBlock = {
  readonly id: string;
  readonly kind: BlockKind;
  readonly reason: string;
  readonly askedAt: number;
  readonly askedBy: Pick<User, 'id' | 'username'>;
};

export async function insertBlock(tx: Queries, guardianId: string, it: AskedBlock): Promise<void> {
  await tx
    .insertInto('guardian_blocks')
    .values({
      id: it.id,
      guardian_id: guardianId,
      kind: it.kind,
      reason: it.reason,
      asked_at: it.askedAt,
      asked_by: it.askedBy.id,
      asked_by_username: it.askedBy.username,
      settled_at: null,
      settled_by_username: null,
      is_done: 0,
    })
    .execute();
}

export async function findAskedBlock(db: Queries, guardianId: string): Promise<AskedBlock | undefined> {
  const row = await db
    .selectFrom('guardian_blocks')
    .selectAll()
    .where('guardian_id', '=', guardianId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind as BlockKind,
      reason: row.reason,
      askedAt: row.asked_at,
      askedBy: { id: row.asked_by, username: row.asked_by_username },
    }
  );
}

/** Notes who confirmed or dropped what was asked, and when. */
export async function settleBlock(
  tx: Queries,
  id: string,
  it: { admin: Pick<User, 'username'>; isDone: boolean; now: number },
): Promise<void> {
  await tx
    .updateTable('guardian_blocks')
    .set({ settled_at: it.now, settled_by_username: it.admin.username, is_done: it.isDone ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}
