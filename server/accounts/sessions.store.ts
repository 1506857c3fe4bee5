import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';
import { prepared } from '#server/db/prepared.ts';
import { SHOWN_COLUMNS, type ShownAccount } from './accounts.store.ts';

export type LiveSession = { readonly user: ShownAccount; readonly expiresAt: number };

const liveSession = prepared((db, it: { tokenHash: string; now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(SHOWN_COLUMNS.map((column) => `users.${column}` as const))
    .select('sessions.expires_at')
    .where('sessions.token_hash', '=', it.tokenHash)
    .where('sessions.expires_at', '>', it.now),
);

/** The account behind a session that has not ended, in one query. */
export async function findLiveSession(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db, { tokenHash, now });
  return row && { user: row, expiresAt: row.expires_at };
}

export async function insertSession(
  db: Queries,
  it: { tokenHash: string; userId: string; createdAt: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: it.tokenHash,
      user_id: it.userId,
      created_at: it.createdAt,
      expires_at: it.expiresAt,
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

/** Ends every session of an account, as a password reset does (RULINGS 13). */
export async function deleteSessionsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Sessions that have ended by themselves. */
export function endedSessions(moment: number): Expired {
  return expired('sessions', sql`expires_at <= ${moment}`);
}
