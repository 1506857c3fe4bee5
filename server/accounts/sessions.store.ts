import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';
import { prepared } from '#server/db/prepared.ts';
import { SHOWN_COLUMNS, type ShownAccount } from './accounts.store.ts';

export type LiveSession = {
  readonly user: ShownAccount;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the account was last visited, to the day; null where nobody knows. */
  readonly lastVisitAt: number | null;
  /** On a device that several people use. */
  readonly isShared: boolean;
  /** When a session of staff was noted to be used, to the minute; null for everybody else's. */
  readonly staffSeenAt: number | null;
};

const liveSession = prepared((db, it: { tokenHash: string; now: number; since: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff_sessions', 'staff_sessions.token_hash', 'sessions.token_hash')
    .select(SHOWN_COLUMNS.map((column) => `users.${column}` as const))
    .select(['sessions.created_at as begun_at', 'sessions.expires_at', 'sessions.is_shared'])
    .select(['users.last_visit_at', 'staff_sessions.seen_at'])
    .where('sessions.token_hash', '=', it.tokenHash)
    .where('sessions.expires_at', '>', it.now)
    .where('sessions.created_at', '>', it.since),
);

/** The account behind a session that has not ended and was opened after `since`, in one query. */
export async function findLiveSession(
  db: Queries,
  it: { tokenHash: string; now: number; since: number },
): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db, it);
  if (!row) return undefined;
  const { begun_at: createdAt, expires_at: expiresAt, last_visit_at: lastVisitAt } = row;
  const isShared = row.is_shared === 1;
  return { user: row, createdAt, expiresAt, lastVisitAt, isShared, staffSeenAt: row.seen_at };
}

export async function insertSession(
  db: Queries,
  it: { tokenHash: string; userId: string; createdAt: number; expiresAt: number; isShared: boolean },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: it.tokenHash,
      user_id: it.userId,
      created_at: it.createdAt,
      expires_at: it.expiresAt,
      is_shared: it.isShared ? 1 : 0,
    })
    .execute();
}

export async function renewSession(db: Queries, tokenHash: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of an account, as a password reset does (§11.5). */
export async function deleteSessionsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of an account but one, and gives how many they were. */
export async function deleteSessionsBut(db: Queries, userId: string, tokenHash: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Sessions that have ended by themselves. */
export function endedSessions(timestamp: number): Expired {
  return expired('sessions', sql`expires_at <= ${timestamp}`);
}
