/**
 * A leader or an administrator comes to another e-mail address: with the password, and where mail is sent confirmed from the
 * new one, told to the old one, and undone from there for a week (PRODUCT.md#username-and-address-of-staff).
 */

import { ADDRESS_CHANGE_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import {
  type Credentials,
  findAccount,
  findStaffChange,
  hashPassword,
  isPasswordOf,
  lockAccount,
  markStaffChange,
  presentUser,
  type StaffAddressChange,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { deleteMailsWithLink, findLink, readLink, takeLink } from '#server/mail/exports.ts';
import { type TakingBack, takeBackDeeds } from '#server/office/people/let-in.service.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { AppError, deadLink } from '#server/platform/errors.ts';
import {
  type Change,
  changeAccount,
  deleteSecondFactor,
  findSecondFactor,
  forgetChange,
  replacePassword,
  toldStaffLetter,
} from '#server/sign-in/exports.ts';

type Purpose = 'staff-address-confirm' | 'staff-address-undo';
type ByLink = { readonly change: StaffAddressChange; readonly account: Credentials };

/** The change that a link leads to, with its account held: who comes second finds what the first left. */
async function changeBy(tx: Queries, purpose: Purpose, tokenHash: string, now: number): Promise<ByLink> {
  const link = await findLink(tx, purpose, tokenHash);
  const asked = link && (await findStaffChange(tx, link.subjectId, now));
  const account = asked && (await lockAccount(tx, asked.userId));
  if (!account) throw deadLink();
  const change = await findStaffChange(tx, await takeLink(tx, purpose, { tokenHash, now }), now);
  if (!change) throw deadLink();
  return { account, change };
}

/** @throws AppError 'not-found' for a dead link. */
export async function confirmStaffAddress(tx: Queries, tokenHash: string, input: Change): Promise<void> {
  const { change, account } = await changeBy(tx, 'staff-address-confirm', tokenHash, input.now);
  if (change.confirmedAt !== null || account.user.email !== change.fromEmail) throw deadLink();
  await changeAccount(tx, change.userId, { ...input, byLink: 'change-email' }, () => ({
    email: change.toEmail,
  }));
  const confirmed = await markStaffChange(tx, change, input.now);
  await deleteMailsWithLink(tx, { purpose: 'staff-address-undo', subjectId: change.id });
  await input.outbox.put(tx, toldStaffLetter(confirmed, { of: account.user, site: input.outbox.site }));
}

/**
 * The hash of the password that comes with an undoing; the link is not used up.
 * @throws AppError 'not-found' for a dead link, 'invalid' at the field for a password that is guessed first, or the old one.
 */
export async function hashOtherPassword(
  db: Database,
  tokenHash: string,
  { newPassword, now }: { readonly newPassword: string; readonly now: number },
): Promise<string> {
  const link = await readLink(db, 'staff-address-undo', { tokenHash, now });
  const change = await findStaffChange(db, link.subjectId, now);
  const row = change && (await findAccount(db, change.userId));
  if (!row) throw deadLink();
  if (await isPasswordOf({ passwordHash: row.password_hash }, newPassword))
    throw new AppError('invalid', sentences.passwordKnownToOther, {
      fields: { newPassword: sentences.passwordKnownToOther },
    });
  return hashPassword(newPassword, presentUser(row), 'newPassword');
}

/**
 * The old address stays, or is the account's again, with another password: who asked for the change knew the one before. Nothing
 * holds that was left in the account meanwhile: no session, no invitation and nobody who was let in, no card with what it opened, no password
 * that was set for a child, and no authenticator app that was added since or in the week before.
 * @throws AppError 'not-found' for a dead link.
 */
export async function undoStaffAddress(
  tx: Queries,
  tokenHash: string,
  {
    passwordHash,
    dependencies,
    ...rest
  }: Change & Pick<TakingBack, 'dependencies'> & { readonly passwordHash: string },
): Promise<void> {
  const { change, account } = await changeBy(tx, 'staff-address-undo', tokenHash, rest.now);
  const { id, username } = account.user;
  if (change.confirmedAt === null) {
    const subject = { id, label: username };
    await insertAudit(tx, {
      id: rest.newId(),
      admin: null,
      action: 'undo-new-email',
      subject,
      now: rest.now,
    });
  } else {
    const email = change.fromEmail;
    await changeAccount(tx, id, { ...rest, byLink: 'undo-new-email' }, () => ({ email }));
  }
  await forgetChange(tx, change);
  await replacePassword(tx, account.user, passwordHash);
  await takeBackDeeds(tx, account.user, account.user, { ...rest, dependencies, since: change.askedAt });
  const factor = await findSecondFactor(tx, id);
  // An intruder may have added it first; an owner who did adds it again.
  if (
    !factor ||
    factor.started_at <= change.askedAt - ADDRESS_CHANGE_MS ||
    !(await deleteSecondFactor(tx, id))
  )
    return;
  const subject = { id, label: username };
  const taken = { id: rest.newId(), admin: null, action: 'take-off-second-factor' } as const;
  await insertAudit(tx, { ...taken, subject, now: rest.now });
}
