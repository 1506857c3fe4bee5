import type { Queries } from '#server/platform/db/open.ts';

/** Keeps the code of a start. Those of starts before `since` go: several processes that begin together have one each. */
export async function putFirstAdminCode(
  tx: Queries,
  values: { codeHash: string; now: number; since: number },
): Promise<void> {
  await tx.deleteFrom('first_admin_codes').where('made_at', '<', values.since).execute();
  await tx
    .insertInto('first_admin_codes')
    .values({ code_hash: values.codeHash, made_at: values.now })
    .execute();
}

export async function isFirstAdminCode(db: Queries, codeHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('first_admin_codes')
    .select('code_hash')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** There is an administrator: none of the codes opens anything any more. */
export async function deleteFirstAdminCodes(tx: Queries): Promise<void> {
  await tx.deleteFrom('first_admin_codes').execute();
}
