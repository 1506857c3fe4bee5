import { type SqlBool, sql } from 'kysely';
import { ROOTS_READY_INCHES } from '#domain/limits.ts';
import type { Seen } from '#domain/rules/notebook/jar.ts';
import { ROOT_LOOKS, type RootLook, wordsOf } from '#domain/rules/notebook/root-looks.ts';
import { isOneOf } from '#server/platform/db/engine.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** True for a tracking entry, called `one`, with notes or a photo. */
export const isLook = sql<SqlBool>`(
  trim(one.notes) <> '' or exists (select 1 from photos where photos.tracking_entry_id = one.id)
)`;

/** True when notes hold a look's words; the engines share no other function for it. */
const isSaid = (look: RootLook) =>
  sql<SqlBool>`(${sql.join(
    wordsOf(look).map((words) => sql`replace(one.notes, ${sql.lit(words)}, '') <> one.notes`),
    sql` or `,
  )})`;
const rank = (look: RootLook) => sql.lit(ROOT_LOOKS.indexOf(look));

/** As `rootsIn` says it, which a test holds it to. */
const rootsRank = sql<number>`case
  when one.longest_root_inches >= ${sql.lit(ROOTS_READY_INCHES[0])} or ${isSaid('long')} then ${rank('long')}
  when one.longest_root_inches > 0 or one.cuttings_with_roots > 0 or ${isSaid('short')} then ${rank('short')}
  when ${isSaid('bumps')} then ${rank('bumps')}
  when one.noticed_root_growth = 1 then ${rank('short')}
  else ${rank('none')}
end`;

/** The newest that any entry of the same project says, in the order of `inTrackingOrder`. */
const latest = (count: 'cuttings_alive' | 'cuttings_with_roots') =>
  sql<number | null>`(
    select last.${sql.ref(count)} from tracking_entries as last
    where last.project_id = one.project_id and last.${sql.ref(count)} is not null
    order by last.observed_at desc, last.created_at desc limit 1
  )`;

const seenIn = (db: Queries) =>
  db
    .selectFrom('tracking_entries as one')
    .innerJoin('projects', 'projects.id', 'one.project_id')
    .groupBy('one.project_id')
    .select((one) => [
      'one.project_id',
      one.fn.max('one.cuttings_alive').as('alive'),
      one.fn.max('one.cuttings_with_roots').as('rooted'),
      latest('cuttings_alive').as('alive_now'),
      latest('cuttings_with_roots').as('rooted_now'),
      one.fn.max(rootsRank).as('roots'),
      one.fn.countAll<number>().filterWhere(isLook).as('looks'),
      one.fn
        .countAll<number>()
        .filterWhere(one.or([one('one.added_water', '=', 1), one('one.changed_water', '=', 1)]))
        .as('waterings'),
    ]);

const seenOf = prepared((db, values: { ownerId: string }) =>
  seenIn(db).where('projects.owner_id', '=', values.ownerId),
);
type SeenRow = Awaited<ReturnType<typeof seenOf>>[number];

/** Sums up the cuttings of each project of a person over all entries; a project without entries is missing. */
export async function listSeen(db: Queries, ownerId: string): Promise<ReadonlyMap<string, Seen>> {
  return presentSeen(await seenOf(db, { ownerId }));
}

/** The same for many persons, in one question. */
export async function listSeenOfMany(
  db: Queries,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, Seen>> {
  const rows = await seenIn(db)
    .where(({ ref }) => isOneOf(db, ref('projects.owner_id'), ownerIds))
    .execute();
  return presentSeen(rows);
}

function presentSeen(rows: readonly SeenRow[]): ReadonlyMap<string, Seen> {
  return new Map(
    rows.map(({ project_id, roots, alive_now, rooted_now, ...seen }) => [
      project_id,
      { ...seen, now: { alive: alive_now, rooted: rooted_now }, roots: ROOT_LOOKS[roots] ?? 'none' },
    ]),
  );
}
