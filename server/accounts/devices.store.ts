import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** True when a browser has logged in to this account since a moment; without an account, to any. */
export async function isKnownDevice(
  db: Queries,
  tokenHash: string,
  since: number,
  userId?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', since);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Remembers that a browser logged in to an account, from now on. */
export async function rememberDevice(
  db: Queries,
  values: { tokenHash: string; userId: string; now: number },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: values.tokenHash, user_id: values.userId, created_at: values.now })
    .onConflict((on) => on.columns(['token_hash', 'user_id']).doUpdateSet({ created_at: values.now }))
    .execute();
}

/** Browsers that were last seen before a moment. */
export function unseenDevices(timestamp: number): Expired {
  return expired('known_devices', sql`created_at <= ${timestamp}`);
}
