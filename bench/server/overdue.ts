/** A database with very many accounts that nobody visits, and how far each of them has been told. */
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/platform/db/open.ts';
import { importSpeciesAtFirstStart } from '../../server/species/species.service.ts';
import { seedCrowd } from '../../server/testing/crowd.ts';
import { addAdmin } from './bench-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** They visit, with ten projects each; all others have one, and have stayed away. */
export const VISITING = 24;
const PROJECTS_EACH = 10;

/** Days since each notice, by the days before the end that it tells of. */
export const STATES = {
  'nobody told so far': {},
  'all told today': { 60: 0 },
  'all to be told a last time': { 60: 55, 30: 25 },
  'all over': { 60: 61, 30: 31, 7: 8 },
} as const satisfies Record<string, Readonly<Record<number, number>>>;
export type State = keyof typeof STATES;

/** Fills an empty database. */
export async function fillOverdue(db: Database, students: number): Promise<void> {
  await importSpeciesAtFirstStart(db);
  await seedCrowd(db, { students: VISITING, projects: VISITING * PROJECTS_EACH }, Date.now());
  await addAdmin(db);
  await seedCrowd(db, { students, projects: students }, Date.now());
}

const IS_AWAY = sql`role = 'student' and username not in (${sql.join(
  Array.from({ length: VISITING }, (_, number) => `scout-${number}`),
)})`;

/** Puts all who stay away into one state, at this moment. */
export async function setState(location: Parameters<typeof openDatabase>[0], state: State): Promise<void> {
  const db = await openDatabase(location);
  const now = Date.now();
  await sql`delete from mails`.execute(db);
  await sql`delete from keeping_letters`.execute(db);
  await sql`delete from keeping_notices`.execute(db);
  // Visits are days, and there are many of a day.
  await sql`update users set last_visit_at = ${now - 600 * DAY_MS} - (created_at % 400) * ${DAY_MS}
    where ${IS_AWAY}`.execute(db);
  await sql`update users set last_visit_at = ${now} where not (${IS_AWAY})`.execute(db);
  for (const [days, ago] of Object.entries(STATES[state]))
    await sql`insert into keeping_notices (class, subject_id, days_before, user_id, project_id, written_at, by_mail)
      select 'unvisited', id, cast(${days} as integer), id, null, cast(${now - ago * DAY_MS} as bigint), 1
      from users where ${IS_AWAY}`.execute(db);
  await db.destroy();
}
