import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

export type Reset = { readonly tokenHash: string; readonly userId: string };

export async function insertReset(db: Queries, it: Reset & { expiresAt: number }): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({ token_hash: it.tokenHash, user_id: it.userId, expires_at: it.expiresAt })
    .execute();
}

/** Whether a token may still be used, for its own account (§11.5). */
export async function isLiveReset(db: Queries, it: Reset, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('token_hash', '=', it.tokenHash)
    .where('user_id', '=', it.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up; gives false when it was not to be used, or another call was faster. */
export async function takeReset(db: Queries, it: Reset, now: number): Promise<boolean> {
  const result = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', it.tokenHash)
    .where('user_id', '=', it.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteResetsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Tokens that nobody can use any more. */
export function endedResets(timestamp: number): Expired {
  return expired('password_resets', sql`expires_at <= ${timestamp}`);
}
