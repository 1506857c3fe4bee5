import type { Queries } from '#server/platform/db/open.ts';

/** True while there is no administrator and never was one (PRODUCT.md#first-administrator). */
export async function isFirstAdminOpen(db: Queries): Promise<boolean> {
  const claimed = await db.selectFrom('first_admin').select('user_id').executeTakeFirst();
  if (claimed) return false;
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
  return admin === undefined;
}

/** Takes the one place of the first administrator; gives false when it is taken. The database decides races. */
export async function claimFirstAdmin(db: Queries, userId: string): Promise<boolean> {
  const result = await db
    .insertInto('first_admin')
    .values({ only_one: 1, user_id: userId })
    .onConflict((on) => on.column('only_one').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
