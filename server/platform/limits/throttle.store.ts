import { sql } from 'kysely';
import { isPostgres } from '#server/platform/db/engine.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** When the events of a bucket, or of one subject in it, happened since a moment, the newest first, at most `most`. */
export async function recentEvents(
  db: Queries,
  of: { bucket: string; subject: string | undefined },
  since: number,
  most: number,
): Promise<number[]> {
  let query = db
    .selectFrom('throttle_events')
    .select('happened_at')
    .where('bucket', '=', of.bucket)
    .where('happened_at', '>', since);
  if (of.subject !== undefined) query = query.where('subject', '=', of.subject);
  const rows = await query.orderBy('happened_at', 'desc').limit(most).execute();
  return rows.map((row) => row.happened_at);
}

/** The newest event of each different subject in a bucket since a moment, the newest first, at most `most`. */
export async function recentSubjects(
  db: Queries,
  bucket: string,
  since: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('throttle_events')
    .select((it) => it.fn.max('happened_at').as('newest'))
    .where('bucket', '=', bucket)
    .where('happened_at', '>', since)
    .groupBy('subject')
    .orderBy(sql`newest`, 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => Number(row.newest));
}

export async function insertEvent(
  db: Queries,
  values: { bucket: string; subject: string; happenedAt: number },
): Promise<void> {
  await db
    .insertInto('throttle_events')
    .values({ bucket: values.bucket, subject: values.subject, happened_at: values.happenedAt })
    .execute();
}

/**
 * Lets no other transaction count in a bucket before this one ends, so that what is decided on its events still holds
 * when one is added. SQLite writes one transaction at a time anyway.
 */
export async function holdBucket(db: Queries, bucket: string): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(db);
}

/** Forgets every event of a bucket. */
export async function deleteEventsOf(db: Queries, bucket: string): Promise<void> {
  await db.deleteFrom('throttle_events').where('bucket', '=', bucket).execute();
}

/** Returns the events too old for any window. */
export function forgottenEvents(timestamp: number): Expired {
  return expired('throttle_events', sql`happened_at <= ${timestamp}`);
}
