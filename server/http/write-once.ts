import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from './errors.ts';
import { findKeptAnswer, type KeptAnswer, keepAnswer } from './idempotency.store.ts';

/** A write decided on what was read outside a transaction, so that only the writing itself waits for its turn. */
export type Plan<A> = {
  readonly answer: A;
  /** Writes it and gives true; or false, and writes nothing, when what it was decided on has changed meanwhile. */
  readonly write: (db: Queries) => Promise<boolean>;
};

export type Written = { readonly status: number; readonly body: unknown };

const KEY_MAX = 100;
const KEY_COLUMNS = 'idempotency_keys.user_id, idempotency_keys.idempotency_key';

/** Creating calls are told apart by the id of what they create instead (RULINGS 45). */
function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (endpoint.creates || typeof key !== 'string' || !request.caller) return null;
  if (key.length > KEY_MAX) {
    throw new AppError('invalid', `An Idempotency-Key has at most ${KEY_MAX} characters.`);
  }
  return key;
}

function hashOfRequest(request: FastifyRequest): string {
  const said = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return createHash('sha256').update(said).digest('base64url');
}

/** The same key with another request is a fault of the sender; with the same one, its answer stands. */
function replay(kept: KeptAnswer, requestHash: string): Written {
  if (kept.requestHash !== requestHash) {
    throw new AppError('taken', 'This Idempotency-Key was used for another request.');
  }
  return { status: kept.status, body: JSON.parse(kept.answer) };
}

/**
 * Runs a write in one transaction, and for one Idempotency-Key only once: its answer is kept in the same transaction
 * and given again. A refusal that is given keeps what was written (RULINGS 19); one that is thrown undoes it.
 * @param plan tried first, where there is one: `run` decides when nothing could be planned, or no longer holds.
 * @throws AppError the refusal given, after the commit.
 */
export async function writeOnce(
  request: FastifyRequest,
  endpoint: Endpoint,
  platform: Platform,
  run: (tx: Queries) => Promise<Written | AppError>,
  plan?: () => Promise<Plan<unknown> | null>,
): Promise<Written> {
  const userId = request.caller?.id ?? '';
  const key = idempotencyKey(endpoint, request);
  const requestHash = key === null ? '' : hashOfRequest(request);
  const keep = async (tx: Queries, { status, body }: Written) => {
    if (key === null) return;
    const answer = JSON.stringify(body);
    await keepAnswer(tx, userId, key, { requestHash, status, answer }, platform.clock());
  };
  const asPlanned = async () => {
    const planned = await plan?.();
    if (!planned) return undefined;
    const written = { status: 200, body: planned.answer };
    if (key === null) return (await planned.write(platform.db)) ? written : undefined;
    return inTransaction(platform.db, async (tx) => {
      if (!(await planned.write(tx))) return undefined;
      await keep(tx, written);
      return written;
    });
  };
  const attempt = () =>
    inTransaction(platform.db, async (tx) => {
      const kept = key === null ? undefined : await findKeptAnswer(tx, userId, key);
      if (kept) return replay(kept, requestHash);
      const written = await run(tx);
      if (!(written instanceof AppError)) await keep(tx, written);
      return written;
    });
  const outcome = await asPlanned()
    .then((written) => written ?? attempt())
    .catch((error: unknown) => {
      // Sent before, or on Postgres twice at once: that one's answer is kept by now.
      if (isUniqueViolation(error, KEY_COLUMNS)) return attempt();
      throw error;
    });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
