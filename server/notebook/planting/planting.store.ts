import type { PlantingEntry, PlantingType } from '#domain/contract/notebook/planting.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { type StoredPlanting, withDocumentation } from '#domain/rules/notebook/planting-commands.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { listPhotosOfEntry, photosByEntry } from '#server/photos/exports.ts';
import type { Write } from '#server/platform/db/one-go.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { PlantingEntryRow } from '#server/platform/db/project-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

function presentPlantingEntry(row: PlantingEntryRow, photos: Photo[]): PlantingEntry {
  return withDocumentation({
    id: row.id,
    plantingLocation: row.planting_location,
    plantingType: row.planting_type as PlantingType,
    plantingDate: row.planting_date,
    notes: row.notes,
    timeSpent: row.time_spent,
    stepNumber: row.step_number,
    isCompleted: row.is_completed === 1,
    isDocumented: false,
    isDraft: row.is_draft === 1,
    finalPlantingLocation: row.final_planting_location,
    finalPlantingDate: row.final_planting_date,
    createdAt: isoTime(row.created_at),
    photos,
    revision: row.revision,
  });
}

/** What is written of an entry; everything else of it is computed or never changes. */
function columnsOf(it: StoredPlanting) {
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

function entriesOf(db: Queries, project: SeenProject) {
  return db.selectFrom('planting_entries').where('project_id', '=', project.id);
}

async function withPhotos(
  db: Queries,
  project: SeenProject,
  rows: readonly PlantingEntryRow[],
): Promise<PlantingEntry[]> {
  if (rows.length === 0) return [];
  const photos = await photosByEntry(db, project, 'plantingEntryId');
  return rows.map((row) => presentPlantingEntry(row, photos.get(row.id) ?? []));
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
  return withPhotos(db, project, rows);
}

/** An entry, or a draft, by its id. Inside a transaction it is held until the end: a planned save holds no project. */
export async function findPlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredPlanting | undefined> {
  const stored = entriesOf(db, project).selectAll().where('id', '=', id);
  const row = await (db.isTransaction ? stored.forUpdate() : stored).executeTakeFirst();
  if (!row) return undefined;
  const entry = presentPlantingEntry(row, await listPhotosOfEntry(db, project, 'planting_entry_id', id));
  return { ...entry, fieldRevisions: readFieldRevisions(row.field_revisions) };
}

function draftsOf(db: Queries, project: SeenProject) {
  return entriesOf(db, project).where('is_draft', '=', 1).orderBy('created_at', 'desc').orderBy('id');
}

/** The drafts of a project, the newest first: each device may have begun one. */
export async function listPlantingDrafts(db: Queries, project: SeenProject): Promise<PlantingEntry[]> {
  return withPhotos(db, project, await draftsOf(db, project).selectAll().execute());
}

/** The draft of a caller that names none: the newest, if there is one. */
export async function findPlantingDraft(
  db: Queries,
  project: OwnProject,
): Promise<StoredPlanting | undefined> {
  const newest = await draftsOf(db, project).select('id').limit(1).executeTakeFirst();
  return newest && findPlantingEntry(db, project, newest.id);
}

/** The write of a new entry or a draft, which gives a row unless its id is taken. */
export function newPlantingEntry(
  db: Queries,
  project: OwnProject,
  it: StoredPlanting,
  createdAt: number,
): Write {
  const fixed = { id: it.id, project_id: project.id, step_number: it.stepNumber, created_at: createdAt };
  return db
    .insertInto('planting_entries')
    .values({ ...fixed, is_touched: 0, ...columnsOf(it) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .compile();
}

/** The write of an entry or a draft that gives a row if it still has the revision before. */
export function plantingEntryChange(db: Queries, project: OwnProject, it: StoredPlanting): Write {
  return db
    .updateTable('planting_entries')
    .set({ ...columnsOf(it), is_touched: 1 })
    .where('id', '=', it.id)
    .where('project_id', '=', project.id)
    .where('revision', '=', it.revision - 1)
    .returning('revision')
    .compile();
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
