import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { PLANTING, type Written } from '#domain/contract/notebook/written-fields.ts';
import type { Photo, PhotoKind } from '#domain/contract/photos/photos.ts';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import type { Origin } from '#domain/contract/platform/revisions.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { isContested, type Merge, mergeFields, type Revised } from '#domain/rules/platform/revisions.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { writtenOf } from './written.ts';

/** PRODUCT.md#plantings: the places of the form; 'other' asks for words of one's own. */
export const PLANTING_PLACES = [
  'in my yard',
  'at school',
  'in a park',
  'in a forest',
  'in my neighborhood',
] as const;
export const OTHER_PLACE = 'other';

/** PRODUCT.md#plantings: what is wrong with a choice of place, or null. */
export function placeError(choice: string, other: string): Told | null {
  if (choice === '') return sentences.placeNotChosen;
  if (choice === OTHER_PLACE && other.trim() === '') return sentences.otherPlaceMissing;
  return null;
}

/** The text stored for a choice of place. */
export function placeText(choice: string, other: string): string {
  return choice === OTHER_PLACE ? other.trim() : choice;
}

/** The choice that a stored text shows in the form. */
export function placeChoice(location: string): { choice: string; other: string } {
  if (location === '') return { choice: '', other: '' };
  const isPreset = (PLANTING_PLACES as readonly string[]).includes(location);
  return isPreset ? { choice: location, other: '' } : { choice: OTHER_PLACE, other: location };
}

type Documentation = {
  readonly plantingLocation: string;
  readonly timeSpent: number | null;
  readonly kinds: readonly Photo['kind'][];
};

/** PRODUCT.md#planted-and-documented: what an entry still lacks to be documented. */
export function missingForPlanting(entry: Documentation): ('location' | 'time' | PhotoKind)[] {
  const missing: ('location' | 'time' | PhotoKind)[] = [];
  if (entry.plantingLocation.trim() === '') missing.push('location');
  if ((entry.timeSpent ?? 0) <= 0) missing.push('time');
  missing.push(...PHOTO_KINDS.filter((kind) => !entry.kinds.includes(kind)));
  return missing;
}

/** PRODUCT.md#planted-and-documented: location, hours and the three kinds of photo are there. */
export function isDocumented(entry: Documentation): boolean {
  return missingForPlanting(entry).length === 0;
}

/**
 * PRODUCT.md#planted-and-documented: an entry counts for the project when its tree stands in its final place and it is
 * documented.
 */
export function countsForProject(
  entry: Pick<PlantingEntry, 'isCompleted' | 'isDocumented' | 'isDraft'>,
): boolean {
  return entry.isCompleted && entry.isDocumented && !entry.isDraft;
}

/** PRODUCT.md#plantings: the photos of an entry by kind; everything else is 'Other Photos'. */
export function photosByKind(photos: readonly Photo[]): Record<PhotoKind | 'other', Photo[]> {
  const of = (kind: PhotoKind | null) => photos.filter((photo) => photo.kind === kind);
  return {
    beforePhoto: of('beforePhoto'),
    duringPhoto: of('duringPhoto'),
    afterPhoto: of('afterPhoto'),
    other: of(null),
  };
}

type Place = Pick<
  PlantingEntry,
  | 'plantingLocation'
  | 'plantingType'
  | 'plantingDate'
  | 'finalPlantingLocation'
  | 'finalPlantingDate'
  | 'isCompleted'
>;

/**
 * Sets the final place by the type (PRODUCT.md#planted-and-documented): a permanent tree stands there, a temporary
 * one only once moved. @param before the stored entry, null for a new one.
 */
export function withFinalPlace(
  entry: Pick<Place, 'plantingLocation' | 'plantingType' | 'plantingDate'>,
  before: Place | null,
): Pick<Place, 'isCompleted' | 'finalPlantingLocation' | 'finalPlantingDate'> {
  if (entry.plantingType === 'permanent') {
    return {
      isCompleted: true,
      finalPlantingLocation: entry.plantingLocation,
      finalPlantingDate: entry.plantingDate,
    };
  }
  if (before?.plantingType === 'temporary') {
    const { isCompleted, finalPlantingLocation, finalPlantingDate } = before;
    return { isCompleted, finalPlantingLocation, finalPlantingDate };
  }
  return { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };
}

/** The written fields of a planting; each is merged by itself (PRODUCT.md#two-devices). */
export type PlantingFields = Written<typeof PLANTING>;

/** The sendable ones of these fields; a save may carry more. */
export type PlantingSave = { readonly [K in keyof PlantingFields]?: PlantingFields[K] | undefined } & Origin;

/**
 * Merges a save into a planting, as `mergeFields`. A tree that another device has moved meanwhile is not made one that
 * was planted for good: the place it was moved to would go with that.
 */
export function mergePlanting(stored: Revised<PlantingFields>, save: PlantingSave): Merge<PlantingFields> {
  const sent = writtenOf(PLANTING, save);
  const { plantingType: type, finalPlantingLocation: final } = stored.fields;
  const isPlacedAnew = type === 'temporary' && final !== null && sent.plantingType === 'permanent';
  if (!isPlacedAnew || !isContested(stored.fieldRevisions.finalPlantingLocation, save)) {
    return mergeFields(stored, sent, save);
  }
  const merge = mergeFields(stored, { ...sent, plantingType: type }, save);
  return { ...merge, conflicts: [...merge.conflicts, 'plantingType'] };
}

/** The last that was planted first. */
export function inPlantingOrder(a: PlantingEntry, b: PlantingEntry): number {
  const key = (entry: PlantingEntry) => `${entry.plantingDate} ${entry.createdAt}`;
  return key(a) < key(b) ? 1 : -Number(key(a) > key(b));
}
