import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { placeWrite, readWriteHeader, WRITE_HEADER } from '#domain/rules/platform/write-numbers.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { donePut, findRequestHash } from '#server/platform/db/idempotency.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Plan, type Write, writeBatch } from '#server/platform/db/write-batch.ts';
import { appliedPut, findAppliedWrites } from '#server/platform/db/write-devices.store.ts';
import { AppError, doneAndGone, unknownWrite } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';

export type Written = { readonly status: number; readonly body: unknown };

/** A write that is done at most once, and the response to its repetition. */
export type Once = {
  readonly run: (tx: Queries) => Promise<Written | AppError>;
  /** Reads the thing as it stands now. Left out where a call is known by the id of what it creates, or by nothing. */
  readonly again?: (tx: Queries) => Promise<unknown>;
  /** Tried first, where there is one: `run` decides when nothing could be planned, or no longer holds. */
  readonly plan?: () => Promise<Plan<unknown> | null>;
};

/** The key columns of the two tables that remember writes. */
const KEY_COLUMNS = [
  'idempotency_keys.user_id, idempotency_keys.idempotency_key',
  'write_devices.user_id, write_devices.device_id',
] as const;

/** A hash of a request that stands beside its number: as short as it may be and never be met by chance. */
const SHORT_HASH = 12;

function hashOfRequest(request: FastifyRequest): string {
  const said = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return createHash('sha256').update(said).digest('base64url');
}

function unlessRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** The thing as it stands, for a call that was done when it came first; it may be gone by now. */
async function respondAgain(tx: Queries, again: NonNullable<Once['again']>): Promise<Written> {
  try {
    return { status: 200, body: await again(tx) };
  } catch (error) {
    throw error instanceof AppError && error.code === 'not-found' ? doneAndGone() : error;
  }
}

/** The memory of a request: 'done', or the write that will remember it. */
type Look = (db: Queries) => Promise<'done' | Write>;

/**
 * Looks for the number that a device gave this request (PRODUCT.md#write-once).
 * @throws AppError where the number tells nothing.
 */
function byNumber(request: FastifyRequest, userId: string, now: number, text: string): Look {
  const write = readWriteHeader(text);
  if (!write) throw new AppError('invalid', sentences.writeHeaderInvalid({ header: WRITE_HEADER }));
  const device = { userId, deviceId: write.device, now };
  const hash = hashOfRequest(request).slice(0, SHORT_HASH);
  return async (db) => {
    const known = await findAppliedWrites(db, device);
    const placed = placeWrite(known, write, hash);
    if (placed === 'unknown') throw unknownWrite();
    return placed === 'applied' ? 'done' : appliedPut(db, device, known, placed);
  };
}

/** Looks for an Idempotency-Key: the same one with another request is an error of the sender. */
function byKey(request: FastifyRequest, userId: string, now: number, key: string): Look {
  if (key.length > IDEMPOTENCY_KEY_MAX) {
    const message = sentences.idempotencyKeyLong({ count: IDEMPOTENCY_KEY_MAX });
    throw new AppError('invalid', message);
  }
  const requestHash = hashOfRequest(request);
  return async (db) => {
    const done = await findRequestHash(db, userId, key);
    if (done === undefined) return donePut(db, { userId, key, requestHash, now });
    if (done === requestHash) return 'done';
    throw new AppError('taken', sentences.idempotencyKeyReused);
  };
}

/** Returns the way to recognise a request, or null. A read is not recognised, although it may log the reader. */
function lookFor(request: FastifyRequest, { clock }: Pick<Platform, 'clock'>): Look | null {
  const { headers, caller, method } = request;
  if (method === 'GET' || !caller) return null;
  const [number, key] = [headers[WRITE_HEADER], headers['idempotency-key']];
  if (typeof number === 'string') return byNumber(request, caller.id, clock(), number);
  return typeof key === 'string' ? byKey(request, caller.id, clock(), key) : null;
}

/**
 * Runs a write in one transaction, and one that carries a number or an Idempotency-Key only once: that it is done is
 * remembered in the same transaction, and who sends it again is answered with the thing as it stands
 * (PRODUCT.md#write-once). A refusal that is given keeps what was written (PRODUCT.md#saving-a-step); one that is
 * thrown undoes it. Neither is remembered.
 * @throws AppError the refusal given, after the commit.
 */
export async function writeOnce(
  request: FastifyRequest,
  platform: Pick<Platform, 'db' | 'clock'>,
  { run, again, plan }: Once,
): Promise<Written> {
  const { db } = platform;
  // Creating calls are told apart by the id of what they create instead (PRODUCT.md#write-once).
  const look = again ? lookFor(request, platform) : null;
  const asPlanned = async () => {
    // A refusal is for `run` to give: the call may have been done before, when there was nothing to refuse.
    const planned = await plan?.().catch(unlessRefused);
    if (!planned) return undefined;
    const remembered = await look?.(db);
    if (remembered === 'done') return undefined;
    // The device's row first, as in a transaction that decides: two that lock in another order wait for each other.
    const writes = remembered ? [remembered, planned.write] : [planned.write];
    return (await writeBatch(db, writes)) ? { status: 200, body: planned.response } : undefined;
  };
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const remembered = await look?.(tx);
      if (again && remembered === 'done') return respondAgain(tx, again);
      const written = await run(tx);
      if (written instanceof AppError || !remembered || remembered === 'done') return written;
      await tx.executeQuery(remembered);
      return written;
    });
  const outcome = await asPlanned()
    .then((written) => written ?? attempt())
    .catch((error: unknown) => {
      // Sent before, or on Postgres twice at once: by now that is known.
      if (KEY_COLUMNS.some((columns) => isUniqueViolation(error, columns))) return attempt();
      throw error;
    });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
