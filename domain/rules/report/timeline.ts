import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Moment } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { countedText, showsRoots } from '#domain/rules/notebook/tracking.ts';
import { dayFrom } from '#domain/rules/notebook/weeks.ts';
import { byCharacters, spokenList } from '#domain/rules/platform/text.ts';

const HARVEST_STEP = TRACKING_STEP - 1;

/** What was recorded in a project, as far as it has a place in time. */
export type Grown = {
  readonly steps: readonly { readonly stepNumber: number; readonly formData: StepFormData }[];
  readonly trackingEntries: readonly Pick<
    TrackingEntry,
    | 'id'
    | 'isDraft'
    | 'observedAt'
    | 'notes'
    | 'addedWater'
    | 'changedWater'
    | 'noticedRootGrowth'
    | 'cuttingsAlive'
    | 'cuttingsWithRoots'
    | 'longestRootInches'
  >[];
  readonly plantingEntries: readonly Pick<
    PlantingEntry,
    | 'id'
    | 'isDraft'
    | 'plantingType'
    | 'plantingLocation'
    | 'plantingDate'
    | 'notes'
    | 'finalPlantingLocation'
    | 'finalPlantingDate'
  >[];
  readonly photos: readonly Pick<Photo, 'id' | 'stepNumber' | 'trackingEntryId' | 'plantingEntryId'>[];
};

type Undated = Omit<Moment, 'day'>;

/**
 * What happened to the cuttings, in the order of the child's own dates (§12.10, §15.1): harvest, water, every finished
 * observation, the plantings. The first day is day 1; drafts and what has no date are left out.
 */
export function timelineOf(grown: Grown): Moment[] {
  const moments = [...harvested(grown), ...observed(grown), ...planted(grown)].toSorted(byMoment);
  const first = moments[0]?.at ?? '';
  return moments.map((moment) => ({ ...moment, day: dayFrom(first, moment.at) }));
}

/**
 * When a project was begun: when it was made here or, where older things were written down afterwards, with the first of
 * them.
 */
export function beginningOf(createdAt: string, timeline: readonly Pick<Moment, 'at'>[]): string {
  const first = timeline[0]?.at ?? createdAt;
  return first.slice(0, 10) < createdAt.slice(0, 10) ? first : createdAt;
}

/** A day without a time comes after the hours of that day: a tree is planted after the look at its roots. */
export function byMoment(a: Pick<Moment, 'at'>, b: Pick<Moment, 'at'>): number {
  const key = ({ at }: Pick<Moment, 'at'>) => (at.length === 10 ? `${at}U` : at);
  return byCharacters(key(a), key(b));
}

/** What was written, each thing once: some write the place into the notes too. */
const filled = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.trim()).filter((line) => line !== '')),
];
const idsOf = (photos: readonly Pick<Photo, 'id'>[]) => photos.map((photo) => photo.id);

function harvested({ steps, photos }: Grown): Undated[] {
  const data = steps.find((step) => step.stepNumber === HARVEST_STEP)?.formData ?? {};
  const { collectionTime, waterPlacementDate, cuttingCount } = data;
  const moments: Undated[] = [];
  if (collectionTime) {
    const count = cuttingCount ?? 0;
    moments.push({
      id: 'harvest',
      kind: 'harvest',
      at: collectionTime,
      title: 'Cuttings harvested',
      details: count > 0 ? [`${count} ${count === 1 ? 'cutting' : 'cuttings'}`] : [],
      photoIds: idsOf(photos.filter((photo) => photo.stepNumber === HARVEST_STEP)),
    });
  }
  if (waterPlacementDate) {
    const title = 'Cuttings placed in water';
    moments.push({ id: 'water', kind: 'water', at: waterPlacementDate, title, details: [], photoIds: [] });
  }
  return moments;
}

function observed({ trackingEntries, photos }: Grown): Undated[] {
  const finished = trackingEntries
    .filter((entry) => !entry.isDraft)
    // They come with the newest first, which of two in one minute is the later.
    .toReversed()
    .toSorted((a, b) => byCharacters(a.observedAt, b.observedAt));
  const firstRoots = finished.find(showsRoots);
  return finished.map((entry) => ({
    id: entry.id,
    kind: entry === firstRoots ? 'roots' : 'observation',
    at: entry.observedAt,
    title: activityOf(entry, entry === firstRoots),
    details: filled([entry.notes, countedText(entry)]),
    photoIds: idsOf(photos.filter((photo) => photo.trackingEntryId === entry.id)),
  }));
}

function activityOf(entry: Grown['trackingEntries'][number], isFirstRoots: boolean): string {
  const done: readonly (readonly [boolean, string])[] = [
    [isFirstRoots, 'noticed the first roots'],
    [entry.noticedRootGrowth && !isFirstRoots, 'noticed root growth'],
    [entry.addedWater, 'added water'],
    [entry.changedWater, 'changed water'],
  ];
  const words = spokenList(done.filter(([isDone]) => isDone).map(([, word]) => word));
  const message = words || 'looked at the cuttings';
  return message.charAt(0).toUpperCase() + message.slice(1);
}

function planted({ plantingEntries, photos }: Grown): Undated[] {
  return plantingEntries
    .filter((entry) => !entry.isDraft)
    .flatMap((entry): Undated[] => {
      const { plantingType, plantingLocation, finalPlantingLocation, finalPlantingDate, notes } = entry;
      const isMoved = plantingType === 'temporary' && finalPlantingDate !== null;
      const planting: Undated = {
        id: entry.id,
        kind: 'planting',
        at: entry.plantingDate,
        title: plantingType === 'permanent' ? 'Tree planted' : 'Tree planted for now',
        details: filled([plantingLocation, isMoved ? '' : notes]),
        photoIds: idsOf(photos.filter((photo) => photo.plantingEntryId === entry.id)),
      };
      if (!isMoved) return [planting];
      const details = filled([finalPlantingLocation ?? '', notes]);
      const title = 'Tree moved to its final place';
      const id = `${entry.id} moved`;
      return [planting, { id, kind: 'move', at: finalPlantingDate, title, details, photoIds: [] }];
    });
}
