import type { CardPassword } from '#domain/rules/sign-in/sign-in-cards.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A password that was chosen with a card or set by an administrator, by which use of it, and who made the card. */
export type KeptCardPassword = CardPassword & {
  readonly useId: string;
  /** In milliseconds since 1970. */
  readonly usedAt: number;
  readonly madeBy: string;
  /** Since when it opens nothing any more; null while it may. */
  readonly endedAt: number | null;
};

/** That the password of an account was chosen with a card; undefined where it was not, or another one was set since. */
export async function findCardPassword(db: Queries, userId: string): Promise<KeptCardPassword | undefined> {
  const row = await db
    .selectFrom('card_passwords')
    .select(['use_id', 'used_at', 'ends_at', 'made_by', 'waits_for_parent', 'ended_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      ...{ useId: row.use_id, usedAt: row.used_at, endsAt: row.ends_at },
      ...{ madeBy: row.made_by, waitsForParent: row.waits_for_parent === 1, endedAt: row.ended_at },
    }
  );
}

/** To be called when the one before is deleted, as each new password does. */
export async function insertCardPassword(
  tx: Queries,
  userId: string,
  keptCardPassword: Omit<KeptCardPassword, 'endedAt'>,
): Promise<void> {
  await tx
    .insertInto('card_passwords')
    .values({
      user_id: userId,
      use_id: keptCardPassword.useId,
      used_at: keptCardPassword.usedAt,
      ends_at: keptCardPassword.endsAt,
      made_by: keptCardPassword.madeBy,
      waits_for_parent: keptCardPassword.waitsForParent ? 1 : 0,
      ended_at: null,
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
    .set({ waits_for_parent: 0, ended_at: null })
    .where('user_id', '=', userId)
    .where('use_id', '=', useId)
    .execute();
}

/** Ends for good what a leader's card of a child opened, unless a parent has said that the child used it. */
export async function endLeadersCard(tx: Queries, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('card_passwords')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('waits_for_parent', '=', 1)
    .where('ended_at', 'is', null)
    .execute();
}

type Making = {
  readonly madeBy: string;
  /** Limits it to one child. */
  readonly userId?: string;
  readonly since: number;
  readonly now: number;
};

/**
 * Ends for good the passwords that somebody's cards set since a moment, and gives whose they are. What a parent has called the child's own stays:
 * of a leader's cards `waiting` ones end alone.
 */
export async function endCardPasswordsBy(
  tx: Queries,
  { madeBy, userId, since, now }: Making,
  which: 'waiting' | 'all',
): Promise<string[]> {
  const rows = await tx
    .updateTable('card_passwords')
    .set({ ended_at: now })
    .where('made_by', '=', madeBy)
    .where('used_at', '>=', since)
    .where('ended_at', 'is', null)
    .$if(userId !== undefined, (it) => it.where('user_id', '=', userId ?? ''))
    .$if(which === 'waiting', (it) => it.where('waits_for_parent', '=', 1))
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
