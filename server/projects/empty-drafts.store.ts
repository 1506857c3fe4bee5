import { sql } from 'kysely';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

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

/** Tracking drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyTrackingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`is_draft = 1 and is_touched = 0 and created_at <= ${openedBefore} and notes = '' and time_spent is null
    and added_water = 0 and changed_water = 0 and noticed_root_growth = 0
    and cuttings_alive is null and cuttings_with_roots is null
    and not exists (select 1 from photos where photos.tracking_entry_id = tracking_entries.id)`;
  return heldFirst('tracking_entries', expired('tracking_entries', isEmpty));
}

/** Planting drafts that were opened before a moment, and into which nothing was ever put. */
export function emptyPlantingDrafts(openedBefore: number): Expired {
  const isEmpty = sql`is_draft = 1 and is_touched = 0 and created_at <= ${openedBefore} and notes = '' and time_spent is null
    and planting_location = '' and planting_type = 'permanent'
    and not exists (select 1 from photos where photos.planting_entry_id = planting_entries.id)`;
  return heldFirst('planting_entries', expired('planting_entries', isEmpty));
}
