import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

export type Card = { readonly userId: string; readonly codeHash: string };

/** Keeps the card of an account, in the place of the one before. */
export async function putCard(
  tx: Queries,
  { userId, codeHash, expiresAt, madeBy }: Card & { expiresAt: number; madeBy: string },
): Promise<void> {
  const card = { code_hash: codeHash, expires_at: expiresAt, made_by: madeBy };
  await tx
    .insertInto('sign_in_cards')
    .values({ user_id: userId, ...card })
    .onConflict((on) => on.column('user_id').doUpdateSet(card))
    .execute();
}

/** Ends the card of an account, if there is one. */
export async function deleteCardOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_cards').where('user_id', '=', userId).execute();
}

/** Ends the cards that somebody made. */
export async function deleteCardsBy(tx: Queries, madeBy: string): Promise<void> {
  await tx.deleteFrom('sign_in_cards').where('made_by', '=', madeBy).execute();
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

/** Uses a card up, and gives the id of who made it; undefined when it was used, replaced or ended meanwhile. */
export async function takeCard(
  tx: Queries,
  { userId, codeHash }: Card,
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sign_in_cards')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('made_by')
    .executeTakeFirst();
  return row?.made_by;
}

/** Cards that nobody can use any more. */
export function endedCards(timestamp: number): Expired {
  return expired('sign_in_cards', sql`expires_at <= ${timestamp}`);
}
