import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { PLANTING } from '#domain/contract/notebook/written-fields.ts';
import { isDocumented } from '#domain/rules/notebook/planting.ts';
import type { StoredPlanting } from '#domain/rules/notebook/planting-commands.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { writtenStore } from '#server/notebook/written.store.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Entries and drafts. */
export const plantingEntries = writtenStore<'planting_entries', typeof PLANTING, PlantingEntry>({
  table: 'planting_entries',
  fields: PLANTING,
  present: (row, photos) => ({
    stepNumber: row.step_number,
    isCompleted: row.is_completed === 1,
    isDocumented: isDocumented({
      plantingLocation: row.planting_location,
      timeSpent: row.time_spent,
      kinds: photos.map((photo) => photo.kind),
    }),
    isDraft: row.is_draft === 1,
  }),
  columns: ({ stepNumber, isCompleted, isDraft }, isNew) => ({
    step_number: stepNumber,
    is_completed: isCompleted ? 1 : 0,
    is_draft: isDraft ? 1 : 0,
    is_touched: isNew ? 0 : 1,
  }),
});

function entriesOf(db: Queries, project: SeenProject) {
  return db.selectFrom('planting_entries').where('project_id', '=', project.id);
}

/** The entries of a project, the newest planting first. A draft is none of them until it is finalized. */
export async function listPlantingEntries(db: Queries, project: SeenProject): Promise<PlantingEntry[]> {
  const rows = await entriesOf(db, project)
    .selectAll()
    .where('is_draft', '=', 0)
    .orderBy('planting_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return plantingEntries.presentAll(db, project, rows);
}

function draftsOf(db: Queries, project: SeenProject) {
  return entriesOf(db, project).where('is_draft', '=', 1).orderBy('created_at', 'desc').orderBy('id');
}

/** The drafts of a project, the newest first: each device may have begun one. */
export async function listPlantingDrafts(db: Queries, project: SeenProject): Promise<PlantingEntry[]> {
  return plantingEntries.presentAll(db, project, await draftsOf(db, project).selectAll().execute());
}

/** The draft of a caller that names none: the newest, if there is one. */
export async function findPlantingDraft(
  db: Queries,
  project: OwnProject,
): Promise<StoredPlanting | undefined> {
  const newest = await draftsOf(db, project).select('id').limit(1).executeTakeFirst();
  return newest && plantingEntries.find(db, project, newest.id);
}

/** Deletes an entry or a draft, with its photos' rows; gives false when there was none. */
export async function deletePlantingEntryRow(db: Queries, project: OwnProject, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('planting_entries')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
