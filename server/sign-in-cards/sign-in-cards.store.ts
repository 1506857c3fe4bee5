import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

export type Card = { readonly userId: string; readonly codeHash: string };

/** Keeps the card of an account, in the place of the one before. */
export async function putCard(
  tx: Queries,
  { userId, codeHash, expiresAt }: Card & { expiresAt: number },
): Promise<void> {
  await tx.deleteFrom('sign_in_cards').where('user_id', '=', userId).execute();
  await tx
    .insertInto('sign_in_cards')
    .values({ user_id: userId, code_hash: codeHash, expires_at: expiresAt })
    .execute();
}

export async function isLiveCard(db: Queries, { userId, codeHash }: Card, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_cards')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a card up; gives false when it was used or replaced meanwhile. */
export async function takeCard(tx: Queries, { userId, codeHash }: Card, now: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('sign_in_cards')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Cards that nobody can use any more. */
export function endedCards(timestamp: number): Expired {
  return expired('sign_in_cards', sql`expires_at <= ${timestamp}`);
}
