import type { Photo } from '#domain/contract/photos.ts';
import type { NewTrackingEntry, TrackingEntry } from '#domain/contract/tracking.ts';
import { type FieldRevisions, readFieldRevisions } from '#domain/rules/revisions.ts';
import type { Observation } from '#domain/rules/tracking.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import type { Flag, TrackingEntryRow } from '#server/db/tables.ts';
import { photosByEntry } from '#server/photos/photos.store.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';

/** An entry with what is known of the changes of its fields. */
export type StoredTrackingEntry = TrackingEntry & { readonly fieldRevisions: FieldRevisions };

function presentTrackingEntry(row: TrackingEntryRow, photos: Photo[]): TrackingEntry {
  return {
    id: row.id,
    notes: row.notes,
    addedWater: row.added_water === 1,
    changedWater: row.changed_water === 1,
    noticedRootGrowth: row.noticed_root_growth === 1,
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
export async function listTrackingEntries(db: Queries, project: OwnProject): Promise<TrackingEntry[]> {
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

export async function findTrackingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredTrackingEntry | undefined> {
  const row = await db
    .selectFrom('tracking_entries')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const photos = await photosByEntry(db, project, 'trackingEntryId');
  const entry = presentTrackingEntry(row, photos.get(row.id) ?? []);
  return { ...entry, fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** Writes a new entry; gives false, and writes nothing, when its id is taken. */
export async function insertTrackingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewTrackingEntry & { id: string; observedAt: string; createdAt: number },
): Promise<boolean> {
  const result = await db
    .insertInto('tracking_entries')
    .values({
      id: entry.id,
      project_id: project.id,
      step_number: entry.stepNumber,
      notes: entry.notes,
      added_water: flag(entry.addedWater),
      changed_water: flag(entry.changedWater),
      noticed_root_growth: flag(entry.noticedRootGrowth),
      time_spent: entry.timeSpent,
      is_draft: flag(entry.isDraft),
      observed_at: entry.observedAt,
      created_at: entry.createdAt,
      is_touched: 0,
      revision: 0,
      field_revisions: '{}',
    })
    .onConflict((it) => it.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Writes what was observed, with its revisions, over what was there. */
export async function updateTrackingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  it: { fields: Observation; isDraft: boolean; revision: number; fieldRevisions: FieldRevisions },
): Promise<void> {
  const { notes, addedWater, changedWater, noticedRootGrowth, timeSpent, observedAt } = it.fields;
  await db
    .updateTable('tracking_entries')
    .set({
      notes,
      added_water: flag(addedWater),
      changed_water: flag(changedWater),
      noticed_root_growth: flag(noticedRootGrowth),
      time_spent: timeSpent,
      observed_at: observedAt,
      is_draft: flag(it.isDraft),
      is_touched: 1,
      revision: it.revision,
      field_revisions: JSON.stringify(it.fieldRevisions),
    })
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .execute();
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
