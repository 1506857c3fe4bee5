import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { StoredTrackingEntry } from '#domain/rules/notebook/tracking.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { listPhotosOfEntry, photosByEntry } from '#server/photos/exports.ts';
import type { Flag } from '#server/platform/db/flag.ts';
import type { Write } from '#server/platform/db/one-go.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { TrackingEntryRow } from '#server/platform/db/project-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

function presentTrackingEntry(row: TrackingEntryRow, photos: Photo[]): TrackingEntry {
  return {
    id: row.id,
    notes: row.notes,
    addedWater: row.added_water === 1,
    changedWater: row.changed_water === 1,
    noticedRootGrowth: row.noticed_root_growth === 1,
    cuttingsAlive: row.cuttings_alive,
    cuttingsWithRoots: row.cuttings_with_roots,
    longestRootInches: row.longest_root_inches,
    timeSpent: row.time_spent,
    stepNumber: row.step_number,
    isDraft: row.is_draft === 1,
    observedAt: row.observed_at,
    createdAt: isoTime(row.created_at),
    photos,
    revision: row.revision,
  };
}

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The entries of a project, the newest observation first. */
export async function listTrackingEntries(db: Queries, project: SeenProject): Promise<TrackingEntry[]> {
  const rows = await db
    .selectFrom('tracking_entries')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('observed_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const photos = await photosByEntry(db, project, 'trackingEntryId');
  return rows.map((row) => presentTrackingEntry(row, photos.get(row.id) ?? []));
}

/** An entry by its id. Inside a transaction it is held until the end: a planned save holds no project. */
export async function findTrackingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredTrackingEntry | undefined> {
  const stored = db
    .selectFrom('tracking_entries')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', project.id);
  const row = await (db.isTransaction ? stored.forUpdate() : stored).executeTakeFirst();
  if (!row) return undefined;
  const entry = presentTrackingEntry(row, await listPhotosOfEntry(db, project, 'tracking_entry_id', id));
  return { ...entry, fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** What is written of an entry; all else of it never changes. */
function columnsOf(it: StoredTrackingEntry) {
  return {
    notes: it.notes,
    added_water: flag(it.addedWater),
    changed_water: flag(it.changedWater),
    noticed_root_growth: flag(it.noticedRootGrowth),
    cuttings_alive: it.cuttingsAlive,
    cuttings_with_roots: it.cuttingsWithRoots,
    longest_root_inches: it.longestRootInches,
    time_spent: it.timeSpent,
    is_draft: flag(it.isDraft),
    observed_at: it.observedAt,
    revision: it.revision,
    field_revisions: JSON.stringify(it.fieldRevisions),
  };
}

/** Writes a new entry; gives false, and writes nothing, when its id is taken. */
export async function insertTrackingEntry(
  db: Queries,
  project: OwnProject,
  it: StoredTrackingEntry,
  createdAt: number,
): Promise<boolean> {
  const result = await db
    .insertInto('tracking_entries')
    .values({
      id: it.id,
      project_id: project.id,
      step_number: it.stepNumber,
      created_at: createdAt,
      is_touched: 0,
      ...columnsOf(it),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The write of an entry that gives a row if it still has the revision before. */
export function trackingEntryChange(db: Queries, project: OwnProject, it: StoredTrackingEntry): Write {
  return db
    .updateTable('tracking_entries')
    .set({ ...columnsOf(it), is_touched: 1 })
    .where('id', '=', it.id)
    .where('project_id', '=', project.id)
    .where('revision', '=', it.revision - 1)
    .returning('revision')
    .compile();
}

/** Deletes an entry with its photos' rows; gives false when there was none. */
export async function deleteTrackingEntryRow(db: Queries, project: OwnProject, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('tracking_entries')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
