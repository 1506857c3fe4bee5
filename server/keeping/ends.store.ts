/** What has its end in its own row, and is told of when it begins; who is on hold by then is left out (§22). */
import { sql } from 'kysely';
import { SIGN_UP_KEPT_MS } from '#domain/limits.ts';
import type { Queries } from '#server/db/open.ts';
import { isNotHeld } from '#server/holds/holds.store.ts';

/** A sign-up that nobody confirms, what a parent wants deleted, and a project that its child deleted. */
export type OtherClass = 'signUps' | 'toBeDeleted' | 'deletedProjects';

/** Until when, and how long it is kept where its row has only its beginning. */
type Until = { readonly until: number; readonly keptFor: number };
type Row = { user_id: string; project_id: string | null; ends_at: number };

function endingRows(name: OtherClass, { until, keptFor }: Until) {
  switch (name) {
    case 'signUps':
      return sql`select id as user_id, cast(null as text) as project_id,
        coalesce(consent_ends_at, consent_since + ${SIGN_UP_KEPT_MS}) as ends_at from users
        where role = 'student' and consent_state in ('none', 'signed')
        and coalesce(consent_ends_at, consent_since + ${SIGN_UP_KEPT_MS}) <= ${until}
        and ${isNotHeld('users.id', until)}`;
    case 'toBeDeleted':
      return sql`select user_id, cast(null as text) as project_id, deletion_ends_at as ends_at from stops
        where deletion_ends_at <= ${until} and ${isNotHeld('stops.user_id', until)}`;
    case 'deletedProjects':
      return sql`select owner_id as user_id, id as project_id,
        deleted_at + cast(${keptFor} as bigint) as ends_at from projects where deleted_at <= ${until - keptFor}
        and ${isNotHeld('projects.owner_id', until)}`;
  }
}

/** The first of those that end until a moment. */
export async function listWithEnd(
  db: Queries,
  name: OtherClass,
  it: Until & { readonly most: number },
): Promise<{ userId: string; projectId: string | null; endsAt: number }[]> {
  const found = sql<Row>`${endingRows(name, it)} order by ends_at, user_id limit ${it.most}`;
  const { rows } = await found.execute(db);
  return rows.map((row) => ({
    userId: row.user_id,
    projectId: row.project_id,
    endsAt: Number(row.ends_at),
  }));
}

/** How many there are. */
export async function countWithEnd(db: Queries, name: OtherClass, it: Until): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${endingRows(name, it)}) as it`;
  return Number((await counted.execute(db)).rows[0]?.count ?? 0);
}

/** The usernames of some accounts. */
export async function listNames(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
