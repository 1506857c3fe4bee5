import { sql } from 'kysely';
import type { Queries } from '#server/db/open.ts';

/** When each event counted in a bucket since a moment happened, the newest first, at most `most`. */
export async function recentEvents(
  db: Queries,
  bucket: string,
  since: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('throttle_events')
    .select('happened_at')
    .where('bucket', '=', bucket)
    .where('happened_at', '>', since)
    .orderBy('happened_at', 'desc')
    .limit(most)
    .execute();
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
  it: { bucket: string; subject: string; happenedAt: number },
): Promise<void> {
  await db
    .insertInto('throttle_events')
    .values({ bucket: it.bucket, subject: it.subject, happened_at: it.happenedAt })
    .execute();
}

/** Forgets what no window looks at any more. */
export async function deleteEventsBefore(db: Queries, moment: number): Promise<void> {
  await db.deleteFrom('throttle_events').where('happened_at', '<=', moment).execute();
}
