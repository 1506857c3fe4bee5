import type { Administrator } from '#domain/contract/people.ts';
import type { Queries } from '#server/db/open.ts';
import { isoTime } from '#server/db/timestamps.ts';

/** The ids of all administrators; none comes or goes before this transaction ends. */
export async function lockAdmins(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** All administrators, the first one first. */
export async function listAdmins(db: Queries): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'created_at', 'confirmed_at'])
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    createdAt: isoTime(row.created_at),
    hasSecondFactor: row.confirmed_at !== null,
  }));
}

/** How many accounts of any kind there are. */
export async function countAccounts(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
