import { type RawBuilder, sql } from 'kysely';
import { LOOK, PLANTING, type WrittenFields } from '#domain/contract/notebook/written-fields.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { PlantingEntryRow, TrackingEntryRow } from '#server/platform/db/project-tables.ts';
import { columnOf, inColumn, type WrittenColumns } from '#server/platform/db/written-columns.ts';

/** Locks projects first, so that an upload in progress cannot attach to a deleted draft. */
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

/** A column's value while a draft is empty; ANYTHING when it tells nothing. */
const ANYTHING = Symbol('anything');
type Empty = Readonly<Record<string, string | number | null | typeof ANYTHING>>;

/** Returns the empty values of a draft's written fields. */
function emptyFields(fields: WrittenFields): Empty {
  const columns = Object.entries(fields).map(([name, { empty }]) => [
    columnOf(name),
    // A changed date means a touched draft; it has one from the beginning.
    empty === undefined ? ANYTHING : inColumn(empty),
  ]);
  return Object.fromEntries(columns);
}

type Beside<Row, T extends WrittenFields> = {
  readonly [column in Exclude<keyof Row, keyof WrittenColumns<T>>]: Row[column] | typeof ANYTHING;
};

/** Columns that every draft has, whatever was put into it. */
const OF_EVERY_DRAFT = {
  id: ANYTHING,
  project_id: ANYTHING,
  step_number: ANYTHING,
  created_at: ANYTHING,
  revision: ANYTHING,
  field_revisions: ANYTHING,
  is_draft: 1,
  is_touched: 0,
} as const;

// Names every column: a missing one is an error of types, or a draft with only that would be deleted.
const EMPTY_TRACKING_DRAFT: Beside<TrackingEntryRow, typeof LOOK> = OF_EVERY_DRAFT;
const EMPTY_PLANTING_DRAFT: Beside<PlantingEntryRow, typeof PLANTING> = {
  ...OF_EVERY_DRAFT,
  is_completed: 0,
};

function holds(columns: Empty): RawBuilder<unknown> {
  const conditions = Object.entries(columns).flatMap(([column, value]) => {
    if (value === ANYTHING) return [];
    const name = sql.ref(column);
    return [value === null ? sql`${name} is null` : sql`${name} = ${sql.lit(value)}`];
  });
  return sql.join(conditions, sql` and `);
}

/** Nothing goes of who is on hold (PRODUCT.md#holds). */
function ofNobodyHeld(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`not exists (select 1 from projects join users on users.id = projects.owner_id
    where projects.id = ${table}.project_id and users.held_until is not null)`;
}

/** Tracking drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyTrackingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`${holds({ ...EMPTY_TRACKING_DRAFT, ...emptyFields(LOOK) })} and created_at <= ${openedBefore}
    and not exists (select 1 from photos where photos.tracking_entry_id = tracking_entries.id)
    and ${ofNobodyHeld(sql.table('tracking_entries'))}`;
  return heldFirst('tracking_entries', expired('tracking_entries', isEmpty));
}

/** Planting drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyPlantingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`${holds({ ...EMPTY_PLANTING_DRAFT, ...emptyFields(PLANTING) })} and created_at <= ${openedBefore}
    and not exists (select 1 from photos where photos.planting_entry_id = planting_entries.id)
    and ${ofNobodyHeld(sql.table('planting_entries'))}`;
  return heldFirst('planting_entries', expired('planting_entries', isEmpty));
}
