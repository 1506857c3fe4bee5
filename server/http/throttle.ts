import { createHash } from 'node:crypto';
import type { Throttle } from '#domain/limits.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError } from './errors.ts';
import { insertEvent, recentEvents, recentSubjects } from './throttle.store.ts';

/** What is limited: an account, an address; its events are rows, so every process sees them and a restart keeps them. */
export type Limited = {
  readonly bucket: string;
  readonly throttle: Throttle;
  /** Counts only the events of this subject. */
  readonly subject?: string;
  /** Counts how many different subjects had events. */
  readonly countsSubjects?: true;
};

const TRY_LATER =
  'That was too many tries. Please wait a little while and try again, or ask an adult for help.';

/**
 * The name of a bucket. Only a hash of what it limits is in it: people type their password or their e-mail address
 * where a username belongs, and neither should lie in a table that outlives their account.
 */
export function bucketOf(kind: string, limited: string): string {
  return `${kind}:${createHash('sha256').update(limited).digest('base64url')}`;
}

/**
 * Refuses with 429 and Retry-After when as many events as allowed lie within the window (RULINGS 11, 13).
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
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest + throttle.windowMs - now) / 1000));
  throw new AppError('too-often', TRY_LATER, { retryAfterSeconds });
}

/** Counts one event; `subject` tells events apart where different ones are counted. */
export async function countEvent(db: Queries, bucket: string, now: number, subject = ''): Promise<void> {
  await insertEvent(db, { bucket, subject, happenedAt: now });
}
