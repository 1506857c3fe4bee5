import type { Made } from '#domain/contract/endpoint.ts';
import type {
  NewPlantingEntry,
  PlantingDraft,
  PlantingEntry,
  PlantingEntrySaved,
  PlantingFinal,
} from '#domain/contract/planting.ts';
import { PLACE_SENTENCE, withFinalPlace } from '#domain/rules/planting.ts';
import { saysOrigin } from '#domain/rules/revisions.ts';
import { utcDate } from '#server/db/moments.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import { change, insert, merged, NOWHERE, put, saved } from './planting.service.ts';
import {
  findPlantingDraft,
  findPlantingEntry,
  listPlantingEntries,
  type PlantingRecord,
  type StoredPlanting,
} from './planting.store.ts';

type Given = { readonly id: string; readonly now: number };

/** Nobody has changed it yet. */
const UNCHANGED = { revision: 0, fieldRevisions: {} } as const;

const NO_DRAFT = 'There is no planting to save here. It may be saved already, or it was canceled.';

/**
 * Saves the form as far as it has got, into the draft that `id` names and no other; without an id into the newest. It
 * is made if there is none (§4). What was typed into a draft that has become an entry meanwhile is changed in that
 * entry; but a save that does not say where it comes from may be older than the entry: it changes nothing (§15.3).
 * @throws AppError 'not-found' when a save with a revision finds no draft: it has not all that a new one needs. 'taken'
 * when the id of a new draft stands somewhere else.
 */
export async function savePlantingDraft(
  db: Queries,
  project: OwnProject,
  draft: PlantingDraft,
  given: Given,
): Promise<PlantingEntrySaved> {
  const { id } = draft;
  const before =
    id === undefined ? await findPlantingDraft(db, project) : await findPlantingEntry(db, project, id);
  if (before?.isDraft) return change(db, project, before, draft);
  if (before && !saysOrigin(draft)) return before;
  // An entry has a place.
  if (before)
    return change(db, project, before, { ...draft, plantingLocation: draft.plantingLocation || undefined });
  if (draft.revision !== undefined) throw notFound(NO_DRAFT);
  const entry: PlantingRecord = {
    plantingLocation: draft.plantingLocation ?? '',
    plantingType: draft.plantingType ?? 'permanent',
    plantingDate: draft.plantingDate ?? utcDate(given.now),
    notes: draft.notes ?? '',
    timeSpent: draft.timeSpent ?? null,
    isDraft: true,
    ...NOWHERE,
    ...UNCHANGED,
  };
  return saved(await insert(db, project, id ?? given.id, entry, given.now), draft);
}

/** Makes an entry of the draft: it keeps its id, its photos and the values that are not sent anew. */
async function finalize(
  db: Queries,
  project: OwnProject,
  draft: StoredPlanting,
  final: PlantingFinal,
): Promise<PlantingEntrySaved> {
  const merge = merged(draft, final);
  if (merge.fields.plantingLocation === '') {
    throw new AppError('invalid', PLACE_SENTENCE, { fields: { plantingLocation: PLACE_SENTENCE } });
  }
  return put(db, project, draft.id, merge, final, { isDraft: false, ...withFinalPlace(merge.fields, null) });
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
): Promise<StoredPlanting> {
  const same = (entry: PlantingEntry) =>
    final.plantingLocation === entry.plantingLocation &&
    final.plantingType === entry.plantingType &&
    final.plantingDate === entry.plantingDate;
  const id = final.id ?? (await listPlantingEntries(db, project)).find(same)?.id;
  const entry = id === undefined ? undefined : await findPlantingEntry(db, project, id);
  if (!entry) throw notFound(NO_DRAFT);
  return entry;
}

/**
 * Finalizes the draft that `id` names, or the newest. Sent again it answers the entry as it is (§15.3); what a form
 * says beyond that, which began with a draft that another device has finalized, is changed in that entry.
 * @throws AppError 'invalid' without a location (§5), 'not-found' when there is no such draft.
 */
export async function finalizePlantingDraft(
  db: Queries,
  project: OwnProject,
  final: PlantingFinal,
): Promise<PlantingEntrySaved> {
  const { id } = final;
  const entry =
    id === undefined ? await findPlantingDraft(db, project) : await findPlantingEntry(db, project, id);
  if (!entry && id !== undefined) throw notFound(NO_DRAFT);
  if (!entry) return finalizedEntry(db, project, final);
  if (entry.isDraft) return finalize(db, project, entry, final);
  return saysOrigin(final) ? change(db, project, entry, final) : entry;
}

/**
 * Creates an entry that needed no draft (§4). Sent again with the same id it gives what is there (§17.3); with the
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
  const record = { ...written, ...UNCHANGED, isDraft: false, ...withFinalPlace(entry, null) };
  return { it: await insert(db, project, entry.id ?? given.id, record, given.now), isNew: true };
}
