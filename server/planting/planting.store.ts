import type { Photo } from '#domain/contract/photos.ts';
import { PLANTING_STEP, type PlantingEntry, type PlantingType } from '#domain/contract/planting.ts';
import { isDocumented } from '#domain/rules/planting.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import type { PlantingEntryRow } from '#server/db/tables.ts';
import { photosByEntry } from '#server/photos/photos.store.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';

/** What is written of an entry; everything else of it is computed or never changes. */
export type PlantingRecord = Pick<
  PlantingEntry,
  | 'plantingLocation'
  | 'plantingType'
  | 'plantingDate'
  | 'notes'
  | 'timeSpent'
  | 'isCompleted'
  | 'isDraft'
  | 'finalPlantingLocation'
  | 'finalPlantingDate'
>;

function presentPlantingEntry(row: PlantingEntryRow, photos: Photo[]): PlantingEntry {
  const kinds = photos.map((photo) => photo.kind);
  return {
    id: row.id,
    plantingLocation: row.planting_location,
    plantingType: row.planting_type as PlantingType,
    plantingDate: row.planting_date,
    notes: row.notes,
    timeSpent: row.time_spent,
    stepNumber: row.step_number,
    isCompleted: row.is_completed === 1,
    isDocumented: isDocumented({
      plantingLocation: row.planting_location,
      timeSpent: row.time_spent,
      kinds,
    }),
    isDraft: row.is_draft === 1,
    finalPlantingLocation: row.final_planting_location,
    finalPlantingDate: row.final_planting_date,
    createdAt: isoTime(row.created_at),
    photos,
  };
}

function columnsOf(it: PlantingRecord) {
  return {
    planting_location: it.plantingLocation,
    planting_type: it.plantingType,
    planting_date: it.plantingDate,
    notes: it.notes,
    time_spent: it.timeSpent,
    is_completed: it.isCompleted ? 1 : 0,
    is_draft: it.isDraft ? 1 : 0,
    final_planting_location: it.finalPlantingLocation,
    final_planting_date: it.finalPlantingDate,
  } as const;
}

function entriesOf(db: Queries, project: OwnProject) {
  return db.selectFrom('planting_entries').selectAll().where('project_id', '=', project.id);
}

async function withPhotos(
  db: Queries,
  project: OwnProject,
  rows: readonly PlantingEntryRow[],
): Promise<PlantingEntry[]> {
  if (rows.length === 0) return [];
  const photos = await photosByEntry(db, project, 'plantingEntryId');
  return rows.map((row) => presentPlantingEntry(row, photos.get(row.id) ?? []));
}

/** The entries of a project, the newest planting first. The draft is none of them until it is finalized. */
export async function listPlantingEntries(db: Queries, project: OwnProject): Promise<PlantingEntry[]> {
  const rows = await entriesOf(db, project)
    .where('is_draft', '=', 0)
    .orderBy('planting_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return withPhotos(db, project, rows);
}

/** An entry, or the draft, by its id. */
export async function findPlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<PlantingEntry | undefined> {
  const [entry] = await withPhotos(db, project, await entriesOf(db, project).where('id', '=', id).execute());
  return entry;
}

/** The one draft of a project, if there is one. */
export async function findPlantingDraft(
  db: Queries,
  project: OwnProject,
): Promise<PlantingEntry | undefined> {
  const rows = await entriesOf(db, project).where('is_draft', '=', 1).execute();
  const [draft] = await withPhotos(db, project, rows);
  return draft;
}

/** Writes a new entry or the draft; gives false, and writes nothing, when its id is taken. */
export async function insertPlantingEntry(
  db: Queries,
  project: OwnProject,
  entry: PlantingRecord & { id: string; createdAt: number },
): Promise<boolean> {
  const result = await db
    .insertInto('planting_entries')
    .values({
      id: entry.id,
      project_id: project.id,
      step_number: PLANTING_STEP,
      created_at: entry.createdAt,
      is_touched: 0,
      ...columnsOf(entry),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Writes an entry as a whole, over what was there. */
export async function updatePlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  entry: PlantingRecord,
): Promise<void> {
  await db
    .updateTable('planting_entries')
    .set({ ...columnsOf(entry), is_touched: 1 })
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .execute();
}

/** Deletes an entry or the draft, with its photos' rows; gives false when there was none. */
export async function deletePlantingEntryRow(db: Queries, project: OwnProject, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('planting_entries')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
