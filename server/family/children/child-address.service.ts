import { isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import { listMailboxesOf, presentUser } from '#server/accounts/exports.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Parent } from '#server/platform/parent.ts';

/**
 * Returns a child's e-mail address as one parent may read it: null where the mailbox is another parent's, as for a child
 * without an own one (PRODUCT.md#several-parents).
 */
export async function childEmailFor(
  db: Queries,
  { id, account }: GuardedChild,
  parent: Parent,
): Promise<string | null> {
  const { email, parentEmail } = presentUser(account);
  if (isSameMailbox(email, parent.emailKey)) return email;
  const parents = await listMailboxesOf(db, id);
  if (parentEmail !== null) parents.push(parentEmail);
  return parents.some((it) => isSameMailbox(it, email)) ? null : email;
}
