import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Write } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { prepared } from '#server/db/prepared.ts';

export type KeptAnswer = { readonly requestHash: string; readonly status: number; readonly answer: string };

type AnswerToKeep = KeptAnswer & {
  readonly userId: string;
  readonly key: string;
  /** Milliseconds since 1970, UTC. */
  readonly keptAt: number;
};

const answerOf = prepared((db, it: { userId: string; key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', it.userId)
    .where('idempotency_key', '=', it.key),
);

/** What an update with this key answered to this person before, if it was sent before (RULINGS 45). */
export async function findKeptAnswer(
  db: Queries,
  userId: string,
  key: string,
): Promise<KeptAnswer | undefined> {
  const [row] = await answerOf(db, { userId, key });
  return row && { requestHash: row.request_hash, status: row.status, answer: row.answer };
}

const putAnswer = prepared((db, it: AnswerToKeep) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: it.userId,
      idempotency_key: it.key,
      request_hash: it.requestHash,
      status: it.status,
      answer: it.answer,
      created_at: it.keptAt,
    })
    .returning('user_id'),
);

/** The write that keeps an answer: in the transaction of what it answers, so that one never stands without the other. */
export function answerPut(db: Queries, it: AnswerToKeep): Write {
  return putAnswer.with(db, it);
}

/** Answers that no retry will ask for any more. */
export function oldAnswers(moment: number): Expired {
  return expired('idempotency_keys', sql`created_at <= ${moment}`);
}
