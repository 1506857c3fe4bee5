import type { Administrator } from '#domain/contract/office/people.ts';
import type { StaffRole } from '#domain/contract/sign-in/accounts.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { listFormerAddressesOfAdmins } from './former-addresses.store.ts';

/** The ids of all administrators; none comes or goes before this transaction ends. */
export async function lockAdmins(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** All who have one of the roles that run an installation, in no order yet. */
export const staffOf = (db: Queries, role: StaffRole) =>
  db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'created_at', 'confirmed_at'])
    .where('role', '=', role);

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffOf>['executeTakeFirstOrThrow']>>;

export function presentStaff(row: StaffRow): Administrator {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    createdAt: isoTime(row.created_at),
    hasSecondFactor: row.confirmed_at !== null,
  };
}

/** All administrators, the first one first. */
export async function listAdmins(db: Queries): Promise<Administrator[]> {
  const rows = await staffOf(db, 'admin').orderBy('created_at').orderBy('id').execute();
  return rows.map(presentStaff);
}

export type KnownAdministrator = Administrator & {
  /** Every address that this administrator has, or had before. */
  readonly addresses: readonly string[];
};

/** All administrators as `listAdmins`, with their addresses: for what compares each of them. */
export async function listKnownAdmins(db: Queries): Promise<KnownAdministrator[]> {
  const admins = await listAdmins(db);
  const former = await listFormerAddressesOfAdmins(db);
  return admins.map((admin) => ({ ...admin, addresses: [admin.email, ...(former.get(admin.id) ?? [])] }));
}

/** Counts all accounts. */
export async function countAccounts(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
