/**
 * A leader or an administrator comes to another e-mail address: with the password, and where mail is sent confirmed from the
 * new one, told to the old one, and undone from there for a week (§21.16).
 */

import { isStaff, type ProfileEdit, type User } from '#domain/contract/accounts.ts';
import { ADDRESS_CHANGE_MS, THROTTLES } from '#domain/limits.ts';
import { addressKey } from '#domain/rules/mailbox.ts';
import {
  type Credentials,
  findAccount,
  lockAccount,
  lockOwnAccount,
  presentUser,
} from '#server/accounts/accounts.store.ts';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords.service.ts';
import * as store from '#server/accounts/staff-address.store.ts';
import { insertAudit } from '#server/audit/audit.store.ts';
import { deleteLinks, findLink, takeLink } from '#server/mail/links.store.ts';
import { deleteMailsWithLink } from '#server/mail/outbox.store.ts';
import { type TakingBack, takeBackDeeds } from '#server/office/people/let-in.service.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { AppError, deadLink, notSignedIn } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { changeAccount, editProfile, replacePassword } from '#server/sign-in/accounts.service.ts';
import { checkOwnPassword, type LoginAttempt } from '#server/sign-in/login.service.ts';
import { deleteSecondFactor, findSecondFactor } from '#server/sign-in/second-factor/second-factor.store.ts';
import type { Change } from '#server/sign-in/staff-names.service.ts';
import { confirmStaffLetter, toldStaffLetter } from './staff-address.mail.ts';

const TOO_MANY_LETTERS = 'That address got many letters today. Please try again tomorrow.';
const FRESHLY_CHANGED =
  'Your address changed less than a week ago, and the old one can still undo it. Please try again later.';

/** Whether what is sent takes a password: a child's own change never does (§2.12), nor does an address that stays. */
function asksPassword(user: User, { email }: Pick<ProfileEdit, 'email'>): boolean {
  return isStaff(user) && addressKey(user.email) !== addressKey(email);
}

const PASSWORD_NEEDED = 'To change your e-mail address, please type your password';
const WRONG_PASSWORD = 'This password is not right';

/** 400 at the field, until the password is right. */
const passwordRefusal = (message: string) =>
  new AppError('invalid', message, { fields: { password: message } });

/**
 * The hash that a typed password is right for, where one is asked for.
 * @throws AppError 'invalid' without it or for a wrong one, 'too-often' as a login.
 */
export async function provePassword(
  db: Database,
  user: User,
  { password, email, ...from }: ProfileEdit & Pick<LoginAttempt, 'address' | 'device'>,
  audit: { readonly auditId: string; readonly now: number },
): Promise<string | undefined> {
  if (!asksPassword(user, { email })) return undefined;
  if (!password) throw passwordRefusal(PASSWORD_NEEDED);
  const { address, device } = from;
  const checked = await checkOwnPassword(db, { id: user.id, password, address, device }, audit);
  if (!checked.isRight) throw passwordRefusal(WRONG_PASSWORD);
  return checked.passwordHash;
}

type Editing = Change & {
  readonly isByMail: boolean;
  /** The hash that the typed password was right for; undefined where none was asked for. */
  readonly proven: string | undefined;
};

/** Forgets a change with its links and what waits of it. */
async function forgetChange(tx: Queries, { id: subjectId }: store.StaffAddressChange): Promise<void> {
  for (const purpose of ['staff-address-confirm', 'staff-address-undo'] as const) {
    await deleteLinks(tx, { purpose, subjectId });
    await deleteMailsWithLink(tx, { purpose, subjectId });
  }
  await store.deleteStaffChange(tx, subjectId);
}

/** Puts another address in the place of one that was asked for before; the same one again keeps the links in its earlier letters. */
async function putChange(
  tx: Queries,
  user: User,
  toEmail: string,
  it: Editing,
): Promise<store.StaffAddressChange> {
  let askedAt = it.now;
  for (const change of await store.listStaffChanges(tx, user.id, it.now)) {
    if (change.confirmedAt !== null) throw new AppError('taken', FRESHLY_CHANGED);
    if (change.toEmail === toEmail) return store.prolongStaffChange(tx, change, it.now);
    askedAt = Math.min(askedAt, change.askedAt);
    await forgetChange(tx, change);
  }
  const asked = { id: it.newId(), userId: user.id, fromEmail: user.email, toEmail, askedAt, now: it.now };
  return store.insertStaffChange(tx, asked);
}

/** Asks at the new address, and tells the old one. */
async function askAddress(tx: Queries, user: User, toEmail: string, it: Editing): Promise<void> {
  const bucket = bucketOf('staff-address', user.id);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.addressChangesByStaff }, it.now);
  const change = await putChange(tx, user, toEmail, it);
  const subject = { id: user.id, label: user.username };
  await insertAudit(tx, { id: it.newId(), admin: user, action: 'ask-new-email', subject, now: it.now });
  const about = { of: user, site: it.outbox.site };
  await it.outbox.put(tx, toldStaffLetter(change, about));
  if (!(await it.outbox.put(tx, confirmStaffLetter(change, about))))
    throw new AppError('too-often', TOO_MANY_LETTERS);
}

/**
 * Changes username and e-mail of who is signed in (§2.12, §21.16).
 * @throws AppError as `editProfile`; 'invalid' without the password, 'taken' within a week of the last change, 'too-often'.
 */
export async function editOwnProfile(tx: Queries, id: string, form: ProfileEdit, it: Editing): Promise<User> {
  const current = await lockOwnAccount(tx, id);
  if (!current) throw notSignedIn();
  if (!asksPassword(current.user, form)) return editProfile(tx, id, form, it);
  if (it.proven !== current.passwordHash) throw passwordRefusal(PASSWORD_NEEDED);
  if (!it.isByMail) return editProfile(tx, id, form, it);
  const user = await editProfile(tx, id, { ...form, email: current.user.email }, it);
  await askAddress(tx, user, form.email, it);
  return user;
}

type Purpose = 'staff-address-confirm' | 'staff-address-undo';
type ByLink = { readonly change: store.StaffAddressChange; readonly account: Credentials };

/** The change that a link leads to, with its account held: who comes second finds what the first left. */
async function changeBy(tx: Queries, purpose: Purpose, tokenHash: string, now: number): Promise<ByLink> {
  const link = await findLink(tx, purpose, tokenHash);
  const asked = link && (await store.findStaffChange(tx, link.subjectId, now));
  const account = asked && (await lockAccount(tx, asked.userId));
  const id = account && (await takeLink(tx, purpose, { tokenHash, now }));
  const change = id === undefined ? undefined : await store.findStaffChange(tx, id, now);
  if (!account || !change) throw deadLink();
  return { account, change };
}

/** @throws AppError 'not-found' for a dead link. */
export async function confirmStaffAddress(tx: Queries, tokenHash: string, it: Change): Promise<void> {
  const { change, account } = await changeBy(tx, 'staff-address-confirm', tokenHash, it.now);
  if (change.confirmedAt !== null || account.user.email !== change.fromEmail) throw deadLink();
  await changeAccount(tx, change.userId, { ...it, byLink: 'change-email' }, () => ({
    email: change.toEmail,
  }));
  const confirmed = await store.markStaffChange(tx, change, it.now);
  await deleteMailsWithLink(tx, { purpose: 'staff-address-undo', subjectId: change.id });
  await it.outbox.put(tx, toldStaffLetter(confirmed, { of: account.user, site: it.outbox.site }));
}

const SAME_PASSWORD = 'This is the password that somebody else knows. Please choose another one.';

/**
 * The hash of the password that comes with an undoing; the link is not used up.
 * @throws AppError 'not-found' for a dead link, 'invalid' at the field for a password that is guessed first, or the old one.
 */
export async function hashOtherPassword(
  db: Database,
  tokenHash: string,
  { newPassword, now }: { readonly newPassword: string; readonly now: number },
): Promise<string> {
  const link = await findLink(db, 'staff-address-undo', tokenHash);
  const isLive = link && link.usedAt === null && link.expiresAt > now;
  const change = isLive ? await store.findStaffChange(db, link.subjectId, now) : undefined;
  const row = change && (await findAccount(db, change.userId));
  if (!row) throw deadLink();
  if (await isPasswordOf({ passwordHash: row.password_hash }, newPassword))
    throw new AppError('invalid', SAME_PASSWORD, { fields: { newPassword: SAME_PASSWORD } });
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
  { passwordHash, house, ...it }: Change & Pick<TakingBack, 'house'> & { readonly passwordHash: string },
): Promise<void> {
  const { change, account } = await changeBy(tx, 'staff-address-undo', tokenHash, it.now);
  const { id, username } = account.user;
  if (change.confirmedAt === null) {
    const subject = { id, label: username };
    await insertAudit(tx, { id: it.newId(), admin: null, action: 'undo-new-email', subject, now: it.now });
  } else {
    const email = change.fromEmail;
    await changeAccount(tx, id, { ...it, byLink: 'undo-new-email' }, () => ({ email }));
  }
  await forgetChange(tx, change);
  await replacePassword(tx, account.user, passwordHash);
  await takeBackDeeds(tx, account.user, account.user, { ...it, house, since: change.askedAt });
  const factor = await findSecondFactor(tx, id);
  // Who came in by stealth may have added it first; an owner who did adds it again.
  if (
    !factor ||
    factor.started_at <= change.askedAt - ADDRESS_CHANGE_MS ||
    !(await deleteSecondFactor(tx, id))
  )
    return;
  const subject = { id, label: username };
  const taken = { id: it.newId(), admin: null, action: 'take-off-second-factor' } as const;
  await insertAudit(tx, { ...taken, subject, now: it.now });
}
