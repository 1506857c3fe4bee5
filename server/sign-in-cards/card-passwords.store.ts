import { sql } from 'kysely';
import { CARD_SESSION_MS } from '#domain/limits.ts';
import type { CardPassword } from '#domain/rules/sign-in-cards.ts';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

/** A password that was chosen with a card, and who made the card. */
export type KeptCardPassword = CardPassword & {
  readonly madeBy: string;
};

/** That the password of an account was chosen with a card; undefined where it was not, or another one was set since. */
export async function findCardPassword(db: Queries, userId: string): Promise<KeptCardPassword | undefined> {
  const row = await db
    .selectFrom('card_passwords')
    .select(['used_at', 'made_by', 'waits_for_parent'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { usedAt: row.used_at, madeBy: row.made_by, waitsForParent: row.waits_for_parent === 1 };
}

/** To be called when the one before is deleted, as each new password does. */
export async function insertCardPassword(tx: Queries, userId: string, it: KeptCardPassword): Promise<void> {
  await tx
    .insertInto('card_passwords')
    .values({
      user_id: userId,
      used_at: it.usedAt,
      made_by: it.madeBy,
      waits_for_parent: it.waitsForParent ? 1 : 0,
    })
    .execute();
}

/** Forgets that a password was chosen with a card: another one is set. */
export async function deleteCardPasswordOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('card_passwords').where('user_id', '=', userId).execute();
}

/** Makes the password of a card the child's own, as a parent has said; gives whether that was still to say. */
export async function settleCardPassword(tx: Queries, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('card_passwords')
    .set({ waits_for_parent: 0 })
    .where('user_id', '=', userId)
    .where('waits_for_parent', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Passwords of cards that are the children's own by now. */
export function settledCardPasswords(now: number): Expired {
  return expired('card_passwords', sql`waits_for_parent = 0 and used_at <= ${now - CARD_SESSION_MS}`);
}
