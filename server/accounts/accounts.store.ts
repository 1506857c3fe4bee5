import type { Organization, Role, User } from '#domain/contract/accounts.ts';
import { folded } from '#domain/rules/text.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import type { Flag, UserRow } from '#server/db/tables.ts';

/** An account as its owner may see it: written out field by field, so that no column leaves by accident. */
export function presentUser(row: UserRow): User {
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
  createdAt: number;
};

function searchText(it: { firstName: string; lastName: string; username: string; email: string }): string {
  return folded(`${it.firstName} ${it.lastName} ${it.username} ${it.email}`);
}

/** @throws the engine's unique violation when the username is taken, whatever its case. */
export async function insertAccount(db: Queries, it: NewAccount): Promise<UserRow> {
  const row: UserRow = {
    id: it.id,
    username: it.username,
    username_key: folded(it.username),
    email: it.email,
    email_key: folded(it.email),
    password_hash: it.passwordHash,
    first_name: it.firstName,
    last_name: it.lastName,
    role: it.role,
    organization: it.organization,
    troop_number: it.troopNumber,
    state: it.state,
    zip_code: it.zipCode,
    profile_completed: Number(it.profileCompleted) as Flag,
    parent_first_name: null,
    parent_last_name: null,
    parent_email: null,
    parent_phone: null,
    parent_consent_completed_at: null,
    search_text: searchText(it),
    created_at: it.createdAt,
  };
  await db.insertInto('users').values(row).execute();
  return row;
}

export async function findAccount(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}
