import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isUniqueViolation } from '#server/db/errors.ts';
import { donePut, findRequestHash } from '#server/db/idempotency.store.ts';
import { type Plan, writeInOneGo } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, doneAndGone } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

export type Written = { readonly status: number; readonly body: unknown };

/** What is done at most once, and what is answered when it was done before. */
export type Once = {
  readonly run: (tx: Queries) => Promise<Written | AppError>;
  /** Reads the thing as it stands now. Left out where no key is taken. */
  readonly again?: (tx: Queries) => Promise<unknown>;
  /** Tried first, where there is one: `run` decides when nothing could be planned, or no longer holds. */
  readonly plan?: () => Promise<Plan<unknown> | null>;
};

const KEY_MAX = 100;
const KEY_COLUMNS = 'idempotency_keys.user_id, idempotency_keys.idempotency_key';

/** A read has none, although it may write who looked. */
function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (request.method === 'GET' || typeof key !== 'string' || !request.caller) return null;
  if (key.length > KEY_MAX) {
    throw new AppError('invalid', `An Idempotency-Key has at most ${KEY_MAX} characters.`);
  }
  return key;
}

function hashOfRequest(request: FastifyRequest): string {
  const said = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return createHash('sha256').update(said).digest('base64url');
}

function unlessRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** The thing as it stands, for a call that was done when it came first; it may be gone by now. */
async function answerAgain(tx: Queries, again: NonNullable<Once['again']>): Promise<Written> {
  try {
    return { status: 200, body: await again(tx) };
  } catch (error) {
    throw error instanceof AppError && error.code === 'not-found' ? doneAndGone() : error;
  }
}

/**
 * What is known of the key of a request, and how to remember it; without a key, nothing. Creating calls are told apart by
 * the id of what they create instead (§17.3).
 */
function underKey(request: FastifyRequest, { clock }: Platform, again: Once['again']) {
  const key = again ? idempotencyKey(request) : null;
  if (!again || key === null) return { replay: async () => undefined, puts: () => [] };
  const userId = request.caller?.id ?? '';
  const requestHash = hashOfRequest(request);
  return {
    /** The same key with another request is a fault of the sender. */
    replay: async (tx: Queries) => {
      const done = await findRequestHash(tx, userId, key);
      if (done === undefined) return undefined;
      if (done === requestHash) return answerAgain(tx, again);
      throw new AppError('taken', 'This Idempotency-Key was used for another request.');
    },
    puts: (db: Queries) => [donePut(db, { userId, key, requestHash, doneAt: clock() })],
  };
}

/**
 * Runs a write in one transaction, and for one Idempotency-Key only once: that it is done is remembered in the same
 * transaction, and who sends it again is answered with the thing as it stands (§17.3). A refusal that is given keeps
 * what was written (§12.4); one that is thrown undoes it.
 * @throws AppError the refusal given, after the commit.
 */
export async function writeOnce(
  request: FastifyRequest,
  platform: Platform,
  { run, again, plan }: Once,
): Promise<Written> {
  const { db } = platform;
  const key = underKey(request, platform, again);
  const asPlanned = async () => {
    // A refusal is for `run` to give: the call may have been done before, when there was nothing to refuse.
    const planned = await plan?.().catch(unlessRefused);
    if (!planned) return undefined;
    const isWritten = await writeInOneGo(db, [planned.write, ...key.puts(db)]);
    return isWritten ? { status: 200, body: planned.answer } : undefined;
  };
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const before = await key.replay(tx);
      if (before) return before;
      const written = await run(tx);
      if (written instanceof AppError) return written;
      for (const put of key.puts(tx)) await tx.executeQuery(put);
      return written;
    });
  const outcome = await asPlanned()
    .then((written) => written ?? attempt())
    .catch((error: unknown) => {
      // Sent before, or on Postgres twice at once: by now that is known.
      if (isUniqueViolation(error, KEY_COLUMNS)) return attempt();
      throw error;
    });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
