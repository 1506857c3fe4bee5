import { sql } from 'kysely';
import { IDEMPOTENCY_KEPT_MS } from '#domain/limits.ts';
import { type Expired, expired } from './expired.ts';
import type { Queries } from './open.ts';
import { prepared } from './prepared.ts';
import type { Write } from './write-batch.ts';

/** An update that was done under a key; nothing of what it said or was answered is kept. */
type Done = {
  readonly userId: string;
  readonly key: string;
  /** Tells the same request from another one under the same key. */
  readonly requestHash: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
};

const hashUnder = prepared((db, values: { userId: string; key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('user_id', '=', values.userId)
    .where('idempotency_key', '=', values.key),
);

/** The hash of the request that this person has had done under this key, if there was one (PRODUCT.md#write-once). */
export async function findRequestHash(db: Queries, userId: string, key: string): Promise<string | undefined> {
  const [row] = await hashUnder(db, { userId, key });
  return row?.request_hash;
}

const putDone = prepared((db, values: Done & { expiresAt: number }) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: values.userId,
      idempotency_key: values.key,
      request_hash: values.requestHash,
      expires_at: values.expiresAt,
    })
    .returning('user_id'),
);

/** The write that remembers an update: in the transaction of the update, so that one never stands without the other. */
export function donePut(db: Queries, done: Done): Write {
  return putDone.with(db, { ...done, expiresAt: done.now + IDEMPOTENCY_KEPT_MS });
}

/** Keys under which no retry will come any more. */
export function expiredKeys(now: number): Expired {
  return expired('idempotency_keys', sql`expires_at <= ${now}`);
}
