import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

export type KeptAnswer = { readonly requestHash: string; readonly status: number; readonly answer: string };

/** What an update with this key answered to this person before, if it was sent before (RULINGS 45). */
export async function findKeptAnswer(
  db: Queries,
  userId: string,
  key: string,
): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, status: row.status, answer: row.answer };
}

/** Keeps the answer in the transaction of the write, so that one never stands without the other. */
export async function keepAnswer(
  db: Queries,
  userId: string,
  key: string,
  it: KeptAnswer,
  now: number,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      idempotency_key: key,
      request_hash: it.requestHash,
      status: it.status,
      answer: it.answer,
      created_at: now,
    })
    .execute();
}

/** Answers that no retry will ask for any more. */
export function oldAnswers(moment: number): Expired {
  return expired('idempotency_keys', sql`created_at <= ${moment}`);
}
