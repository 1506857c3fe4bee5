/**
 * Subjects of the clock, found through indexes, the longest first, page by page (PRODUCT.md#what-goes-by-the-clock).
 */
import { type RawBuilder, sql } from 'kysely';
import type { ClockClass } from '#domain/rules/keeping/clock-classes.ts';
import { isParentIn } from '#server/accounts/exports.ts';
import { isNotHeld } from '#server/deletions/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type ByNotices, foundByNotices } from './found-by-notices.store.ts';

/** An account or a project that goes when its time has come. */
export type Subject = {
  readonly id: string;
  readonly userId: string;
  /** Null where the whole account is meant. */
  readonly projectId: string | null;
  /** Since when its time runs, by which it is found; milliseconds since 1970. */
  readonly since: number;
  /** When it began, and when it ends if all was told in time; null where that hangs on how long its class is kept. */
  readonly set: { readonly begun: number; readonly endsAt: number } | null;
  /** True where whoever stopped it is no parent any more, and another parent decides. */
  readonly waitsForParent: boolean;
};

/** Which ones: of those whose time runs since `since` or longer those after one, or one of them. */
export type Wanted = {
  readonly since: number;
  readonly after: Pick<Subject, 'id' | 'since'> | null;
  readonly limit: number;
  readonly only?: string;
  /** Leaves out subjects that wait: on hold at that time, or for another parent; null takes all. */
  readonly goingAt: number | null;
  /** Leaves out those of whom the notices say so. */
  readonly by?: ByNotices;
};

type Row = {
  id: string;
  user_id: string;
  project_id: string | null;
  since: number;
  begun: number | null;
  waits: number;
};

/** By which column each class is found, which one names its subjects, and whose they are. */
const COLUMNS: Readonly<Record<ClockClass, { since: string; id: string; owner: string }>> = {
  pausedConsents: { since: 'users.consent_since', id: 'users.id', owner: 'users.id' },
  stopped: { since: 'stops.stop_ends_at', id: 'stops.user_id', owner: 'stops.user_id' },
  unvisited: { since: 'users.last_visit_at', id: 'users.id', owner: 'users.id' },
  finishedProjects: { since: 'projects.changed_at', id: 'projects.id', owner: 'projects.owner_id' },
};

/** Nobody is deleted in the name of somebody who is no parent any more (PRODUCT.md#what-one-parent-undoes-of-another). */
const IS_STOPPED_BY_PARENT = isParentIn({ child: 'stops.user_id', emailKey: 'stops.stopped_by' });
const IS_DELETED_BY_PARENT = isParentIn({ child: 'stops.user_id', emailKey: 'stops.deletion_by' });
const WITHOUT_ASKER = sql`cast(null as bigint) as begun, 0 as waits`;

const FIND: Readonly<Record<ClockClass, RawBuilder<Row>>> = {
  pausedConsents: sql<Row>`select id, id as user_id, cast(null as text) as project_id, consent_since as since,
    ${WITHOUT_ASKER} from users where role = 'student' and consent_state = 'paused'`,
  stopped: sql<Row>`select user_id as id, user_id, cast(null as text) as project_id, stop_ends_at as since,
    asked_at as begun, case when ${IS_STOPPED_BY_PARENT} then 0 else 1 end as waits from stops where deletion_by is null`,
  // A stopped or closed account has a nearer end of its own, unless that waits for a parent.
  unvisited: sql<Row>`select id, id as user_id, cast(null as text) as project_id, last_visit_at as since,
    ${WITHOUT_ASKER} from users where role = 'student'
    and (consent_state not in ('paused', 'stopped') or consent_state = 'stopped' and exists (select 1 from stops
      where stops.user_id = users.id
      and not case when deletion_by is null then ${IS_STOPPED_BY_PARENT} else ${IS_DELETED_BY_PARENT} end))`,
  finishedProjects: sql<Row>`select id, owner_id as user_id, id as project_id, changed_at as since,
    ${WITHOUT_ASKER} from projects where status = 'completed' and deleted_at is null`,
};

/** Some of the subjects of a class, those whose time has run the longest first. */
export async function findSubjects(
  db: Queries,
  name: ClockClass,
  { since, after, limit, only, goingAt, by }: Wanted,
): Promise<Subject[]> {
  const columns = COLUMNS[name];
  const [at, id] = [sql.ref(columns.since), sql.ref(columns.id)];
  const further = after === null ? sql`` : sql` and (${at}, ${id}) > (${after.since}, ${after.id})`;
  const one = only === undefined ? sql`` : sql` and ${id} = ${only}`;
  // Those of who is on hold wait for the end of the hold (PRODUCT.md#holds).
  const notHeld = goingAt === null ? sql`` : sql` and ${isNotHeld(columns.owner, goingAt)}`;
  const ofParent = goingAt === null || name !== 'stopped' ? sql`` : sql` and ${IS_STOPPED_BY_PARENT}`;
  const noticed = by === undefined ? sql`` : sql` and ${foundByNotices(name, columns, by)}`;
  const found = sql<Row>`${FIND[name]} and ${at} <= ${since}${further}${one}${notHeld}${ofParent}${noticed}
    order by ${at}, ${id} limit ${limit}`;
  const { rows } = await found.execute(db);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    projectId: row.project_id,
    since: Number(row.since),
    set: row.begun === null ? null : { begun: Number(row.begun), endsAt: Number(row.since) },
    waitsForParent: Number(row.waits) === 1,
  }));
}

/** Begins the time of accounts and of finished projects of which nobody knows how long it has run; a few at a time. */
export async function beginUnknownTimes(db: Queries, now: number, limit: number): Promise<void> {
  const begin = async (update: ReturnType<typeof sql>) => {
    for (;;) {
      const { numAffectedRows = 0n } = await update.execute(db);
      if (Number(numAffectedRows) < limit) return;
    }
  };
  await begin(sql`update users set last_visit_at = ${now} where id in
    (select id from users where role = 'student' and last_visit_at is null limit ${limit})`);
  await begin(sql`update projects set changed_at = ${now} where id in (select id from projects
    where status = 'completed' and deleted_at is null and changed_at is null limit ${limit})`);
}
