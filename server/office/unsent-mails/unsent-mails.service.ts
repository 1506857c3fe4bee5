import type { User } from '#domain/contract/sign-in/accounts.ts';
import { canTryAgain } from '#domain/rules/mail/mail-problems.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { findAccount, presentUser } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { type Asking, renewLink, writeAfterwards } from '#server/consent/exports.ts';
import { refuseClosed } from '#server/gates/exports.ts';
import { deleteMail, dueAtOnce, type FailedMail, findFailedMail } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, orNotFound } from '#server/platform/errors.ts';

/**
 * Has a mail tried again that could not be sent, and writes down who asked for it. One that was given up has no words any
 * more: what it asked or told is written anew, with how things stand now.
 * @throws AppError 'not-found', also of a child that is closed to the administrator, or 'taken' where there is nothing to be sent.
 */
export async function sendMailAgain(
  tx: Queries,
  mailId: string,
  { admin, ...asking }: Asking & { admin: User },
): Promise<void> {
  const mail = orNotFound(await findFailedMail(tx, mailId));
  if (mail.userId !== null) await refuseClosed(tx, admin, mail.userId, asking.now);
  if (!canTryAgain(mail)) throw new AppError('taken', sentences.letterWordsGone);
  await auditTry(tx, mail, admin, asking);
  if (!mail.isGivenUp) {
    await dueAtOnce(tx, mailId, asking.now);
    return;
  }
  await deleteMail(tx, mailId);
  if (!(await writeAnew(tx, mail, asking))) throw new AppError('taken', sentences.letterNotNow);
}

async function auditTry(tx: Queries, { userId }: FailedMail, admin: User, { newId, now }: Asking) {
  const row = userId === null ? undefined : await findAccount(tx, userId);
  const student = row && presentUser(row);
  const subject = student ? { id: student.id, label: student.username } : null;
  await insertAudit(tx, { id: newId(), admin, action: 'send-mail-again', subject, now });
}

async function writeAnew(tx: Queries, { kind, recordId }: FailedMail, asking: Asking): Promise<boolean> {
  if (recordId === null) return false;
  return kind === 'consent-plus' ? writeAfterwards(tx, recordId, asking) : renewLink(tx, recordId, asking);
}
