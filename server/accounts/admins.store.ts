import type { User } from '#domain/contract/accounts.ts';
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

export type ListedAdmin = Pick<User, 'id' | 'username'> & { readonly createdAt: string };

/** All administrators, the first one first. */
export async function listAdmins(db: Queries): Promise<ListedAdmin[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'created_at'])
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, username, created_at }) => ({ id, username, createdAt: isoTime(created_at) }));
}
