import { createHash } from 'node:crypto';
import type { Throttle } from '#domain/limits.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { holdBucket, insertEvent, recentEvents, recentSubjects } from './throttle.store.ts';

/**
 * The subject of a limit, such as an account or an address. Its events are rows, so every process sees them and a
 * restart keeps them.
 */
export type Limited = {
  readonly bucket: string;
  readonly throttle: Throttle;
  /** Counts only the events of this subject. */
  readonly subject?: string;
  /** Counts how many different subjects had events. */
  readonly countsSubjects?: true;
};

/** A refusal with 429 and Retry-After, whose message says how long to wait. */
function tooOften(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = sentences.tooManyTries({ seconds: retryAfterSeconds });
  return new AppError('too-often', message, { retryAfterSeconds });
}

/**
 * The name of a bucket. Only a hash of what it limits is in it: people type their password or their e-mail address
 * where a username belongs, and neither should lie in a table that outlives their account.
 */
export function bucketOf(kind: string, limited: string): string {
  return `${kind}:${createHash('sha256').update(limited).digest('base64url')}`;
}

/**
 * Refuses with 429 and Retry-After when as many events as allowed lie within the window
 * (PRODUCT.md#passwords-and-tries, PRODUCT.md#password-reset).
 * @throws AppError 'too-often'
 */
export async function refuseWhenOver(db: Queries, limited: Limited, now: number): Promise<void> {
  const { bucket, subject, throttle, countsSubjects } = limited;
  const since = now - throttle.windowMs;
  const events = countsSubjects
    ? await recentSubjects(db, bucket, since, throttle.events)
    : await recentEvents(db, { bucket, subject }, since, throttle.events);
  const oldest = events.at(-1);
  if (events.length < throttle.events || oldest === undefined) return;
  throw tooOften(oldest + throttle.windowMs - now);
}

/** Counts one event; `subject` tells events apart where different ones are counted. */
export async function countEvent(db: Queries, bucket: string, now: number, subject = ''): Promise<void> {
  await insertEvent(db, { bucket, subject, happenedAt: now });
}

/**
 * Counts one event unless as many as allowed lie within the window, however many are counted at once. To be run in a
 * transaction that counts nothing else afterwards, or two could wait for each other.
 * @throws AppError 'too-often', and nothing is counted.
 */
export async function countUnlessOver(tx: Queries, limited: Limited, now: number): Promise<void> {
  await holdBucket(tx, limited.bucket);
  await refuseWhenOver(tx, limited, now);
  await countEvent(tx, limited.bucket, now);
}

/**
 * Counts a call from a client address before anything is done for it, whatever becomes of it.
 * @param bucket of an address as `clientAddressOf` gives it.
 * @throws AppError 'too-often' (PRODUCT.md#passwords-and-tries, PRODUCT.md#password-reset)
 */
export async function countCall(db: Database, limited: Limited, now: number): Promise<void> {
  await inTransaction(db, (tx) => countUnlessOver(tx, limited, now));
}
