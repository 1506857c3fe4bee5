import type { Queries } from '#server/platform/db/open.ts';
import type { SecondFactorRow } from '#server/platform/db/staff-tables.ts';

/** The second factor of an account, be it one that is not confirmed yet. */
export async function findSecondFactor(db: Queries, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** True when an account is asked for a code. */
export async function hasSecondFactor(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a secret that is to be confirmed, in place of one that was not; gives false where one is confirmed already. */
export async function putUnconfirmed(
  tx: Queries,
  input: { userId: string; secret: string; now: number },
): Promise<boolean> {
  const values = { secret: input.secret, started_at: input.now, confirmed_at: null, last_step: 0 };
  const result = await tx
    .insertInto('second_factors')
    .values({ user_id: input.userId, ...values })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Has the account asked for a code from now on; gives false when it was before. */
export async function markConfirmed(tx: Queries, userId: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Uses up the codes up to a step; gives false when that one was used up before. */
export async function takeStep(tx: Queries, userId: string, step: number): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes a second factor off with its recovery codes; gives false when there was none that had been confirmed. */
export async function deleteSecondFactor(tx: Queries, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmed_at !== null;
}

/** Puts recovery codes in place of the former. */
export async function replaceRecoveryCodes(
  tx: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up; gives false when it is none, or was used. */
export async function takeRecoveryCode(tx: Queries, userId: string, codeHash: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
