import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { writtenStore } from '#server/notebook/written.store.ts';
import type { Queries } from '#server/platform/db/open.ts';

export const trackingEntries = writtenStore<'tracking_entries', typeof LOOK, TrackingEntry>({
  table: 'tracking_entries',
  fields: LOOK,
  present: (row) => ({ stepNumber: row.step_number, isDraft: row.is_draft === 1 }),
  columns: ({ stepNumber, isDraft }, isNew) => ({
    step_number: stepNumber,
    is_draft: isDraft ? 1 : 0,
    is_touched: isNew ? 0 : 1,
  }),
});

/** The entries of a project, the newest observation first. */
export async function listTrackingEntries(db: Queries, project: SeenProject): Promise<TrackingEntry[]> {
  const rows = await db
    .selectFrom('tracking_entries')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('observed_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return trackingEntries.presentAll(db, project, rows);
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
