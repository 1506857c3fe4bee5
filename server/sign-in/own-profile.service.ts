/**
 * Whoever is signed in changes the own username and e-mail address; of who runs the installation the new one is
 * confirmed by mail (PRODUCT.md#username-and-address-of-staff).
 */
import { isStaff, type ProfileEdit, type User } from '#domain/contract/sign-in/accounts.ts';
import { THROTTLES } from '#domain/limits.ts';
import * as consentSentences from '#domain/rules/consent/sentences.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import {
  deleteStaffChange,
  insertStaffChange,
  listStaffChanges,
  lockOwnAccount,
  prolongStaffChange,
  type StaffAddressChange,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { deleteLinks, deleteMailsWithLink } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { editProfile } from './accounts.service.ts';
import { checkOwnPassword, type LoginAttempt } from './login.service.ts';
import { confirmStaffLetter, toldStaffLetter } from './staff-address.mail.ts';
import type { Change } from './staff-names.service.ts';

/**
 * True when a change needs the password: a child's own change never does (PRODUCT.md#profile), nor an address that
 * stays.
 */
function asksPassword(user: User, email: string | undefined): email is string {
  return email !== undefined && isStaff(user) && addressKey(user.email) !== addressKey(email);
}

/** 400 at the field, until the password is right. */
const passwordRefusal = (told: Told) => new AppError('invalid', told, { fields: { password: told } });

/**
 * The hash that a typed password is right for, where one is asked for.
 * @throws AppError 'invalid' without it or for a wrong one, 'too-often' as a login.
 */
export async function provePassword(
  db: Database,
  user: User,
  { password, email, ...from }: Partial<ProfileEdit> & Pick<LoginAttempt, 'address' | 'device'>,
  audit: { readonly auditId: string; readonly now: number },
): Promise<string | undefined> {
  if (!asksPassword(user, email)) return undefined;
  if (!password) throw passwordRefusal(sentences.passwordForNewEmail);
  const { address, device } = from;
  const checked = await checkOwnPassword(db, { id: user.id, password, address, device }, audit);
  if (!checked.isRight) throw passwordRefusal(sentences.passwordWrong);
  return checked.passwordHash;
}

type Editing = Change & {
  readonly isByMail: boolean;
  /** The hash that the typed password was right for; undefined where none was asked for. */
  readonly proven: string | undefined;
};

/** Forgets a change with its links and what waits of it. */
export async function forgetChange(tx: Queries, { id: subjectId }: StaffAddressChange): Promise<void> {
  for (const purpose of ['staff-address-confirm', 'staff-address-undo'] as const) {
    await deleteLinks(tx, { purpose, subjectId });
    await deleteMailsWithLink(tx, { purpose, subjectId });
  }
  await deleteStaffChange(tx, subjectId);
}

/** Puts another address in the place of one that was asked for before; the same one again keeps the links in its earlier letters. */
async function putChange(
  tx: Queries,
  user: User,
  toEmail: string,
  editing: Editing,
): Promise<StaffAddressChange> {
  let askedAt = editing.now;
  for (const change of await listStaffChanges(tx, user.id, editing.now)) {
    if (change.confirmedAt !== null) throw new AppError('taken', sentences.addressFreshlyChanged);
    if (change.toEmail === toEmail) return prolongStaffChange(tx, change, editing.now);
    askedAt = Math.min(askedAt, change.askedAt);
    await forgetChange(tx, change);
  }
  const asked = {
    id: editing.newId(),
    userId: user.id,
    fromEmail: user.email,
    toEmail,
    askedAt,
    now: editing.now,
  };
  return insertStaffChange(tx, asked);
}

/** Asks at the new address, and tells the old one. */
async function askAddress(tx: Queries, user: User, toEmail: string, editing: Editing): Promise<void> {
  const bucket = bucketOf('staff-address', user.id);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.addressChangesByStaff }, editing.now);
  const change = await putChange(tx, user, toEmail, editing);
  const subject = { id: user.id, label: user.username };
  await insertAudit(tx, {
    id: editing.newId(),
    admin: user,
    action: 'ask-new-email',
    subject,
    now: editing.now,
  });
  const about = { of: user, site: editing.outbox.site };
  await editing.outbox.put(tx, toldStaffLetter(change, about));
  if (!(await editing.outbox.put(tx, confirmStaffLetter(change, about))))
    throw new AppError('too-often', consentSentences.tooManyLettersToAddress);
}

/**
 * Changes username and e-mail of who is signed in (PRODUCT.md#profile, PRODUCT.md#username-and-address-of-staff).
 * @throws AppError as `editProfile`; 'invalid' without the password, 'taken' within a week of the last change, 'too-often'.
 */
export async function editOwnProfile(
  tx: Queries,
  id: string,
  form: Partial<ProfileEdit>,
  editing: Editing,
): Promise<User> {
  const current = await lockOwnAccount(tx, id);
  if (!current) throw notSignedIn();
  const { email } = form;
  if (!asksPassword(current.user, email)) return editProfile(tx, id, form, editing);
  if (editing.proven !== current.passwordHash) throw passwordRefusal(sentences.passwordForNewEmail);
  if (!editing.isByMail) return editProfile(tx, id, form, editing);
  const user = await editProfile(tx, id, { ...form, email: current.user.email }, editing);
  await askAddress(tx, user, email, editing);
  return user;
}
