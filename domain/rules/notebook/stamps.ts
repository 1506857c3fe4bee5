import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import { type RootSigns, showsRoots } from './tracking.ts';
import { weekFrom, weekOneOf } from './weeks.ts';

/** The stamps of a notebook, in the order in which most children earn them. */
export const STAMPS = ['cuttings', 'week-4', 'roots', 'week-8', 'week-12', 'planted'] as const;
export type StampKind = (typeof STAMPS)[number];

export const STAMP_NAMES: Readonly<Record<StampKind, string>> = {
  cuttings: 'First cuttings',
  'week-4': 'Week 4',
  roots: 'First root',
  'week-8': 'Week 8',
  'week-12': 'Week 12',
  planted: 'Planted',
};

/** A stamp, and the day it was earned on, as the child typed it (PRODUCT.md#hours-and-dates). */
export type Stamp = {
  readonly kind: StampKind;
  readonly at: string;
  /** For a weekly stamp that came late, the week in which it was earned, as the list counts it. */
  readonly laterWeek?: number;
};

export type Recorded = {
  readonly harvest: Pick<StepFormData, 'collectionTime' | 'waterPlacementDate'>;
  readonly looks: readonly Pick<TrackingEntry, 'isDraft' | 'observedAt' | RootSigns>[];
  readonly plantings: readonly Pick<
    PlantingEntry,
    'isDraft' | 'isCompleted' | 'plantingDate' | 'finalPlantingDate'
  >[];
};

/**
 * The stamps that a project has earned (PRODUCT.md#stamps), the first one first. Those of a week are earned by the
 * first finished look in that week or after it, so that a missed week costs none.
 */
export function stampsOf({ harvest, looks, plantings }: Recorded): Stamp[] {
  const weekOne = weekOneOf(looks, harvest.waterPlacementDate);
  const finished = looks.filter((look) => !look.isDraft);
  const inWeek = (week: number) => finished.filter((look) => weekFrom(weekOne, look.observedAt) >= week);
  const standing = plantings.filter((planting) => !planting.isDraft && planting.isCompleted);
  const earned: Record<StampKind, readonly string[]> = {
    cuttings: [harvest.collectionTime || harvest.waterPlacementDate || ''].filter((day) => day !== ''),
    'week-4': daysOf(inWeek(4)),
    roots: daysOf(finished.filter(showsRoots)),
    'week-8': daysOf(inWeek(8)),
    'week-12': daysOf(inWeek(12)),
    planted: standing.map(({ finalPlantingDate, plantingDate }) => finalPlantingDate ?? plantingDate),
  };
  return STAMPS.flatMap((kind) => {
    const at = earned[kind].toSorted()[0];
    if (at === undefined) return [];
    const week = weekFrom(weekOne, at);
    return [{ kind, at, ...(week > (WEEK_OF[kind] ?? week) && { laterWeek: week }) }];
  }).toSorted((a, b) => byCharacters(dayOf(a), dayOf(b)));
}

const WEEK_OF: { readonly [kind in StampKind]?: number } = { 'week-4': 4, 'week-8': 8, 'week-12': 12 };

function daysOf(looks: readonly { observedAt: string }[]): string[] {
  return looks.map((look) => look.observedAt);
}

function dayOf({ at }: Stamp): string {
  return at.slice(0, 'YYYY-MM-DD'.length);
}

/** Roots come when they come: a child can do nothing for that stamp, and is told of none that is missing. */
const TO_BE_DONE: readonly StampKind[] = STAMPS.filter((kind) => kind !== 'roots');

/** The one stamp to go for; null once a tree is planted. */
export function nextStamp(stamps: readonly Stamp[]): StampKind | null {
  const earned = stamps.map((stamp) => stamp.kind);
  if (earned.includes('planted')) return null;
  return TO_BE_DONE.find((kind) => !earned.includes(kind)) ?? null;
}
