import { blockedFor, isBlocked, SHOWN_COLUMNS, type ShownAccount } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';

declare const guarded: unique symbol;

/** A child of the parent who calls. Only this file can make one, so that nobody reads of another's child. */
export type GuardedChild = { readonly id: string; readonly account: ShownAccount; readonly [guarded]: true };

function childrenOf(db: Queries, { emailKey }: Parent) {
  return db
    .selectFrom('guardians')
    .innerJoin('users', 'users.id', 'guardians.user_id')
    .select(SHOWN_COLUMNS.map((column) => `users.${column}` as const))
    .where('guardians.email_key', '=', emailKey)
    .where('guardians.state', '=', 'active')
    .where('users.role', '=', 'student');
}

const prove = (account: ShownAccount) => ({ id: account.id, account }) as GuardedChild;

/** The children whose consent was confirmed from this parent's mailbox. */
export async function guardedChildren(db: Queries, parent: Parent): Promise<GuardedChild[]> {
  const rows = await childrenOf(db, parent).orderBy('users.created_at').orderBy('users.id').execute();
  const ids = rows.map(({ id }) => id);
  const blocked = await blockedFor(db, ids, parent.emailKey);
  return rows.filter(({ id }) => !blocked.has(id)).map(prove);
}

/**
 * A child of this parent.
 * @throws AppError 'not-found' when there is none or it is another's.
 */
export async function guardedChild(db: Queries, parent: Parent, childId: string): Promise<GuardedChild> {
  const row = await childrenOf(db, parent).where('users.id', '=', childId).executeTakeFirst();
  if (!row || (await isBlocked(db, row.id, parent.emailKey))) throw notFound();
  return prove(row);
}
