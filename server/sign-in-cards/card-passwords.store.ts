import { sql } from 'kysely';
import type { CardPassword } from '#domain/rules/sign-in-cards.ts';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

/** A password that was chosen with a card, by which use of it, and who made the card. */
export type KeptCardPassword = CardPassword & {
  readonly useId: string;
  /** In milliseconds since 1970. */
  readonly usedAt: number;
  readonly madeBy: string;
};

/** That the password of an account was chosen with a card; undefined where it was not, or another one was set since. */
export async function findCardPassword(db: Queries, userId: string): Promise<KeptCardPassword | undefined> {
  const row = await db
    .selectFrom('card_passwords')
    .select(['use_id', 'used_at', 'ends_at', 'made_by', 'waits_for_parent'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      ...{ useId: row.use_id, usedAt: row.used_at, endsAt: row.ends_at },
      ...{ madeBy: row.made_by, waitsForParent: row.waits_for_parent === 1 },
    }
  );
}

/** To be called when the one before is deleted, as each new password does. */
export async function insertCardPassword(tx: Queries, userId: string, it: KeptCardPassword): Promise<void> {
  await tx
    .insertInto('card_passwords')
    .values({
      user_id: userId,
      use_id: it.useId,
      used_at: it.usedAt,
      ends_at: it.endsAt,
      made_by: it.madeBy,
      waits_for_parent: it.waitsForParent ? 1 : 0,
    })
    .execute();
}

/** Forgets that a password was chosen with a card: another one is set. */
export async function deleteCardPasswordOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('card_passwords').where('user_id', '=', userId).execute();
}

/** Makes the password of one use of a card the child's own, as a parent has said. To be called with the account held. */
export async function settleCardPassword(tx: Queries, userId: string, useId: string): Promise<void> {
  await tx
    .updateTable('card_passwords')
    .set({ waits_for_parent: 0 })
    .where('user_id', '=', userId)
    .where('use_id', '=', useId)
    .execute();
}

/** Passwords of cards that are the children's own by now. */
export function settledCardPasswords(now: number): Expired {
  return expired('card_passwords', sql`waits_for_parent = 0 and ends_at <= ${now}`);
}
