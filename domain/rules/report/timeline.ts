import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Moment } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { type LookChoice, namesOf, TOLD_LOOK } from '#domain/contract/notebook/written-fields.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { PlantingFields } from '#domain/rules/notebook/planting.ts';
import { type Observation, showsRoots } from '#domain/rules/notebook/tracking.ts';
import { dayFrom } from '#domain/rules/notebook/weeks.ts';
import { emptyOf, writtenOf } from '#domain/rules/notebook/written.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';

const HARVEST_STEP = TRACKING_STEP - 1;

/** The recorded work that has a place in time. */
export type Grown = {
  readonly steps: readonly { readonly stepNumber: number; readonly formData: StepFormData }[];
  readonly trackingEntries: readonly Pick<
    TrackingEntry,
    'id' | 'isDraft' | Exclude<keyof Observation, 'timeSpent'>
  >[];
  readonly plantingEntries: readonly Pick<
    PlantingEntry,
    'id' | 'isDraft' | Exclude<keyof PlantingFields, 'timeSpent'>
  >[];
  readonly photos: readonly Pick<Photo, 'id' | 'stepNumber' | 'trackingEntryId' | 'plantingEntryId'>[];
};

type Undated = Omit<Moment, 'day'>;

/**
 * Returns the moments of the cuttings by the child's own dates (PRODUCT.md#hours-and-dates,
 * PRODUCT.md#weeks-and-counts): harvest, water, finished observations, plantings. The first day is day 1; drafts and
 * undated things are left out.
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

/** Facts of a moment, in the order of telling. */
export type Happened =
  | Exclude<Moment['kind'], 'observation' | 'roots'>
  | 'plantingForNow'
  | 'look'
  | 'firstRoots'
  | 'rootGrowth'
  | 'addedWater'
  | 'changedWater';

/** Returns the facts of a moment; each language has words for them. */
export function happenedIn(moment: Moment): readonly Happened[] {
  const { kind, isForNow, noticedRootGrowth, addedWater, changedWater } = moment;
  if (kind === 'planting' && isForNow) return ['plantingForNow'];
  if (kind !== 'observation' && kind !== 'roots') return [kind];
  const done: Happened[] = [
    ...(kind === 'roots' ? (['firstRoots'] as const) : noticedRootGrowth ? (['rootGrowth'] as const) : []),
    ...(addedWater ? (['addedWater'] as const) : []),
    ...(changedWater ? (['changedWater'] as const) : []),
  ];
  return done.length > 0 ? done : ['look'];
}

/** Returns the choices of a look, for each language to tell. */
export function chosenIn(moment: Moment): readonly LookChoice[] {
  return namesOf(TOLD_LOOK, 'choice').flatMap((name) => moment[name] ?? []);
}

/** Returns a child's text, or null when it is empty. */
const written = (text: string | null) => text?.trim() || null;
const idsOf = (photos: readonly Pick<Photo, 'id'>[]) => photos.map((photo) => photo.id);

/** Nothing was seen, done, written or counted. */
const NOTHING = {
  ...emptyOf(TOLD_LOOK),
  ...{ isForNow: false, place: null, notes: null, cuttingCount: null, photoIds: [] },
};

function harvested({ steps, photos }: Grown): Undated[] {
  const data = steps.find((step) => step.stepNumber === HARVEST_STEP)?.formData ?? {};
  const { collectionTime, waterPlacementDate, cuttingCount } = data;
  const moments: Undated[] = [];
  if (collectionTime) {
    const photoIds = idsOf(photos.filter((photo) => photo.stepNumber === HARVEST_STEP));
    const harvest = { id: 'harvest', kind: 'harvest', at: collectionTime } as const;
    moments.push({ ...NOTHING, ...harvest, cuttingCount: cuttingCount || null, photoIds });
  }
  if (waterPlacementDate) moments.push({ ...NOTHING, id: 'water', kind: 'water', at: waterPlacementDate });
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
    // An entry of a time that knew fewer fields has nothing in the others.
    ...NOTHING,
    ...writtenOf(TOLD_LOOK, entry),
    id: entry.id,
    kind: entry === firstRoots ? 'roots' : 'observation',
    at: entry.observedAt,
    notes: written(entry.notes),
    photoIds: idsOf(photos.filter((photo) => photo.trackingEntryId === entry.id)),
  }));
}

function planted({ plantingEntries, photos }: Grown): Undated[] {
  return plantingEntries
    .filter((entry) => !entry.isDraft)
    .flatMap((entry): Undated[] => {
      const { plantingType, plantingLocation, finalPlantingLocation, finalPlantingDate, notes } = entry;
      const isMoved = plantingType === 'temporary' && finalPlantingDate !== null;
      const planting: Undated = {
        ...NOTHING,
        id: entry.id,
        kind: 'planting',
        at: entry.plantingDate,
        isForNow: plantingType === 'temporary',
        ...placed(plantingLocation, isMoved ? '' : notes),
        photoIds: idsOf(photos.filter((photo) => photo.plantingEntryId === entry.id)),
      };
      if (!isMoved) return [planting];
      const move = { id: `${entry.id} moved`, kind: 'move', at: finalPlantingDate } as const;
      return [planting, { ...NOTHING, ...move, ...placed(finalPlantingLocation, notes) }];
    });
}

/** Some write the place into the notes too. */
function placed(location: string | null, text: string): Pick<Moment, 'place' | 'notes'> {
  const [place, notes] = [written(location), written(text)];
  return { place, notes: notes === place ? null : notes };
}
