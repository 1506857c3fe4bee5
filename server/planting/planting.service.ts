import type {
  PlantingEntry,
  PlantingEntryChange,
  PlantingEntrySaved,
  PlantingFinish,
} from '#domain/contract/planting.ts';
import type { Origin } from '#domain/contract/revisions.ts';
import {
  mergePlanting,
  type PlantingFields,
  type PlantingSave,
  plantingFieldsOf,
  withFinalPlace,
} from '#domain/rules/planting.ts';
import { type Merge, saysOrigin } from '#domain/rules/revisions.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, idTaken, notFound } from '#server/errors.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import {
  findPlantingEntry,
  insertPlantingEntry,
  type PlantingRecord,
  type StoredPlanting,
  updatePlantingEntry,
} from './planting.store.ts';

/** A draft stands nowhere yet, whatever its type. */
export const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null } as const;

async function mustFind(db: Queries, project: OwnProject, id: string): Promise<StoredPlanting> {
  const entry = await findPlantingEntry(db, project, id);
  if (!entry) throw notFound();
  return entry;
}

/** What a save makes of an entry or a draft. */
export function merged(before: StoredPlanting, save: PlantingSave): Merge<PlantingFields> {
  return mergePlanting({ ...before, fields: plantingFieldsOf(before) }, save);
}

/** An entry as it is answered to a save, with the fields that kept another device's value where the save asks for it. */
export function saved(
  entry: PlantingEntry,
  save: Origin,
  conflicts: readonly string[] = [],
): PlantingEntrySaved {
  return saysOrigin(save) ? { ...entry, conflicts: [...conflicts] } : entry;
}

/** An entry for a save that was done before and is sent again: its answer may have been lost, and its conflicts with it. */
export function entryAsItStands(entry: StoredPlanting, save: PlantingSave): PlantingEntrySaved {
  return saved(entry, save, merged(entry, save).conflicts);
}

/** Writes what a save has made of an entry, with what of it is not merged. */
export async function put(
  db: Queries,
  project: OwnProject,
  id: string,
  { fields, conflicts, ...revisions }: Merge<PlantingFields>,
  save: Origin,
  rest: Pick<PlantingRecord, 'isCompleted' | 'isDraft'> & Partial<PlantingFields>,
): Promise<PlantingEntrySaved> {
  await updatePlantingEntry(db, project, id, { ...fields, ...revisions, ...rest });
  return saved(await mustFind(db, project, id), save, conflicts);
}

/** What its type says about where an entry stands follows what was changed of it (§15.2); a draft stands nowhere. */
export async function change(
  db: Queries,
  project: OwnProject,
  before: StoredPlanting,
  save: PlantingSave,
): Promise<PlantingEntrySaved> {
  const merge = merged(before, save);
  const { isDraft, isCompleted } = before;
  const place = isDraft
    ? NOWHERE
    : withFinalPlace(merge.fields, { ...before, ...finalPlaceOf(merge), isCompleted });
  return put(db, project, before.id, merge, save, { isDraft, ...place });
}

function finalPlaceOf({ fields }: Merge<PlantingFields>) {
  const { finalPlantingLocation, finalPlantingDate } = fields;
  return { finalPlantingLocation, finalPlantingDate };
}

/** @throws AppError 'taken' when the id stands somewhere else. */
export async function insert(
  db: Queries,
  project: OwnProject,
  id: string,
  entry: PlantingRecord,
  now: number,
): Promise<PlantingEntry> {
  if (!(await insertPlantingEntry(db, project, { ...entry, id, createdAt: now }))) throw idTaken();
  return mustFind(db, project, id);
}

/**
 * Changes an entry or a draft, field by field (§12.11); what its type says about its final place follows
 * (§15.2). The final place itself is corrected only where a tree was moved to one.
 * @throws AppError 'not-found'.
 */
export async function changePlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  save: PlantingEntryChange,
): Promise<PlantingEntrySaved> {
  const before = await mustFind(db, project, id);
  if (before.plantingType === 'temporary' && before.isCompleted) return change(db, project, before, save);
  const { finalPlantingLocation: _, finalPlantingDate: __, ...planted } = save;
  return change(db, project, before, planted);
}

/**
 * 'Complete Planting': a temporary tree moves to where it stays; the entry keeps where it stood before. Sent again it
 * writes the same, or corrects the final place.
 * @throws AppError 'invalid' for the draft and for a tree that was planted for good: its place is changed with the
 * entry. 'not-found'.
 */
export async function finishPlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  finish: PlantingFinish,
): Promise<PlantingEntrySaved> {
  const before = await mustFind(db, project, id);
  if (before.isDraft) {
    throw new AppError('invalid', 'Please save this planting first. Then you can complete it.');
  }
  if (before.plantingType === 'permanent') {
    throw new AppError('invalid', 'This tree is already in its permanent place. You can edit the entry.');
  }
  return put(db, project, id, merged(before, finish), finish, { isDraft: false, isCompleted: true });
}
