/** People who are told about an account. */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Language } from '#domain/languages.ts';
import { findLanguageOf, isBlocked, listGuardiansOf } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isAddressRefused } from './unsent-mails.store.ts';

/** A recipient of letters about an account, with the page, if any, and the reading language. */
export type Recipient = { readonly email: string; readonly hasPage: boolean; readonly language: Language };

/** The parents of a child: those who have confirmed their mailbox, or else the one who has signed. */
export async function listRecipients(
  db: Queries,
  { id, parentEmail }: Pick<User, 'id' | 'parentEmail'>,
): Promise<Recipient[]> {
  const guardians = await listGuardiansOf(db, id);
  const recipients = guardians.map(({ email }) => ({ email, hasPage: true }));
  if (guardians.length === 0 && parentEmail !== null && !(await isBlocked(db, id, parentEmail)))
    recipients.push({ email: parentEmail, hasPage: false });
  const spokenTo: Recipient[] = [];
  for (const recipient of recipients)
    spokenTo.push({
      ...recipient,
      language: await findLanguageOf(db, { userId: id, email: recipient.email }),
    });
  return spokenTo;
}

/** Counts a child's parents with a confirmed address that takes our letters, as far as is known. */
export async function countReachable(db: Queries, userId: string): Promise<number> {
  let count = 0;
  for (const { email } of await listGuardiansOf(db, userId))
    if (!(await isAddressRefused(db, userId, email))) count += 1;
  return count;
}
