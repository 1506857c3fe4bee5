import { type RawBuilder, sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { PlantingEntryRow, TrackingEntryRow } from '#server/platform/db/project-tables.ts';

/** Of a photo that is being stored the place is held by its project: its row is there, or comes afterwards and finds none. */
async function holdProjectsWithDrafts(db: Queries, table: 'tracking_entries' | 'planting_entries') {
  const drafts = db.selectFrom(table).select('project_id').where('is_draft', '=', 1);
  await db.selectFrom('projects').select('id').where('id', 'in', drafts).orderBy('id').forUpdate().execute();
}

function heldFirst(table: 'tracking_entries' | 'planting_entries', drafts: Expired): Expired {
  return {
    count: drafts.count,
    forget: async (db) => {
      if ((await drafts.count(db)) === 0) return 0;
      await holdProjectsWithDrafts(db, table);
      return drafts.forget(db);
    },
  };
}

/** What a column holds while nothing was put into a draft; ANYTHING where it tells nothing of that. */
const ANYTHING = Symbol('anything');
/** Of every column of a table: one that is left out is an error of types, or a draft that has nothing else would go. */
type Empty<Row> = { readonly [column in keyof Row]: Row[column] | typeof ANYTHING };

/** What every draft has, whatever was put into it. */
const OF_EVERY_DRAFT = {
  id: ANYTHING,
  project_id: ANYTHING,
  step_number: ANYTHING,
  created_at: ANYTHING,
  revision: ANYTHING,
  field_revisions: ANYTHING,
} as const;

const EMPTY_TRACKING_DRAFT: Empty<TrackingEntryRow> = {
  ...OF_EVERY_DRAFT,
  is_draft: 1,
  is_touched: 0,
  notes: '',
  added_water: 0,
  changed_water: 0,
  noticed_root_growth: 0,
  time_spent: null,
  cuttings_alive: null,
  cuttings_with_roots: null,
  longest_root_inches: null,
  // Who changes the date has touched the draft; it has one from its beginning.
  observed_at: ANYTHING,
};

const EMPTY_PLANTING_DRAFT: Empty<PlantingEntryRow> = {
  ...OF_EVERY_DRAFT,
  is_draft: 1,
  is_touched: 0,
  planting_location: '',
  planting_type: 'permanent',
  planting_date: ANYTHING,
  notes: '',
  time_spent: null,
  is_completed: 0,
  final_planting_location: null,
  final_planting_date: null,
};

function holds(
  columns: Readonly<Record<string, string | number | null | typeof ANYTHING>>,
): RawBuilder<unknown> {
  const conditions = Object.entries(columns).flatMap(([column, value]) => {
    if (value === ANYTHING) return [];
    const name = sql.ref(column);
    return [value === null ? sql`${name} is null` : sql`${name} = ${sql.lit(value)}`];
  });
  return sql.join(conditions, sql` and `);
}

/** Nothing goes of who is on hold (§22). */
function ofNobodyHeld(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`not exists (select 1 from projects join users on users.id = projects.owner_id
    where projects.id = ${table}.project_id and users.held_until is not null)`;
}

/** Tracking drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyTrackingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`${holds(EMPTY_TRACKING_DRAFT)} and created_at <= ${openedBefore}
    and not exists (select 1 from photos where photos.tracking_entry_id = tracking_entries.id)
    and ${ofNobodyHeld(sql.table('tracking_entries'))}`;
  return heldFirst('tracking_entries', expired('tracking_entries', isEmpty));
}

/** Planting drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyPlantingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`${holds(EMPTY_PLANTING_DRAFT)} and created_at <= ${openedBefore}
    and not exists (select 1 from photos where photos.planting_entry_id = planting_entries.id)
    and ${ofNobodyHeld(sql.table('planting_entries'))}`;
  return heldFirst('planting_entries', expired('planting_entries', isEmpty));
}
