import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { TroopAnswerRow } from '#server/platform/db/troop-tables.ts';

/** A parent's answer to the question whether leaders of a troop may look. */
export type TroopAnswer = {
  readonly id: string;
  readonly userId: string;
  readonly troopId: string;
  readonly choice: TroopChoice;
  /** Milliseconds since 1970, UTC. */
  readonly givenAt: number;
  /** The parent's address, folded. */
  readonly by: string;
};

function presentAnswer(row: TroopAnswerRow): TroopAnswer {
  return {
    id: row.id,
    userId: row.user_id,
    troopId: row.troop_id,
    choice: row.choice as TroopChoice,
    givenAt: row.given_at,
    by: row.given_by,
  };
}

/** The answers in force for a child, or for a whole troop. */
export async function listAnswers(
  db: Queries,
  of: { readonly userId: string; readonly troopId?: string } | { readonly troopId: string },
): Promise<TroopAnswer[]> {
  const rows = await db
    .selectFrom('troop_answers')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if('userId' in of, (it) => it.where('user_id', '=', 'userId' in of ? of.userId : ''))
    .$if(of.troopId !== undefined, (it) => it.where('troop_id', '=', of.troopId ?? ''))
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  return rows.map(presentAnswer);
}

/** Puts an answer in force. To be called with the account held, and when the one before of this parent has ended. */
export async function insertAnswer(tx: Queries, troopAnswer: TroopAnswer): Promise<void> {
  await tx
    .insertInto('troop_answers')
    .values({
      id: troopAnswer.id,
      user_id: troopAnswer.userId,
      troop_id: troopAnswer.troopId,
      choice: troopAnswer.choice,
      given_at: troopAnswer.givenAt,
      given_by: troopAnswer.by,
      ended_at: null,
    })
    .execute();
}

export async function endAnswer(tx: Queries, id: string, now: number): Promise<void> {
  await tx.updateTable('troop_answers').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Gives the answers in force of an address to another one; those that are over stay whose they were. */
export async function readdressAnswers(
  tx: Queries,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('troop_answers')
    .set({ given_by: to })
    .where('user_id', '=', userId)
    .where('given_by', '=', from)
    .where('ended_at', 'is', null)
    .execute();
}
