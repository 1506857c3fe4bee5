import type { ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Step } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { jarOf, seenIn } from './jar.ts';
import { countsForProject } from './planting.ts';
import { lastLookOf, lookedWeeksOf } from './rhythm.ts';
import { hasNotes, inTrackingOrder } from './tracking.ts';

/** All that lies in a project. */
export type Contents = {
  readonly steps: readonly Step[];
  readonly tracking: readonly TrackingEntry[];
  /** Plantings that are no drafts. */
  readonly entries: readonly PlantingEntry[];
  readonly drafts: readonly PlantingEntry[];
  readonly checks: readonly TreeCheck[];
  /** ISO 8601, UTC; null before it is completed. */
  readonly completedAt: string | null;
};

/** Returns the contents of a project's card; the server counts the same in its tables. */
export function glanceOf(projectId: string, contents: Contents): ProjectGlance {
  const { steps, tracking, entries, drafts, checks, completedAt } = contents;
  const photos = [...steps, ...tracking, ...entries, ...drafts, ...checks].flatMap((one) => one.photos);
  const look = tracking.filter((it) => hasNotes(it) || it.photos.length > 0).toSorted(inTrackingOrder)[0];
  const harvest = steps.find(({ stepNumber }) => stepNumber === TRACKING_STEP - 1);
  return {
    projectId,
    completedSteps: steps.filter((step) => step.isCompleted).map(({ stepNumber }) => stepNumber),
    inWaterSince: harvest?.formData.waterPlacementDate ?? null,
    lastLook: lastLookOf(tracking),
    lookedWeeks: lookedWeeksOf(tracking, harvest?.formData.waterPlacementDate ?? null),
    latestLook: look ? { at: look.observedAt, isDraft: look.isDraft } : null,
    plantings: plantingProgress(entries.length, entries.filter(countsForProject).length),
    photoCount: photos.length,
    entryCount: tracking.length + entries.length + checks.length,
    newestPhoto: photos.toSorted(lastAddedFirst)[0] ?? null,
    completedAt,
    jar: jarOf(harvest?.formData ?? {}, seenIn(tracking), {
      all: entries.length,
      standing: entries.filter((entry) => entry.isCompleted).length,
    }),
  };
}

/** Returns the progress of plantings by their number and by those that count (PRODUCT.md#planted-and-documented). */
export function plantingProgress(entries: number, counting: number): ProjectGlance['plantings'] {
  if (counting > 0) return 'counting';
  return entries > 0 ? 'unfinished' : 'none';
}

function lastAddedFirst(a: Photo, b: Photo): number {
  const key = (photo: Photo) => `${photo.uploadedAt} ${photo.id}`;
  return key(a) < key(b) ? 1 : -Number(key(a) > key(b));
}
