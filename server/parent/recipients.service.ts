/** Who is told of what becomes of an account. */
import type { User } from '#domain/contract/accounts.ts';
import type { Queries } from '#server/db/open.ts';
import { isBlocked, listGuardiansOf } from './guardians.store.ts';

/** Whom letters about an account go to, and whether she has a page of her own. */
export type Recipient = { readonly email: string; readonly hasPage: boolean };

/** The parents of a child: those who have confirmed their mailbox, or else the one who has signed. */
export async function listRecipients(
  db: Queries,
  { id, parentEmail }: Pick<User, 'id' | 'parentEmail'>,
): Promise<Recipient[]> {
  const guardians = await listGuardiansOf(db, id);
  if (guardians.length > 0) return guardians.map(({ email }) => ({ email, hasPage: true }));
  if (parentEmail === null || (await isBlocked(db, id, parentEmail))) return [];
  return [{ email: parentEmail, hasPage: false }];
}
