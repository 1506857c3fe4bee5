/** Figures of the page 'How it is' (PRODUCT.md#how-it-is), each in milliseconds however many people there are. */
import { type SqlBool, sql } from 'kysely';
import type { SystemHealth } from '#domain/contract/office/system-health.ts';
import { COUNTED_MOST } from '#domain/limits.ts';
import { isPostgres } from '#server/platform/db/engine.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

type Figures = { readonly [K in keyof SystemHealth]: NonNullable<SystemHealth[K]> };

/** A moment of the database as it crosses the wire; null where there was none. */
export const isoOrNull = (moment: number | null | undefined) => (moment == null ? null : isoTime(moment));

const counted = ({ length }: readonly unknown[]) => ({
  count: Math.min(length, COUNTED_MOST),
  isMore: length > COUNTED_MOST,
});

/** Letters that are due, and those that failed. */
export async function findMails(
  db: Queries,
  now: number,
): Promise<Omit<Figures['mail'], 'isSetUp' | 'problem'>> {
  const mails = db
    .selectFrom('mails')
    .select(['next_try_at', 'problem'])
    .limit(COUNTED_MOST + 1);
  const due = await mails
    .where('next_try_at', '<=', now)
    .where('given_up_at', 'is', null)
    .orderBy('next_try_at')
    .execute();
  const failed = await mails.where('problem', 'is not', null).execute();
  const isServerToBlame = failed.some(
    ({ problem }) => problem !== 'address-refused' && problem !== 'mail-refused',
  );
  const waitingSince = isoOrNull(due[0]?.next_try_at);
  return { waiting: counted(due), waitingSince, failed: counted(failed), isServerToBlame };
}

/** Students whom no parent has let in so far, and since when the first of those that are signed for waits for a letter's answer. */
export async function findPendingConsents(db: Queries): Promise<Figures['consents']> {
  const users = db.selectFrom('users').select('consent_since');
  const waiting = await users
    // By the role SQLite would look through all students, to find none.
    .where(sql`coalesce(role, '')`, '=', 'student')
    .where('consent_state', 'in', ['none', 'signed'])
    .limit(COUNTED_MOST + 1)
    .execute();
  const first = await users
    .where('consent_state', '=', 'signed')
    .orderBy('consent_since')
    .limit(1)
    .executeTakeFirst();
  return { waiting: counted(waiting), signedSince: isoOrNull(first?.consent_since) };
}

/** True when anybody has signed up. */
export async function hasStudents(db: Queries): Promise<boolean> {
  const students = db.selectFrom('users').select('id').where('role', '=', 'student');
  return (await students.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the database's size, and its last migration. */
export async function measureDatabase(db: Queries): Promise<Figures['database']> {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const last = sql<{ name: string }>`select name from migrations order by name desc limit 1`;
  return {
    engine: isPostgres(db) ? 'Postgres' : 'SQLite',
    bytes: (await size.execute(db)).rows[0]?.bytes ?? 0,
    migration: (await last.execute(db)).rows[0]?.name ?? null,
  };
}

/** Sums up the bytes and number of all photos by looking at each row, once a day. */
export async function measurePhotos(db: Queries): Promise<{ bytes: number; count: number }> {
  const { bytes, count } = await db
    .selectFrom('photos')
    .select(({ fn }) => [
      fn.sum<number | null>('stored_bytes').as('bytes'),
      fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes ?? 0), count: Number(count) };
}

/** Counts connected processes by version; empty on SQLite, where there is one. */
export async function countProcesses(db: Queries): Promise<{ version: string; count: number }[]> {
  if (!isPostgres(db)) return [];
  const isOurs = sql<SqlBool>`datname = current_database() and application_name like 'rootling %'`;
  const { rows } = await sql<{ version: string; count: number }>`
    select split_part(application_name, ' ', 2) as version, count(distinct application_name) as count
    from pg_stat_activity where ${isOurs} group by 1 order by 1`.execute(db);
  return rows;
}
