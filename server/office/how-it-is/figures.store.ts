/** What is looked up for the page 'How it is' (§31), each in milliseconds however many people there are. */
import { type SqlBool, sql } from 'kysely';
import { COUNTED_MOST } from '#domain/limits.ts';
import { isPostgres } from '#server/platform/db/engine.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** How many there are, counted up to `COUNTED_MOST`. */
export type Counted = { readonly count: number; readonly isMore: boolean };
const counted = (count: number): Counted => ({
  count: Math.min(count, COUNTED_MOST),
  isMore: count > COUNTED_MOST,
});

/** Letters that are due, and since when the first of them is. */
export async function findDueMails(
  db: Queries,
  now: number,
): Promise<{ waiting: Counted; since: number | null }> {
  const rows = await db
    .selectFrom('mails')
    .select('next_try_at')
    .where('next_try_at', '<=', now)
    .where('given_up_at', 'is', null)
    .orderBy('next_try_at')
    .limit(COUNTED_MOST + 1)
    .execute();
  return { waiting: counted(rows.length), since: rows[0]?.next_try_at ?? null };
}

/** Letters whose last try failed, and whether one of them failed by more than its own address. */
export async function findFailedMails(db: Queries): Promise<{ failed: Counted; isServerToBlame: boolean }> {
  const rows = await db
    .selectFrom('mails')
    .select('problem')
    .where('problem', 'is not', null)
    .limit(COUNTED_MOST + 1)
    .execute();
  const isServerToBlame = rows.some(
    ({ problem }) => problem !== 'address-refused' && problem !== 'mail-refused',
  );
  return { failed: counted(rows.length), isServerToBlame };
}

/** Students whom no parent has let in so far, and since when the first of those that are signed for waits for a letter's answer. */
export async function findPendingConsents(
  db: Queries,
): Promise<{ waiting: Counted; signedSince: number | null }> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    // By the role SQLite would look through all students, to find none.
    .where(sql`coalesce(role, '')`, '=', 'student')
    .where('consent_state', 'in', ['none', 'signed'])
    .limit(COUNTED_MOST + 1)
    .execute();
  const first = await db
    .selectFrom('users')
    .select('consent_since')
    .where('consent_state', '=', 'signed')
    .orderBy('consent_since')
    .limit(1)
    .executeTakeFirst();
  return { waiting: counted(rows.length), signedSince: first?.consent_since ?? null };
}

/** Whether anybody has signed up. */
export async function hasStudents(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How much room the database takes, in bytes, and the last step of its tables. */
export async function measureDatabase(
  db: Queries,
): Promise<{ engine: 'SQLite' | 'Postgres'; bytes: number; migration: string | null }> {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const { rows } = await size.execute(db);
  const last = await sql<{ name: string }>`select name from migrations order by name desc limit 1`.execute(
    db,
  );
  return {
    engine: isPostgres(db) ? 'Postgres' : 'SQLite',
    bytes: rows[0]?.bytes ?? 0,
    migration: last.rows[0]?.name ?? null,
  };
}

/** What all photos take together, in bytes, and how many they are: a look at each row, once a day. */
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

/** Of each version of the program how many processes are connected; on SQLite none, where there is one. */
export async function countProcesses(db: Queries): Promise<{ version: string; count: number }[]> {
  if (!isPostgres(db)) return [];
  const isOurs = sql<SqlBool>`datname = current_database() and application_name like 'rootling %'`;
  const { rows } = await sql<{ version: string; count: number }>`
    select split_part(application_name, ' ', 2) as version, count(distinct application_name) as count
    from pg_stat_activity where ${isOurs} group by 1 order by 1`.execute(db);
  return rows;
}
