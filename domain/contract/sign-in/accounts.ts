import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { USERNAME_MIN } from '#domain/limits.ts';
import { CONSENT_STATES } from '#domain/rules/consent/consent.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import { withoutMarks } from '#domain/rules/platform/text.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { USERNAME_SHORT } from '#domain/rules/sign-in/usernames.ts';
import { newUsername, username } from './usernames.ts';

export const ROLES = ['student', 'admin', 'leader'] as const;
export type Role = (typeof ROLES)[number];
/**
 * Roles that run the program; they log in by the Admin Portal form (PRODUCT.md#login-and-sign-up,
 * PRODUCT.md#troops-and-leaders) with more than a password.
 */
export const STAFF_ROLES = ['admin', 'leader'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];
export function isStaff({ role }: { readonly role: Role }): boolean {
  return STAFF_ROLES.some((it) => it === role);
}

/** The signed-in person's own view of the account (PRODUCT.md#fields). The signature is never in it. */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  organization: z.nullable(organizationKey()),
  troopNumber: z.string(),
  state: z.string(),
  zipCode: z.string(),
  profileCompleted: z.boolean(),
  parentConsentCompleted: z.boolean(),
  parentFirstName: z.nullable(z.string()),
  parentLastName: z.nullable(z.string()),
  parentEmail: z.nullable(z.string()),
  parentPhone: z.nullable(z.string()),
  parentConsentCompletedAt: z.nullable(z.string()),
  consentState: z.enum(CONSENT_STATES),
  /** When the state ends by itself (PRODUCT.md#states-of-a-consent); null where it lasts. */
  consentEndsAt: z.nullable(z.string()),
  /** Administrators hold the account: it is locked, however the consent stands (PRODUCT.md#holds). */
  isHeld: z.boolean(),
  /** Only where somebody has to set up a second factor before anything else (PRODUCT.md#second-factor). */
  needsSecondFactor: z.optional(z.boolean()),
  /** Only in a session that the password of a card opened (PRODUCT.md#sign-in-cards): when its hours are over. */
  cardEndsAt: z.optional(z.string()),
  /** The language of the pages; null until one is chosen (PRODUCT.md#choosing-a-language). */
  language: z.optional(z.enum(LANGUAGES)),
});
export type User = z.infer<typeof User>;

const knownPassword = z
  .string(says(sentences.passwordMissing))
  .check(z.maxLength(200, says(sentences.passwordTooLong)));
export const Login = field.form({
  username: z
    .string(says(sentences.loginNameMissing))
    .check(
      z.overwrite(withoutMarks),
      z.minLength(1, says(sentences.loginNameMissing)),
      z.maxLength(254, says(sentences.loginNameTooLong)),
    ),
  password: knownPassword.check(z.minLength(1, says(sentences.passwordMissing))),
  /** The Admin Portal form asks for an administrator: a student gets no session there (PRODUCT.md#login-and-sign-up). */
  admin: z.optional(field.flag('Admin')),
  /**
   * Several people use this device: nothing is kept on it, and the session ends when nobody uses it
   * (PRODUCT.md#a-shared-device).
   */
  shared: z.optional(field.flag('Shared device')),
  /**
   * The second factor: a 403 asks for it once the password is right, when the account has one
   * (PRODUCT.md#second-factor).
   */
  code: field.typedCode,
});

const TwoPasswords = z.object({ password: z.string(), confirmPassword: z.string() });

export const Registration = field
  .form({
    username: newUsername(USERNAME_MIN, USERNAME_SHORT),
    email: field.email,
    password: field.newPassword(field.PASSWORD_SHORT),
    confirmPassword: z.string(says(sentences.passwordsDiffer)),
    firstName: field.firstName,
    lastName: field.lastName,
    organization: organizationKey(sentences.organizationMissing),
    troopNumber: field.troopNumber,
    state: field.state,
    zipCode: field.zipCode,
  })
  .check(
    z.refine((it) => it.password === it.confirmPassword, {
      path: ['confirmPassword'],
      error: says(sentences.passwordsDiffer),
      // Told with all that is wrong: left to itself, a refinement waits until an organization and a state are chosen.
      when: ({ value }) => TwoPasswords.safeParse(value).success,
    }),
  );
export type Registration = z.infer<typeof Registration>;

export const ProfileCompletion = field.form({
  firstName: field.firstName,
  lastName: field.lastName,
  troopNumber: field.troopNumber,
  state: field.state,
  zipCode: field.zipCode,
  /** Sent by the page (PRODUCT.md#calls) and not read: the server computes it (PRODUCT.md#profile-completion). */
  profileCompleted: z.optional(field.flag('Profile completed')),
});
export type ProfileCompletion = z.infer<typeof ProfileCompletion>;

export const ProfileEdit = field.form({
  username: username(1, sentences.usernameMissing),
  email: field.email,
  /**
   * The own one, where a leader or an administrator changes the address (PRODUCT.md#username-and-address-of-staff); a
   * child is not asked (PRODUCT.md#profile).
   */
  password: z.optional(knownPassword),
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;

export const FirstAdmin = field.form({
  username: newUsername(USERNAME_MIN, USERNAME_SHORT),
  email: field.email,
  password: field.adminPassword,
  firstName: field.firstName,
  lastName: field.lastName,
});
export type FirstAdmin = z.infer<typeof FirstAdmin>;

export const FirstAdminSetup = field.form({
  ...FirstAdmin.shape,
  /** Printed by the start of the program, where strangers can reach this page (PRODUCT.md#first-administrator). */
  code: field.typedCode,
});
export type FirstAdminSetup = z.infer<typeof FirstAdminSetup>;

export const getUser = endpoint({
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/user',
  who: 'session',
  response: User,
});
/**
 * Where PRODUCT.md#when-something-goes-wrong sends a browser whose session has ended: responds with the way to the
 * login page (PRODUCT.md#addresses-of-screens).
 */
export const enterLogin = endpoint({
  summary: 'Leads to the login page, and from there back to a page of this site',
  method: 'GET',
  path: '/api/login',
  who: 'anyone',
  isForAllAlike: true,
  query: z.object({ returnTo: z.optional(z.string(says(sentences.oneWayBack))) }),
  response: 'file',
});
export const login = endpoint({
  summary: 'Logs in, and sets the cookie of the session; 403 asks for the code of an authenticator app',
  method: 'POST',
  path: '/api/login',
  who: 'anyone',
  refuses: [401, 429],
  body: Login,
  response: User,
});
export const register = endpoint({
  summary: "Makes a student's account and signs it in",
  method: 'POST',
  path: '/api/register',
  who: 'anyone',
  refuses: [429],
  body: Registration,
  response: User,
  creates: true,
});
export const logout = endpoint({
  summary: 'Ends the session',
  method: 'POST',
  path: '/api/logout',
  who: 'anyone',
  /** `device=empty`: nothing on the device waits to be sent, so the browser may wipe all that it stores of the site. */
  query: z.object({ device: z.optional(z.literal('empty', says(sentences.deviceUnknown))) }),
  response: z.object({ success: z.literal(true) }),
});
export const completeProfile = endpoint({
  summary: 'Fills in the profile of who is signed in',
  method: 'PATCH',
  path: '/api/auth/profile',
  who: 'account',
  body: ProfileCompletion,
  response: User,
});
export const editProfile = endpoint({
  summary: 'Changes username and e-mail address of who is signed in; of staff the address with the password',
  method: 'PUT',
  path: '/api/user/profile',
  who: 'account',
  refuses: [429],
  body: z.extend(ProfileEdit, {
    /** The one field that was changed; the other stays, since it may have been put right elsewhere. */
    only: z.optional(z.enum(['username', 'email'], says(sentences.onlyOneField))),
  }),
  response: User,
});
export const LanguageChoice = field.form({
  language: z.enum(LANGUAGES, says(sentences.noSuchLanguage)),
});
/**
 * Sets the language of the pages: on this device from now on, on others from the next login (PRODUCT.md#languages).
 */
export const chooseLanguage = endpoint({
  summary: 'Chooses what the pages are read in: here at once, on other devices from the next login on',
  method: 'PUT',
  path: '/api/user/language',
  who: 'account',
  body: LanguageChoice,
  response: User,
});
/** True while the one-time page is open (PRODUCT.md#first-administrator). */
export const getFirstAdmin = endpoint({
  summary: 'Whether there is no administrator yet',
  method: 'GET',
  path: '/api/create-first-admin',
  who: 'anyone',
  /** `asksCode`: it is open to whoever has the code that the start printed. */
  response: z.object({ open: z.boolean(), asksCode: z.optional(z.boolean()) }),
});
export const createFirstAdmin = endpoint({
  summary:
    'Makes the first administrator, once; where strangers can reach it, with the code that the start prints',
  method: 'POST',
  path: '/api/create-first-admin',
  who: 'anyone',
  refuses: [429],
  body: FirstAdminSetup,
  response: z.object({ message: z.string(), user: User }),
  creates: true,
});
