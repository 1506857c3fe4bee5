import type { Queries } from '#server/platform/db/open.ts';

type Row = { readonly userId: string; readonly guardianId: string };

/** Notes which parent has set the password of an account. To be called when the one before is deleted, as each new password does. */
export async function insertParentPassword(
  tx: Queries,
  values: Row & { readonly setAt: number },
): Promise<void> {
  const row = {
    user_id: values.userId,
    guardian_id: values.guardianId,
    set_at: values.setAt,
    ended_at: null,
  };
  await tx.insertInto('parent_passwords').values(row).execute();
}

/**
 * Returns the id under which an account's password waits for its parent, who chose it before the own mailbox was confirmed; undefined
 * where none waits.
 */
export async function findAwaitedGuardianId(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('parent_passwords')
    .select('guardian_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guardians').select('id').whereRef('guardians.id', '=', 'parent_passwords.guardian_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.guardian_id;
}

/** Ends a password that one parent has set since a moment; gives whether there was one. */
export async function endParentPassword(
  tx: Queries,
  values: Row & { readonly since: number; readonly now: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('parent_passwords')
    .set({ ended_at: values.now })
    .where('user_id', '=', values.userId)
    .where('guardian_id', '=', values.guardianId)
    .where('set_at', '>=', values.since)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** True when the account's password ended with the place of the parent who set it. */
export async function hasPasswordEnded(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('parent_passwords')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets who has set a password: another one is set. */
export async function deleteParentPasswordOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('parent_passwords').where('user_id', '=', userId).execute();
}
