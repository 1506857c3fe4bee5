/** An administrator sets a child's password (PRODUCT.md#password-reset). */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/accounts/sentences.ts';
import { insertCardPassword, lockAccount } from '#server/accounts/exports.ts';
import { type AuditContext, insertAudit } from '#server/audit/exports.ts';
import { refuseClosed } from '#server/gates/exports.ts';
import { listRecipients, type Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { notFound } from '#server/platform/errors.ts';
import { passwordResetLetter, replacePassword } from '#server/sign-in/exports.ts';

/**
 * Sets a student's password; the sessions end (PRODUCT.md#password-reset), and the parents are told. @throws AppError
 * 'not-found' when the account has gone meanwhile.
 */
export async function resetPasswordOf(
  tx: Queries,
  studentId: string,
  { passwordHash, outbox }: { passwordHash: string; outbox: Outbox },
  { admin, auditId, now }: AuditContext,
): Promise<User> {
  const student = (await lockAccount(tx, studentId))?.user;
  if (!student) throw notFound(sentences.userNotFound);
  await refuseClosed(tx, admin, student.id, now);
  await replacePassword(tx, student, passwordHash);
  // The child's own at once, unless the account turns out to be somebody else's (PRODUCT.md#username-and-address-of-staff).
  const set = { useId: auditId, usedAt: now, endsAt: now, waitsForParent: false, madeBy: admin.id };
  await insertCardPassword(tx, student.id, set);
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, { id: auditId, admin, action: 'reset-password', subject, now });
  for (const { email } of await listRecipients(tx, student))
    await outbox.put(tx, passwordResetLetter(email, student, 'administrator', outbox.site, now));
  return student;
}
