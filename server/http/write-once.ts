import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { type Write, writeInOneGo } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from './errors.ts';
import { answerPut, findKeptAnswer, type KeptAnswer } from './idempotency.store.ts';

/** A write decided on what was read outside a transaction, so that only the writing itself waits for its turn. */
export type Plan<A> = {
  readonly answer: A;
  /** Gives a row; none when what it was decided on has changed meanwhile. */
  readonly write: Write;
};

export type Written = { readonly status: number; readonly body: unknown };

const KEY_MAX = 100;
const KEY_COLUMNS = 'idempotency_keys.user_id, idempotency_keys.idempotency_key';

/**
 * Creating calls are told apart by the id of what they create instead (RULINGS 45). A read is one although it writes who
 * looked: what it answered, a parent's signature, is kept nowhere.
 */
function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (endpoint.creates || endpoint.method === 'GET' || typeof key !== 'string' || !request.caller)
    return null;
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

function unlessRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** What is kept under the key of a request: the answer given before, and how to keep one. Without a key, nothing. */
function keptUnderKey(request: FastifyRequest, endpoint: Endpoint, { clock }: Platform) {
  const key = idempotencyKey(endpoint, request);
  if (key === null) return { find: async () => undefined, puts: () => [] };
  const userId = request.caller?.id ?? '';
  const requestHash = hashOfRequest(request);
  return {
    find: async (tx: Queries) => {
      const kept = await findKeptAnswer(tx, userId, key);
      return kept && replay(kept, requestHash);
    },
    puts: (db: Queries, { status, body }: Written) => {
      const answer = JSON.stringify(body);
      return [answerPut(db, { userId, key, requestHash, status, answer, keptAt: clock() })];
    },
  };
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
  const { db } = platform;
  const kept = keptUnderKey(request, endpoint, platform);
  const asPlanned = async () => {
    // A refusal is for `run` to give: the call may have been answered before, when there was nothing to refuse.
    const planned = await plan?.().catch(unlessRefused);
    if (!planned) return undefined;
    const written = { status: 200, body: planned.answer };
    return (await writeInOneGo(db, [planned.write, ...kept.puts(db, written)])) ? written : undefined;
  };
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const before = await kept.find(tx);
      if (before) return before;
      const written = await run(tx);
      if (written instanceof AppError) return written;
      for (const put of kept.puts(tx, written)) await tx.executeQuery(put);
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
