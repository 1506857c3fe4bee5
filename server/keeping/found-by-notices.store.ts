/**
 * Notices of a subject without its letters, for searching very many: it only skips those that
 * `domain/rules/keeping/keeping.ts` would skip whatever became of the letters. That rule decides on the others.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClockClass } from '#domain/rules/keeping/clock-classes.ts';
import type { Queries } from '#server/platform/db/open.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The notices of a class here. */
type Telling = {
  /** The time from where it is found to its end. */
  readonly runsFor: number;
  /** Days before the end on which notices go, the earliest first. */
  readonly noticeDays: readonly number[];
  /** True when only notices by mail count. */
  readonly isByMail: boolean;
};
/** The wanted subjects: those with something to do at a moment, or that may end until one. */
export type ByNotices = Telling &
  (
    | { readonly wanted: 'tell' | 'end' | 'either'; readonly at: number }
    | { readonly wanted: 'ends'; readonly until: number; readonly now: number }
  );

type Columns = { readonly since: string; readonly id: string };
type Condition = RawBuilder<SqlBool>;

const TOLD_UNTIL = sql`told.written_at + told.days_before * cast(${sql.lit(DAY_MS)} as bigint)`;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
const not = (condition: Condition): Condition => sql<SqlBool>`not ${condition}`;

/** Returns a query's condition on the notices of each subject. */
export function foundByNotices(name: ClockClass, columns: Columns, byNotices: ByNotices): Condition {
  const { noticeDays } = byNotices;
  const [since, id] = [sql.ref(columns.since), sql.ref(columns.id)];
  const byMail = byNotices.isByMail ? sql` and told.by_mail = 1` : sql``;
  const has = (asked: Condition) =>
    sql<SqlBool>`exists (select 1 from keeping_notices as told where told.class = ${name}
      and told.subject_id = ${id}${byMail} and ${asked})`;
  // A range of one: by the key SQLite would fetch the row, though an index has all that is asked.
  const of = (days: number) => sql<SqlBool>`told.days_before between ${days} and ${days}`;
  /** It tells of this end, even if its letters left at once; what left later was told later, never sooner. */
  const isCurrent = sql<SqlBool>`${TOLD_UNTIL} >= ${since} + ${byNotices.runsFor}`;
  const hasCurrent = (days: number) => has(all([of(days), isCurrent]));
  if (byNotices.wanted === 'ends') {
    // Before its end as many days are left as a notice says that was not given so far.
    const needed = noticeDays.filter((days) => byNotices.now + days * DAY_MS > byNotices.until);
    const isTooLate = sql<SqlBool>`${TOLD_UNTIL} > ${byNotices.until}`;
    return all([...needed.map((days) => has(of(days))), not(has(all([isCurrent, isTooLate])))]);
  }
  // Once this was told, nothing is to do until it is time for the next, or for the end.
  const isLater = (days: number, index: number) => {
    const rest = (days - (noticeDays[index + 1] ?? 0)) * DAY_MS;
    return all([of(days), isCurrent, sql<SqlBool>`told.written_at + ${rest} > ${byNotices.at}`]);
  };
  const isQuiet = any(
    noticeDays.map((days, index) =>
      all([has(isLater(days, index)), ...noticeDays.slice(0, index).map(hasCurrent)]),
    ),
  );
  // Mostly the first look, at all of its notices together, tells enough.
  const isNotQuiet = not(all([has(any(noticeDays.map(isLater))), isQuiet]));
  // One look at all notices of a subject, which lie together.
  const isNotAllTold = sql<SqlBool>`(select count(*) from keeping_notices as told where told.class = ${name}
    and told.subject_id = ${id}${byMail} and ${isCurrent} and told.days_before in (${sql.join(noticeDays)}))
    < ${noticeDays.length}`;
  const kinds = {
    tell: [noticeDays.length === 0 ? sql<SqlBool>`1 = 0` : isNotAllTold],
    // A stop under shorter settings ends without one.
    end: name === 'stopped' ? [] : noticeDays.map((days) => has(of(days))),
    either: [],
  };
  return all([isNotQuiet, ...kinds[byNotices.wanted]]);
}

/**
 * True when any subject can match: an end needs notices some days before, so somebody must have been told that long
 * ago. A stop under other settings was told of in its own time.
 */
export async function isAnybodyWanted(db: Queries, name: ClockClass, byNotices: ByNotices): Promise<boolean> {
  if (name === 'stopped' || byNotices.wanted === 'tell' || byNotices.wanted === 'either') return true;
  const [until, now] =
    byNotices.wanted === 'ends' ? [byNotices.until, byNotices.now] : [byNotices.at, byNotices.at];
  const days = byNotices.noticeDays.findLast((one) => now + one * DAY_MS > until);
  if (days === undefined) return true;
  const row = await db
    .selectFrom('keeping_notices')
    .select('class')
    .where('class', '=', name)
    .where('days_before', '=', days)
    .where('written_at', '<=', until - days * DAY_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
