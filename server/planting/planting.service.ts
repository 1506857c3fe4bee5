import type {
  NewPlantingEntry,
  PlantingDraft,
  PlantingEntry,
  PlantingEntryChange,
  PlantingFinal,
  PlantingFinish,
} from '#domain/contract/planting.ts';
import { PLACE_SENTENCE, withFinalPlace, withPlantingChange } from '#domain/rules/planting.ts';
import { utcDate } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, idTaken, notFound } from '#server/http/errors.ts';
import type { Made } from '#server/http/route.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import {
  findPlantingDraft,
  findPlantingEntry,
  insertPlantingEntry,
  listPlantingEntries,
  type PlantingRecord,
  updatePlantingEntry,
} from './planting.store.ts';

type Given = { readonly id: string; readonly now: number };

/** A draft stands nowhere yet, whatever its type. */
const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null } as const;

const NO_DRAFT = 'There is no planting to save here. It may be saved already, or it was canceled.';

async function mustFind(db: Queries, project: OwnProject, id: string): Promise<PlantingEntry> {
  const entry = await findPlantingEntry(db, project, id);
  if (!entry) throw notFound();
  return entry;
}

async function put(
  db: Queries,
  project: OwnProject,
  id: string,
  entry: PlantingRecord,
): Promise<PlantingEntry> {
  await updatePlantingEntry(db, project, id, entry);
  return mustFind(db, project, id);
}

/** @throws AppError 'taken' when the id stands somewhere else. */
async function insert(
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
 * Saves the form as far as it has got: into the project's one draft, which is made if there is none (§4). A save that
 * was on its way while its draft was finalized changes nothing and makes no second draft (RULINGS 37): it is answered
 * with the entry.
 * @throws AppError 'taken' when the id of a new draft stands somewhere else.
 */
export async function savePlantingDraft(
  db: Queries,
  project: OwnProject,
  draft: PlantingDraft,
  given: Given,
): Promise<PlantingEntry> {
  const finalized = draft.id === undefined ? undefined : await findPlantingEntry(db, project, draft.id);
  if (finalized && !finalized.isDraft) return finalized;
  const before = await findPlantingDraft(db, project);
  if (before) return put(db, project, before.id, withPlantingChange(before, draft));
  const entry: PlantingRecord = {
    plantingLocation: draft.plantingLocation ?? '',
    plantingType: draft.plantingType ?? 'permanent',
    plantingDate: draft.plantingDate ?? utcDate(given.now),
    notes: draft.notes ?? '',
    timeSpent: draft.timeSpent ?? null,
    isDraft: true,
    ...NOWHERE,
  };
  return insert(db, project, draft.id ?? given.id, entry, given.now);
}

/** Makes an entry of the draft: it keeps its id, its photos and the values that are not sent anew. */
async function finalize(
  db: Queries,
  project: OwnProject,
  draft: PlantingEntry,
  final: PlantingFinal,
): Promise<PlantingEntry> {
  const entry = withPlantingChange(draft, final);
  if (entry.plantingLocation === '') {
    throw new AppError('invalid', PLACE_SENTENCE, { fields: { plantingLocation: PLACE_SENTENCE } });
  }
  return put(db, project, draft.id, { ...entry, isDraft: false, ...withFinalPlace(entry, null) });
}

/**
 * The entry that a draft was made, as it stands. Where the draft was not named it is known by its words: of a save and
 * a leaving at one moment the second finds what the first made.
 * @throws AppError 'not-found'
 */
export async function finalizedEntry(
  db: Queries,
  project: OwnProject,
  final: PlantingFinal,
): Promise<PlantingEntry> {
  if (final.id !== undefined) return mustFind(db, project, final.id);
  const same = (entry: PlantingEntry) =>
    final.plantingLocation === entry.plantingLocation &&
    final.plantingType === entry.plantingType &&
    final.plantingDate === entry.plantingDate;
  const entry = (await listPlantingEntries(db, project)).find(same);
  if (!entry) throw notFound(NO_DRAFT);
  return entry;
}

/**
 * Finalizes the draft: the one that `id` names, or the project's. Sent again it answers the entry as it is
 * (RULINGS 37).
 * @throws AppError 'invalid' without a location (§5), 'not-found' when there is no such draft.
 */
export async function finalizePlantingDraft(
  db: Queries,
  project: OwnProject,
  final: PlantingFinal,
): Promise<PlantingEntry> {
  const entry =
    final.id === undefined
      ? await findPlantingDraft(db, project)
      : await findPlantingEntry(db, project, final.id);
  if (!entry && final.id !== undefined) throw notFound(NO_DRAFT);
  if (!entry) return finalizedEntry(db, project, final);
  return entry.isDraft ? finalize(db, project, entry, final) : entry;
}

/**
 * Creates an entry that needed no draft (§4). Sent again with the same id it gives what is there (RULINGS 45); with the
 * id of the draft, whose making went unanswered, it finalizes that instead of planting the cutting twice.
 * @throws AppError 'taken' when the id stands somewhere else.
 */
export async function createPlantingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewPlantingEntry,
  given: Given,
): Promise<Made<PlantingEntry>> {
  const before = entry.id === undefined ? undefined : await findPlantingEntry(db, project, entry.id);
  if (before?.isDraft) return { it: await finalize(db, project, before, entry), isNew: true };
  if (before) return { it: before, isNew: false };
  const { plantingLocation, plantingType, plantingDate, notes, timeSpent } = entry;
  const written = { plantingLocation, plantingType, plantingDate, notes, timeSpent };
  const record = { ...written, isDraft: false, ...withFinalPlace(entry, null) };
  return { it: await insert(db, project, entry.id ?? given.id, record, given.now), isNew: true };
}

/**
 * Changes an entry or the draft; what its type says about its final place follows (RULINGS 36).
 * @throws AppError 'not-found'.
 */
export async function changePlantingEntry(
  db: Queries,
  project: OwnProject,
  id: string,
  change: PlantingEntryChange,
): Promise<PlantingEntry> {
  const before = await mustFind(db, project, id);
  const entry = withPlantingChange(before, change);
  return put(db, project, id, { ...entry, ...(before.isDraft ? NOWHERE : withFinalPlace(entry, before)) });
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
): Promise<PlantingEntry> {
  const before = await mustFind(db, project, id);
  if (before.isDraft) {
    throw new AppError('invalid', 'Please save this planting first. Then you can complete it.');
  }
  if (before.plantingType === 'permanent') {
    throw new AppError('invalid', 'This tree is already in its permanent place. You can edit the entry.');
  }
  const { finalPlantingLocation, finalPlantingDate, notes = before.notes } = finish;
  return put(db, project, id, {
    ...before,
    finalPlantingLocation,
    finalPlantingDate,
    notes,
    isCompleted: true,
  });
}
