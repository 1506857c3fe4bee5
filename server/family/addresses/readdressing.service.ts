/**
 * Letters to a parent go to another address from now on (PRODUCT.md#the-record-of-a-consent,
 * PRODUCT.md#replacing-an-address).
 */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { lockAccount, respellAddress, updateParentEmail } from '#server/accounts/exports.ts';
import {
  type Asking,
  askAtNewAddress,
  consentLetter,
  findConsentRecord,
  findRecordOf,
  insertConsentCorrection,
  moveAnswers,
  moveConsent,
} from '#server/consent/exports.ts';
import { readdressMail } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { deleteResetsOf } from '#server/sign-in/exports.ts';

/**
 * Moves everything that waits for the old address to the new one, and asks again for what the old one confirmed. For
 * the same address in other capitals only the spelling changes.
 */
export async function readdressParent(
  tx: Queries,
  student: User,
  { parentEmail, admin }: { parentEmail: string; admin: Pick<User, 'id' | 'username'> },
  { outbox, newId, now }: Asking,
): Promise<void> {
  const { id } = student;
  await updateParentEmail(tx, id, parentEmail);
  await insertConsentCorrection(tx, { id: newId(), userId: id, parentEmail, correctedAt: now, admin });
  if (student.parentEmail !== null)
    await readdressMail(tx, id, { from: student.parentEmail, to: parentEmail, own: 'goes' });
  if (student.parentEmail !== null && addressKey(student.parentEmail) === addressKey(parentEmail))
    return respellAddress(tx, id, parentEmail);
  // An answer by an address that never was a parent's could be changed by nobody.
  if (student.parentEmail !== null)
    await moveAnswers(tx, id, { from: addressKey(student.parentEmail), to: addressKey(parentEmail) }, now);
  await deleteResetsOf(tx, id);
  if ((await findRecordOf(tx, id))?.method === 'email')
    await moveConsent(tx, id, { from: ['confirmed'], to: 'grace', now });
  const readdressed = (await lockAccount(tx, id))?.user ?? { ...student, parentEmail };
  // While the answer is awaited the question goes to the new address, and the copy after the answer.
  if (await askAtNewAddress(tx, readdressed, { outbox, newId, now })) return;
  const record = await findConsentRecord(tx, id);
  if (!record) return;
  const { hash, version, text: body } = record.terms;
  const copy = consentLetter(readdressed, { hash, version, body }, outbox.site, Date.parse(record.signedAt));
  await outbox.put(tx, { ...copy, kind: 'letter' });
}
