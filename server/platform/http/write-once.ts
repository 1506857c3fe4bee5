import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEPT_MS, IDEMPOTENCY_KEY_MAX, WRITE_DEVICE_KEPT_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import {
  placeWrite,
  readWriteHeader,
  WRITE_HEADER,
  writeOfKey,
} from '#domain/rules/platform/write-numbers.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Plan, type Write, writeBatch } from '#server/platform/db/write-batch.ts';
import { appliedPut, findAppliedWrites } from '#server/platform/db/write-devices.store.ts';
import { AppError, doneAndGone, keyReused, unknownWrite } from '#server/platform/errors.ts';
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

/** The key of the table that remembers writes. */
const KEY_COLUMNS = 'write_devices.user_id, write_devices.device_id';

/** The length of a request's hash: as short as it may be and never be met by chance. */
const HASH_LENGTH = 12;

function shortHashOf(request: FastifyRequest): string {
  const said = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return createHash('sha256').update(said).digest('base64url').slice(0, HASH_LENGTH);
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

/**
 * Reads the number that a device gave a request, or its Idempotency-Key, which is a device that writes once
 * (PRODUCT.md#write-once); null without either. `otherwise` is said where it tells nothing of this request.
 * @throws AppError where the header is none.
 */
function readWrite({ headers }: FastifyRequest) {
  const [number, key] = [headers[WRITE_HEADER], headers['idempotency-key']];
  if (typeof number === 'string') {
    const write = readWriteHeader(number);
    if (!write) throw new AppError('invalid', sentences.writeHeaderInvalid({ header: WRITE_HEADER }));
    return { write, keptMs: WRITE_DEVICE_KEPT_MS, otherwise: unknownWrite };
  }
  if (typeof key !== 'string') return null;
  if (key.length > IDEMPOTENCY_KEY_MAX) {
    throw new AppError('invalid', sentences.idempotencyKeyLong({ count: IDEMPOTENCY_KEY_MAX }));
  }
  return { write: writeOfKey(key), keptMs: IDEMPOTENCY_KEPT_MS, otherwise: keyReused };
}

/** The memory of a request: 'done', or the write that will remember it. */
type Look = (db: Queries) => Promise<'done' | Write>;

/** Returns the way to recognise a request, or null. A read is not recognised, although it may log the reader. */
function lookFor(request: FastifyRequest, { clock }: Pick<Platform, 'clock'>): Look | null {
  const { caller, method } = request;
  if (method === 'GET' || !caller) return null;
  const read = readWrite(request);
  if (!read) return null;
  const { write, keptMs, otherwise } = read;
  const device = { userId: caller.id, deviceId: write.device, expiresAt: clock() + keptMs };
  const hash = shortHashOf(request);
  return async (db) => {
    const known = await findAppliedWrites(db, device);
    const placed = placeWrite(known, write, hash);
    if (placed === 'unknown') throw otherwise();
    return placed === 'applied' ? 'done' : appliedPut(db, device, known, placed);
  };
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
      if (isUniqueViolation(error, KEY_COLUMNS)) return attempt();
      throw error;
    });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
