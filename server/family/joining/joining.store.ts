import { addressKey, isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';

/**
 * True when a child of this name has an account that this address may know of: it is an active parent's or the
 * signer's, and not blocked for that child.
 */
export async function isChildHere(
  db: Queries,
  { name_key, email_key }: { name_key: string; email_key: string },
): Promise<boolean> {
  const children = await db
    .selectFrom('users')
    .leftJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['users.id', 'parent_email', 'guardians.state', 'guardians.email'])
    .where('role', '=', 'student')
    .where('name_key', '=', name_key)
    .execute();
  const isBlocked = (input: (typeof children)[number]) =>
    input.state === 'blocked' && input.email !== null && isSameMailbox(input.email, email_key);
  const blocked = new Set(children.filter(isBlocked).map(({ id }) => id));
  return children.some(({ id, parent_email, state, email }) => {
    const isSigner = parent_email !== null && addressKey(parent_email) === email_key;
    const isParent = state === 'active' && email !== null && addressKey(email) === email_key;
    return !blocked.has(id) && (isSigner || isParent);
  });
}
