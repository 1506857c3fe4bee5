import type { Role, User } from '#domain/contract/sign-in/accounts.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import { type ConsentState, consentEndsAt } from '#domain/rules/consent/consent.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { folded } from '#domain/rules/platform/text.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import type { Flag } from '#server/platform/db/flag.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { studentKeys } from '#server/platform/db/student-keys.ts';
import type { UserRow } from '#server/platform/db/tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** The columns read to know the caller; the password's hash is not among them. */
export const SHOWN_COLUMNS = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'role',
  'organization',
  'troop_number',
  'state',
  'zip_code',
  'profile_completed',
  'parent_first_name',
  'parent_last_name',
  'parent_email',
  'parent_phone',
  'parent_consent_completed_at',
  'consent_state',
  'consent_since',
  'consent_ends_at',
  'held_until',
  'language',
] as const satisfies readonly (keyof UserRow)[];
export type ShownAccount = Pick<UserRow, (typeof SHOWN_COLUMNS)[number]>;

/** An account as its owner may see it: written out field by field, so that no column leaves by accident. */
export function presentUser(row: ShownAccount): User {
  const consentState = row.consent_state as ConsentState;
  const endsAt =
    row.role === 'student' ? consentEndsAt(consentState, row.consent_since, row.consent_ends_at) : null;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role as Role,
    organization: row.organization as Organization | null,
    troopNumber: row.troop_number,
    state: row.state,
    zipCode: row.zip_code,
    profileCompleted: row.profile_completed === 1,
    parentConsentCompleted: row.parent_consent_completed_at !== null,
    parentFirstName: row.parent_first_name,
    parentLastName: row.parent_last_name,
    parentEmail: row.parent_email,
    parentPhone: row.parent_phone,
    parentConsentCompletedAt:
      row.parent_consent_completed_at === null ? null : isoTime(row.parent_consent_completed_at),
    consentState,
    consentEndsAt: endsAt === null ? null : isoTime(endsAt),
    isHeld: row.held_until !== null,
    ...(isLanguage(row.language) && { language: row.language }),
  };
}

export type NewAccount = {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: Role;
  organization: Organization | null;
  troopNumber: string;
  state: string;
  zipCode: string;
  profileCompleted: boolean;
  /**
   * Since when a parent is waited for, where a sign-up that nobody confirms is deleted (PRODUCT.md#the-answer-to-a-consent).
   */
  consentAskedAt?: number;
  /** When it is deleted then. */
  consentEndsAt?: number;
  /** The language chosen before the account existed. */
  language?: Language | undefined;
  createdAt: number;
};

/** An account with what proves its owner: for deciding on a login, and never for a response. */
export type Credentials = { readonly user: User; readonly passwordHash: string };

export const credentialsOf = (row: UserRow | undefined): Credentials | undefined =>
  row && { user: presentUser(row), passwordHash: row.password_hash };

/** The row of a new account, with what is compared and searched in step with what is shown. */
export function accountRow(newAccount: NewAccount): UserRow {
  return {
    id: newAccount.id,
    username: newAccount.username,
    username_key: folded(newAccount.username),
    username_look: lookOf(newAccount.username),
    email: newAccount.email,
    email_key: addressKey(newAccount.email),
    email_since: newAccount.createdAt,
    password_hash: newAccount.passwordHash,
    first_name: newAccount.firstName,
    last_name: newAccount.lastName,
    role: newAccount.role,
    organization: newAccount.organization,
    troop_number: newAccount.troopNumber,
    state: newAccount.state,
    zip_code: newAccount.zipCode,
    profile_completed: Number(newAccount.profileCompleted) as Flag,
    parent_first_name: null,
    parent_last_name: null,
    parent_email: null,
    parent_phone: null,
    parent_consent_completed_at: null,
    consent_state: 'none',
    consent_since: newAccount.consentAskedAt ?? null,
    consent_ends_at: newAccount.consentEndsAt ?? null,
    last_visit_at: newAccount.createdAt,
    held_until: null,
    language: newAccount.language ?? null,
    ...studentKeys(newAccount),
    created_at: newAccount.createdAt,
  };
}

/** @throws the engine's unique violation when the username is taken, or looks like one that is. */
export async function insertAccount(db: Queries, newAccount: NewAccount): Promise<UserRow> {
  const row = accountRow(newAccount);
  await db.insertInto('users').values(row).execute();
  return row;
}

export async function findAccount(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * An account that no other transaction changes before this one ends, and in whose name none writes that began before: for
 * whoever takes a right from it.
 */
export async function lockAccount(db: Queries, id: string): Promise<Credentials | undefined> {
  const account = db.selectFrom('users').selectAll().where('id', '=', id);
  return credentialsOf(await account.forUpdate().executeTakeFirst());
}

/** The same for what is written in its own name, which would wait for another such write that waits for it. */
export async function lockOwnAccount(db: Queries, id: string): Promise<Credentials | undefined> {
  const account = db.selectFrom('users').selectAll().where('id', '=', id);
  return credentialsOf(await account.forNoKeyUpdate().executeTakeFirst());
}

/**
 * Writes the changes that PRODUCT.md#profile-completion and PRODUCT.md#profile allow a person, and keeps the search
 * columns in step. A new address belongs to the account from now on.
 */
export async function updateAccount(db: Queries, user: User, now: number): Promise<void> {
  const [usernameKey, emailKey] = [folded(user.username), addressKey(user.email)];
  await db
    .updateTable('users')
    .set({
      username: user.username,
      username_key: usernameKey,
      // A name that already looked like another goes on as it is, without a look.
      username_look: (item) =>
        item
          .case()
          .when('username_key', '=', usernameKey)
          .then(item.ref('username_look'))
          .else(lookOf(user.username))
          .end(),
      email: user.email,
      email_key: emailKey,
      email_since: (item) =>
        item
          .case()
          .when('email_key', '=', emailKey)
          .then(item.ref('email_since'))
          .else(item.cast<number>(item.val(now), 'bigint'))
          .end(),
      first_name: user.firstName,
      last_name: user.lastName,
      organization: user.organization,
      troop_number: user.troopNumber,
      state: user.state,
      zip_code: user.zipCode,
      profile_completed: Number(user.profileCompleted) as Flag,
      ...studentKeys(user),
    })
    .where('id', '=', user.id)
    .execute();
}

export async function updateLanguage(db: Queries, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export async function updatePasswordHash(db: Queries, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Deletes an account with all that hangs on it in the database; gives false when there was none. */
export async function deleteAccount(db: Queries, id: string): Promise<boolean> {
  const result = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
