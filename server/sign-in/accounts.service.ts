import type { correctStudent } from '#domain/contract/family/corrections.ts';
import type { correctChild } from '#domain/contract/family/parent.ts';
import type { BodyOf } from '#domain/contract/platform/endpoint.ts';
import type {
  FirstAdmin,
  ProfileCompletion,
  ProfileEdit,
  Registration,
  StaffRole,
  User,
} from '#domain/contract/sign-in/accounts.ts';
import type { Language } from '#domain/languages.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import type { NamedOrganization } from '#domain/rules/sign-in/organizations.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { isProfileComplete, newUsernameError } from '#domain/rules/sign-in/student.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';
import {
  claimFirstAdmin,
  deleteCardOf,
  deleteCardPasswordOf,
  deleteFirstAdminCodes,
  deleteParentPasswordOf,
  deleteSessionsOf,
  insertAccount,
  isFirstAdminOpen,
  lockOwnAccount,
  type NewAccount,
  presentUser,
  updateAccount,
  updatePasswordHash,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { endYeses } from '#server/consent/exports.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import { deleteResetsOf } from '#server/sign-in/password-reset/password-reset.store.ts';
import { forgetFailedLogins } from './login.service.ts';
import { refuseUnoffered } from './organizations.service.ts';
import { type Change, noteStaffChange } from './staff-names.service.ts';

/** The route's part: chance, time, and the hash that is made outside the transaction. */
type Given = { readonly id: string; readonly passwordHash: string; readonly now: number };
type GivenWithAudit = Given & { readonly auditId: string };

const TAKEN_BY = ['users.username_key', 'users.username_look'] as const;

/** @throws AppError 'taken', at the username, in place of the engine's unique violation (PRODUCT.md#usernames). */
async function refuseTakenUsername<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const isTaken = TAKEN_BY.some((column) => isUniqueViolation(error, column));
    if (!isTaken) throw error;
    throw new AppError('taken', sentences.usernameTaken, { fields: { username: sentences.usernameTaken } });
  }
}

async function createAccount(tx: Queries, newAccount: NewAccount): Promise<User> {
  return presentUser(await refuseTakenUsername(insertAccount(tx, newAccount)));
}

/**
 * Makes a student's account; the parent signs next (PRODUCT.md#login-and-sign-up, PRODUCT.md#profile-completion).
 * @throws AppError 'taken'
 */
export async function registerStudent(
  tx: Queries,
  form: Omit<Registration, 'password' | 'confirmPassword'>,
  given: Given & { readonly consentEndsAt: number | null; readonly language?: Language | undefined },
): Promise<User> {
  const { username, email, firstName, lastName, organization, troopNumber, state, zipCode } = form;
  return createAccount(tx, {
    id: given.id,
    username,
    email,
    passwordHash: given.passwordHash,
    firstName,
    lastName,
    role: 'student',
    organization,
    troopNumber,
    state,
    zipCode,
    profileCompleted: isProfileComplete(form),
    language: given.language,
    ...(given.consentEndsAt !== null && { consentAskedAt: given.now, consentEndsAt: given.consentEndsAt }),
    createdAt: given.now,
  });
}

function firstAdminClosed(): AppError {
  return new AppError('taken', sentences.adminExists);
}

/** @throws AppError 'taken' when there is an administrator: then nothing needs to be hashed. */
export async function refuseClosedFirstAdmin(db: Queries): Promise<void> {
  if (!(await isFirstAdminOpen(db))) throw firstAdminClosed();
}

/**
 * Makes the first administrator, once (PRODUCT.md#first-administrator).
 * @throws AppError 'taken' when there is one, or when the username is.
 */
export async function createFirstAdmin(tx: Queries, form: FirstAdmin, given: GivenWithAudit): Promise<User> {
  await refuseClosedFirstAdmin(tx);
  if (!(await claimFirstAdmin(tx, given.id))) throw firstAdminClosed();
  await deleteFirstAdminCodes(tx);
  const admin = await createStaff(tx, 'admin', form, given);
  const { auditId: id, now } = given;
  await insertAudit(tx, { id, admin, action: 'create-first-admin', subject: null, now });
  return admin;
}

/**
 * Makes the account of an administrator or a leader.
 * @throws AppError 'taken' when the username is.
 */
export async function createStaff(
  tx: Queries,
  role: StaffRole,
  form: FirstAdmin,
  given: Given,
): Promise<User> {
  return createAccount(tx, {
    id: given.id,
    username: form.username,
    email: form.email,
    passwordHash: given.passwordHash,
    firstName: form.firstName,
    lastName: form.lastName,
    role,
    organization: null,
    troopNumber: '',
    state: '',
    zipCode: '',
    profileCompleted: true,
    createdAt: given.now,
  });
}

const troopOf = ({ organization, state, troopNumber }: User) =>
  `${organization} ${state} ${troopOrder(troopNumber)}`;

/**
 * Changes the account as it is now, not as it was when the request began; who moves to another troop is seen by none, and
 * who runs the installation takes no other name in silence.
 */
export async function changeAccount(
  tx: Queries,
  id: string,
  change: Change,
  changeOf: (current: User) => Partial<User>,
): Promise<User> {
  const { now, newId } = change;
  const current = await lockOwnAccount(tx, id);
  if (!current) throw notSignedIn();
  const user = { ...current.user, ...changeOf(current.user) };
  if (troopOf(user) !== troopOf(current.user)) await endYeses(tx, { userId: id }, { now, newId });
  await refuseTakenUsername(updateAccount(tx, user, now));
  await noteStaffChange(tx, current.user, user, change);
  return user;
}

/** Fills in the profile; whether it is complete is computed, whatever the page says (PRODUCT.md#profile-completion). */
export async function completeProfile(
  tx: Queries,
  id: string,
  form: ProfileCompletion,
  change: Change,
): Promise<User> {
  const { firstName, lastName, troopNumber, state, zipCode } = form;
  const profile = { firstName, lastName, troopNumber, state, zipCode };
  return changeAccount(tx, id, change, () => ({ ...profile, profileCompleted: isProfileComplete(profile) }));
}

/**
 * Changes username and e-mail (PRODUCT.md#profile); one that is left out stays.
 * @throws AppError 'taken', or 'invalid' for a new username that sign-up would not take.
 */
export async function editProfile(
  tx: Queries,
  id: string,
  form: Partial<ProfileEdit>,
  change: Change,
): Promise<User> {
  return changeAccount(tx, id, change, (current) => {
    const { username = current.username, email = current.email } = form;
    const error = newUsernameError(username, current.username);
    if (error) throw new AppError('invalid', error, { fields: { username: error } });
    return { username, email };
  });
}

/** Corrects data that a parent knows better (PRODUCT.md#what-a-parent-changes). */
export async function correctProfile(
  tx: Queries,
  id: string,
  bodyOf: BodyOf<typeof correctChild>,
  change: Change,
): Promise<User> {
  return changeAccount(tx, id, change, (before) => ({
    ...bodyOf,
    profileCompleted: isProfileComplete({ ...before, ...bodyOf }),
  }));
}

/**
 * Puts right what an administrator knows better of a student; gives whether anything changed (PRODUCT.md#corrections).
 * @throws AppError 'invalid' for an organization that is not offered, and that the student does not have already
 * (PRODUCT.md#organizations).
 */
export async function correctStudentProfile(
  tx: Queries,
  id: string,
  bodyOf: BodyOf<typeof correctStudent>,
  { offered, ...change }: Change & { readonly offered: readonly NamedOrganization[] },
): Promise<boolean> {
  let isChanged = false;
  await changeAccount(tx, id, change, (before) => {
    const { organization } = bodyOf;
    const kept = before.organization;
    if (organization)
      refuseUnoffered(offered, { organization, kept, told: familySentences.organizationNotListed });
    isChanged = Object.entries(bodyOf).some(([name, value]) => before[name as keyof User] !== value);
    return { ...bodyOf, profileCompleted: isProfileComplete({ ...before, ...bodyOf }) };
  });
  return isChanged;
}

/**
 * Sets a new password: every session of the account ends, and so does every reset under way and a card
 * (PRODUCT.md#password-reset, PRODUCT.md#sign-in-cards).
 */
export async function replacePassword(
  tx: Queries,
  user: Pick<User, 'id'>,
  passwordHash: string,
): Promise<void> {
  await updatePasswordHash(tx, user.id, passwordHash);
  await deleteSessionsOf(tx, user.id);
  await deleteResetsOf(tx, user.id);
  await deleteCardOf(tx, user.id);
  await deleteCardPasswordOf(tx, user.id);
  await deleteParentPasswordOf(tx, user.id);
  await forgetFailedLogins(tx, user.id);
}
