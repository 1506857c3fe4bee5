import type { Photo } from '#domain/contract/photos.ts';
import type { PlantingEntry } from '#domain/contract/planting.ts';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import type { StoredStep } from '#server/steps/steps.store.ts';

/** Everything that a project has, as it is stored. */
export type ProjectContents = {
  readonly summary: CompletionSummary;
  readonly steps: readonly StoredStep[];
  readonly trackingEntries: readonly TrackingEntry[];
  readonly plantingEntries: readonly PlantingEntry[];
};

/** Where in the archive each photo lies, by its id: in the order of the work, under the name of its step. */
export function photoPaths(photos: readonly Photo[]): Map<string, string> {
  return new Map(
    photos.map(({ id, stepNumber, takenAt, uploadedAt }, index) => {
      const place = String(index + 1).padStart(3, '0');
      const step = stepTitle(stepNumber).toLowerCase().replaceAll(' ', '-');
      return [id, `photos/${place}-step-${stepNumber}-${step}-${(takenAt ?? uploadedAt).slice(0, 10)}.jpg`];
    }),
  );
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const hours = (value: number | null) => (value === null ? '' : String(value));

/** The files of the archive that are text, by name; `paths` says where the photos are. */
export function archiveTexts(it: ProjectContents, paths: ReadonlyMap<string, string>): Map<string, string> {
  const filesOf = (photos: readonly Photo[]) => photos.map((photo) => paths.get(photo.id) ?? '').join('\n');
  const tracking = it.trackingEntries.map((entry) => [
    entry.observedAt,
    entry.notes,
    yesNo(entry.addedWater),
    yesNo(entry.changedWater),
    yesNo(entry.noticedRootGrowth),
    hours(entry.timeSpent),
    yesNo(!entry.isDraft),
    filesOf(entry.photos),
  ]);
  const planting = it.plantingEntries.map((entry) => [
    entry.plantingDate,
    entry.plantingLocation,
    entry.plantingType,
    entry.finalPlantingDate ?? '',
    entry.finalPlantingLocation ?? '',
    entry.notes,
    hours(entry.timeSpent),
    yesNo(!entry.isDraft),
    filesOf(entry.photos),
  ]);
  return new Map([
    ['tracking-entries.csv', toCsv([TRACKING_HEADS, ...tracking])],
    ['planting-entries.csv', toCsv([PLANTING_HEADS, ...planting])],
    ['project.json', asJson(it, paths)],
  ]);
}

const TRACKING_HEADS = [
  'Observed at',
  'Notes',
  'Added water',
  'Changed water',
  'Noticed root growth',
  'Hours',
  'Finished',
  'Photos',
];
const PLANTING_HEADS = [
  'Planted on',
  'Place',
  'Type',
  'Moved on',
  'Final place',
  'Notes',
  'Hours',
  'Finished',
  'Photos',
];

/** Each photo has its path in the archive; how it is called on the server is of no use to anybody else. */
function asJson(it: ProjectContents, paths: ReadonlyMap<string, string>): string {
  const photo = ({ filename: _, ...rest }: Photo) => ({ file: paths.get(rest.id) ?? null, ...rest });
  const entry = <E extends { photos: readonly Photo[] }>(one: E) => ({
    ...one,
    photos: one.photos.map(photo),
  });
  const { timeline, photos, ...summary } = it.summary;
  const everything = {
    ...summary,
    timeline,
    steps: it.steps.map(({ stepNumber, isCompleted, formData }) => ({
      stepNumber,
      stepTitle: stepTitle(stepNumber),
      isCompleted,
      formData,
    })),
    trackingEntries: it.trackingEntries.map(entry),
    plantingEntries: it.plantingEntries.map(entry),
    photos: photos.map(photo),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}
