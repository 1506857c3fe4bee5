import type { Photo } from '#domain/contract/photos.ts';
import { PLANTING_STEP, type PlantingEntry, type PlantingType } from '#domain/contract/planting.ts';
import { isDocumented, type PlantingFields } from '#domain/rules/planting.ts';
import { type FieldRevisions, readFieldRevisions } from '#domain/rules/revisions.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import type { PlantingEntryRow } from '#server/db/tables.ts';
import { photosByEntry } from '#server/photos/photos.store.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';

/** What is written of an entry; everything else of it is computed or never changes. */
export type PlantingRecord = PlantingFields &
  Pick<StoredPlanting, 'isCompleted' | 'isDraft' | 'revision' | 'fieldRevisions'>;

/** An entry with what is known of the changes of its fields. */
export type StoredPlanting = PlantingEntry & { readonly fieldRevisions: FieldRevisions };

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
    revision: row.revision,
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
    revision: it.revision,
    field_revisions: JSON.stringify(it.fieldRevisions),
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

/** The entries of a project, the newest planting first. A draft is none of them until it is finalized. */
export async function listPlantingEntries(db: Queries, project: OwnProject): Promise<PlantingEntry[]> {
  const rows = await entriesOf(db, project)
    .where('is_draft', '=', 0)
    .orderBy('planting_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return withPhotos(db, project, rows);
}

async function withRevisions(
  db: Queries,
  project: OwnProject,
  row: PlantingEntryRow | undefined,
): Promise<StoredPlanting | undefined> {
  if (!row) return undefined;
  const [entry] = await withPhotos(db, project, [row]);
  return entry && { ...entry, fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** An entry, or a draft, by its id. */
export async function findPlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredPlanting | undefined> {
  return withRevisions(db, project, await entriesOf(db, project).where('id', '=', id).executeTakeFirst());
}

function draftsOf(db: Queries, project: OwnProject) {
  return entriesOf(db, project).where('is_draft', '=', 1).orderBy('created_at', 'desc').orderBy('id');
}

/** The drafts of a project, the newest first: each device may have begun one. */
export async function listPlantingDrafts(db: Queries, project: OwnProject): Promise<PlantingEntry[]> {
  return withPhotos(db, project, await draftsOf(db, project).execute());
}

/** The draft of a caller that names none: the newest, if there is one. */
export async function findPlantingDraft(
  db: Queries,
  project: OwnProject,
): Promise<StoredPlanting | undefined> {
  return withRevisions(db, project, await draftsOf(db, project).limit(1).executeTakeFirst());
}

/** Writes a new entry or a draft; gives false, and writes nothing, when its id is taken. */
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

/** Deletes an entry or a draft, with its photos' rows; gives false when there was none. */
export async function deletePlantingEntryRow(db: Queries, project: OwnProject, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('planting_entries')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
