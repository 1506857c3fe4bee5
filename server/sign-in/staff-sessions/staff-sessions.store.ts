import type { User } from '#domain/contract/sign-in/accounts.ts';
import { STAFF_ROLES } from '#domain/contract/sign-in/accounts.ts';
import type { StaffSession } from '#domain/contract/sign-in/staff-sessions.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/** Notes from where a session was opened that administrators see. */
export async function insertStaffSession(
  db: Queries,
  values: { id: string; tokenHash: string; browser: string | null; clientAddress: string; now: number },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      id: values.id,
      token_hash: values.tokenHash,
      browser: values.browser,
      client_address: values.clientAddress,
      seen_at: values.now,
    })
    .execute();
}

/** Notes that a session was used, and from where. */
export async function noteStaffSession(
  db: Queries,
  values: { tokenHash: string; clientAddress: string; now: number },
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ seen_at: values.now, client_address: values.clientAddress })
    .where('token_hash', '=', values.tokenHash)
    .execute();
}

const liveOnes = (db: Queries, now: number) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .innerJoin('staff_sessions as it', 'it.token_hash', 'sessions.token_hash')
    .where('users.role', 'in', [...STAFF_ROLES])
    .where('sessions.expires_at', '>', now);

/**
 * Lists the sessions of all who run this installation, or of one, the last used first. @param own the caller, and the
 * hash of the session's token.
 */
export async function listStaffSessions(
  db: Queries,
  own: { userId: string; tokenHash: string; isAlone: boolean },
  now: number,
): Promise<StaffSession[]> {
  const all = liveOnes(db, now);
  const rows = await (own.isAlone ? all.where('users.id', '=', own.userId) : all)
    .select(['it.id', 'it.browser', 'it.client_address', 'it.seen_at', 'it.token_hash'])
    .select(['users.id as user_id', 'users.username', 'users.first_name', 'users.last_name'])
    .select('sessions.created_at as begun_at')
    .orderBy('it.seen_at', 'desc')
    .orderBy('it.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    isOwn: row.user_id === own.userId,
    isThis: row.token_hash === own.tokenHash,
    browser: row.browser,
    clientAddress: row.client_address,
    createdAt: isoTime(row.begun_at),
    seenAt: isoTime(row.seen_at),
  }));
}

/** Returns a session's owner, and the hash of its token. */
export async function findStaffSession(
  db: Queries,
  id: string,
  now: number,
): Promise<(Pick<User, 'id' | 'username'> & { tokenHash: string }) | undefined> {
  const row = await liveOnes(db, now)
    .select(['users.id', 'users.username', 'it.token_hash'])
    .where('it.id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, username: row.username, tokenHash: row.token_hash };
}
