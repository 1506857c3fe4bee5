import type { PermissionKind } from '#domain/rules/consent/consent.ts';
import type { Queries } from '#server/platform/db/open.ts';

export type NewPermission = {
  readonly id: string;
  readonly userId: string;
  readonly kind: PermissionKind;
  /** The person who acted, such as a parent's address. */
  readonly by: string;
  readonly now: number;
};

/** Notes that something is allowed from now on; gives false where it is already. */
export async function insertPermission(
  db: Queries,
  { id, userId, kind, by, now }: NewPermission,
): Promise<boolean> {
  const row = { id, user_id: userId, kind, given_at: now, given_by: by, taken_at: null, taken_by: null };
  const result = await db
    .insertInto('permissions')
    .values(row)
    .onConflict((on) => on.columns(['user_id', 'kind']).where('taken_at', 'is', null).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Notes that it is allowed no longer; gives false where it was not. */
export async function endPermission(
  db: Queries,
  { userId, kind, by, now }: Omit<NewPermission, 'id'>,
): Promise<boolean> {
  const result = await db
    .updateTable('permissions')
    .set({ taken_at: now, taken_by: by })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('taken_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Since when each permission of an account is in force, in milliseconds since 1970, by its kind. */
export async function permissionsInForce(
  db: Queries,
  userId: string,
): Promise<ReadonlyMap<PermissionKind, number>> {
  const rows = await db
    .selectFrom('permissions')
    .select(['kind', 'given_at'])
    .where('user_id', '=', userId)
    .where('taken_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.kind as PermissionKind, row.given_at]));
}
