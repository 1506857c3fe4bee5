import type { Photo } from '#domain/contract/photos.ts';
import type { PlantingEntry } from '#domain/contract/planting.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import type { TreeCheck } from '#domain/contract/tree-checks.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { photoTitle } from '#domain/rules/photo.ts';
import type { PlantingFields } from '#domain/rules/planting.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import type { Observation } from '#domain/rules/tracking.ts';
import type { Checked } from '#domain/rules/tree-checks.ts';
import { CONDITION_WORDS } from '#domain/rules/years-after.ts';
import { hoursCsv } from './hours-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';

/** Where in the archive each photo lies, by its id: in the order of the work, under the name of its step, or as of the tree later. */
export function photoPaths(photos: readonly Photo[]): Map<string, string> {
  return new Map(
    photos.map((photo, index) => {
      const place = String(index + 1).padStart(3, '0');
      const title = photoTitle(photo)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-');
      const day = (photo.takenAt ?? photo.uploadedAt).slice(0, 10);
      return [photo.id, `photos/${place}-${title}-${day}.jpg`];
    }),
  );
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const number = (value: number | null) => (value === null ? '' : String(value));

type Columns<E, Written extends keyof E> = Readonly<
  Record<Written, readonly [head: string, value: (entry: E) => string]>
>;

/** Of all that a child writes, in the order of the columns. */
const TRACKING: Columns<TrackingEntry, keyof Observation> = {
  observedAt: ['Observed at', (it) => it.observedAt],
  notes: ['Notes', (it) => it.notes],
  addedWater: ['Added water', (it) => yesNo(it.addedWater)],
  changedWater: ['Changed water', (it) => yesNo(it.changedWater)],
  noticedRootGrowth: ['Noticed root growth', (it) => yesNo(it.noticedRootGrowth)],
  cuttingsAlive: ['Cuttings alive', (it) => number(it.cuttingsAlive)],
  cuttingsWithRoots: ['Cuttings with roots', (it) => number(it.cuttingsWithRoots)],
  longestRootInches: ['Longest root (inches)', (it) => number(it.longestRootInches)],
  timeSpent: ['Hours', (it) => number(it.timeSpent)],
};
const PLANTING: Columns<PlantingEntry, keyof PlantingFields> = {
  plantingDate: ['Planted on', (it) => it.plantingDate],
  plantingLocation: ['Place', (it) => it.plantingLocation],
  plantingType: ['Type', (it) => it.plantingType],
  finalPlantingDate: ['Moved on', (it) => it.finalPlantingDate ?? ''],
  finalPlantingLocation: ['Final place', (it) => it.finalPlantingLocation ?? ''],
  notes: ['Notes', (it) => it.notes],
  timeSpent: ['Hours', (it) => number(it.timeSpent)],
};

const TREE: Columns<TreeCheck, keyof Checked> = {
  checkedOn: ['Looked at on', (it) => it.checkedOn],
  condition: ['How the tree is', (it) => CONDITION_WORDS[it.condition]],
  heightInches: ['Height in inches', (it) => number(it.heightInches)],
};

/** The files of the archive that are text, by name; `paths` says where the photos are, `timeZone` where the child is. */
export function archiveTexts(
  it: ProjectContents,
  paths: ReadonlyMap<string, string>,
  timeZone: string,
): Map<string, string> {
  const filesOf = (photos: readonly Photo[]) => photos.map((photo) => paths.get(photo.id) ?? '').join('\n');
  const finished = {
    head: ['Finished'],
    of: ({ isDraft }: TrackingEntry | PlantingEntry) => [yesNo(!isDraft)],
  };
  const table = <E extends { photos: readonly Photo[] }, W extends keyof E>(
    columns: Columns<E, W>,
    entries: readonly E[],
    more: { head: readonly string[]; of: (entry: E) => readonly string[] },
  ) => {
    const written = Object.values<Columns<E, W>[W]>(columns);
    const rows = entries.map((entry) => [
      ...written.map(([, value]) => value(entry)),
      ...more.of(entry),
      filesOf(entry.photos),
    ]);
    return toCsv([[...written.map(([head]) => head), ...more.head, 'Photos'], ...rows]);
  };
  const later = table(TREE, it.treeChecks, { head: [], of: () => [] });
  return new Map([
    ['tracking-entries.csv', table(TRACKING, it.trackingEntries, finished)],
    ['planting-entries.csv', table(PLANTING, it.plantingEntries, finished)],
    // Only once there is one: most projects have none yet.
    ...(it.treeChecks.length > 0 ? [['your-tree-later.csv', later] as const] : []),
    ['hours.csv', hoursCsv(it, timeZone)],
    ['project.json', asJson(it, paths)],
  ]);
}

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
    treeChecks: it.treeChecks.map(entry),
    photos: photos.map(photo),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}
