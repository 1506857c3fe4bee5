/** What is done when an account goes for good, and who is told of it. */
import type { User } from '#domain/contract/accounts.ts';
import { deleteAccount } from '#server/accounts/accounts.store.ts';
import { detachConsentRecords } from '#server/consent/consent.store.ts';
import type { Queries } from '#server/db/open.ts';
import { deleteLinksOfAccount } from '#server/mail/links.store.ts';
import type { Outbox } from '#server/mail/outbox.service.ts';
import { countWork } from '#server/projects/projects.store.ts';
import { isBlocked, listGuardiansOf } from './guardians.store.ts';
import { receiptLetter } from './stopping.mail.ts';

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

/** Deletes an account that is held, with all that belongs to it, and sends the parents a receipt. */
export async function removeAccount(
  tx: Queries,
  child: Pick<User, 'id' | 'firstName' | 'parentEmail'>,
  { outbox, now }: { outbox: Outbox; now: number },
): Promise<boolean> {
  const recipients = await listRecipients(tx, child);
  const work = await countWork(tx, child.id);
  await deleteLinksOfAccount(tx, child.id);
  await detachConsentRecords(tx, child.id, now);
  if (!(await deleteAccount(tx, child.id))) return false;
  const about = { childName: child.firstName, site: outbox.site };
  for (const to of recipients) await outbox.put(tx, receiptLetter(to, about, { ...work, at: now }));
  return true;
}
