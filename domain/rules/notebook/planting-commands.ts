import {
  type NewPlantingEntry,
  PLANTING_STEP,
  type PlantingDraft,
  type PlantingEntry,
  type PlantingEntryChange,
  type PlantingFinal,
  type PlantingFinish,
} from '#domain/contract/notebook/planting.ts';
import { PLANTED, PLANTING } from '#domain/contract/notebook/written-fields.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { type Given, notThere, Refused } from '#domain/rules/platform/refused.ts';
import { type Merge, type Saved, type Stored, saysOrigin } from '#domain/rules/platform/revisions.ts';
import {
  isDocumented,
  mergePlanting,
  type PlantingFields,
  type PlantingSave,
  withFinalPlace,
} from './planting.ts';
import { emptyOf, writtenOf } from './written.ts';

/*
 * Student commands on plantings: each takes the current state and gives the next one, or a refusal. A draft and the
 * entry made of it share one id (PRODUCT.md#planting-drafts).
 */

export type StoredPlanting = Stored<PlantingEntry>;

type Outcome = Saved<StoredPlanting> | Refused;

/** A draft stands nowhere yet, whatever its type. */
const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null } as const;

/** PRODUCT.md#planted-and-documented: whether an entry is documented follows from what it has. */
export function withDocumentation<E extends PlantingEntry>(entry: E): E {
  const kinds = entry.photos.map((photo) => photo.kind);
  return { ...entry, isDocumented: isDocumented({ ...entry, kinds }) };
}

function newPlanting(entry: Partial<PlantingDraft>, { id, now }: Given): StoredPlanting {
  return {
    id,
    ...emptyOf(PLANTED),
    plantingDate: now.slice(0, 'YYYY-MM-DD'.length),
    ...writtenOf(PLANTED, entry),
    stepNumber: PLANTING_STEP,
    isDocumented: false,
    isDraft: true,
    createdAt: now,
    photos: [],
    revision: 0,
    fieldRevisions: {},
    ...NOWHERE,
  };
}

/** Merges a save into the fields of an entry or a draft. */
function mergedPlanting(there: StoredPlanting, save: PlantingSave): Merge<PlantingFields> {
  return mergePlanting({ ...there, fields: writtenOf(PLANTING, there) }, save);
}

function saved(
  there: StoredPlanting,
  { fields, conflicts, revision, fieldRevisions }: Merge<PlantingFields>,
  rest: Partial<StoredPlanting>,
): Saved<StoredPlanting> {
  return { it: withDocumentation({ ...there, ...fields, revision, fieldRevisions, ...rest }), conflicts };
}

/** The final place follows the changes to an entry's type (PRODUCT.md#planted-and-documented); a draft has none. */
function change(there: StoredPlanting, save: PlantingSave): Saved<StoredPlanting> {
  const merge = mergedPlanting(there, save);
  const { finalPlantingLocation, finalPlantingDate } = merge.fields;
  const before = { ...there, finalPlantingLocation, finalPlantingDate };
  return saved(there, merge, there.isDraft ? NOWHERE : withFinalPlace(merge.fields, before));
}

/** Makes an entry of a draft: it keeps its id, its photos and the values that are not sent anew. */
function finalize(draft: StoredPlanting, final: PlantingFinal): Outcome {
  const merge = mergedPlanting(draft, final);
  if (merge.fields.plantingLocation === '')
    return new Refused('invalid', sentences.placeMissing, 'plantingLocation');
  return saved(draft, merge, { isDraft: false, ...withFinalPlace(merge.fields, null) });
}

/**
 * Saves the form as far as it has got into the draft that is there, or a new one (PRODUCT.md#planting-drafts). What was
 * typed into a draft that has become an entry meanwhile is changed in that entry; but a save that does not say where it
 * comes from may be older than the entry: it changes nothing (PRODUCT.md#planting-drafts). A save with a revision that
 * finds no draft has not all that a new one needs: refused.
 */
export function savePlantingDraft(
  there: StoredPlanting | undefined,
  draft: PlantingDraft,
  given: Given,
): Outcome {
  if (there?.isDraft) return change(there, draft);
  if (there && !saysOrigin(draft)) return { it: there, conflicts: [] };
  // An entry has a place.
  if (there) return change(there, { ...draft, plantingLocation: draft.plantingLocation || undefined });
  if (draft.revision !== undefined) return notThere(sentences.noDraftToSave);
  return { it: newPlanting(draft, given), conflicts: [] };
}

/**
 * Finalizes a draft. Sent again it gives the entry as it is (PRODUCT.md#planting-drafts); what a form says beyond that,
 * which began with a draft that another device has finalized, is changed in that entry. Refused without a location
 * (PRODUCT.md#plantings).
 */
export function finalizePlantingDraft(there: StoredPlanting | undefined, final: PlantingFinal): Outcome {
  if (!there) return notThere(sentences.noDraftToSave);
  if (there.isDraft) return finalize(there, final);
  return saysOrigin(final) ? change(there, final) : { it: there, conflicts: [] };
}

/**
 * Creates an entry that needed no draft (PRODUCT.md#planting-drafts). Sent again it gives what is there
 * (PRODUCT.md#write-once); with the id of a draft, whose making went unanswered, it finalizes that instead of planting
 * the cutting twice.
 */
export function createPlantingEntry(
  there: StoredPlanting | undefined,
  entry: NewPlantingEntry,
  given: Given,
): Outcome {
  if (there && !there.isDraft) return { it: there, conflicts: [] };
  if (there) return finalize(there, entry);
  const made = newPlanting(entry, given);
  return { it: withDocumentation({ ...made, isDraft: false, ...withFinalPlace(made, null) }), conflicts: [] };
}

/**
 * Changes an entry or a draft, field by field (PRODUCT.md#two-devices); what its type says about its final place
 * follows (PRODUCT.md#planted-and-documented). The final place itself is corrected only where a tree was moved to one.
 */
export function changePlantingEntry(there: StoredPlanting | undefined, save: PlantingEntryChange): Outcome {
  if (!there) return notThere();
  if (there.plantingType === 'temporary' && there.isCompleted) return change(there, save);
  const { finalPlantingLocation: _, finalPlantingDate: __, ...planted } = save;
  return change(there, planted);
}

/**
 * 'Complete Planting': a temporary tree moves to where it stays; the entry keeps where it stood before. Sent again it
 * gives the same, or corrects the final place. Refused for a draft, and for a tree that was planted for good: its place
 * is changed with the entry.
 */
export function finishPlantingEntry(there: StoredPlanting | undefined, finish: PlantingFinish): Outcome {
  if (!there) return notThere();
  if (there.isDraft) {
    return new Refused('invalid', sentences.savePlanting);
  }
  if (there.plantingType === 'permanent') {
    return new Refused('invalid', sentences.alreadyPermanent);
  }
  return saved(there, mergedPlanting(there, finish), { isCompleted: true });
}
