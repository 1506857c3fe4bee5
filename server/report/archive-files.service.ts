import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  type Choice,
  LOOK,
  PLANTING,
  TREE_CHECK,
  type Written,
  type WrittenField,
  type WrittenFields,
} from '#domain/contract/notebook/written-fields.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { ReportQuery } from '#domain/contract/report/report.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { stepTitle } from '#domain/rules/notebook/steps.ts';
import { photoTitle } from '#domain/rules/photos/photo.ts';
import { photoTime } from '#domain/rules/photos/photo-time.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { documentWords } from '#languages/documents.ts';
import { inEnglish } from '#server/notebook/exports.ts';
import { hoursCsv } from './hours-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';

const WORDS = documentWords('archive');
type Words = (typeof WORDS)[Language];

const yesNo = (value: boolean, words: Words) => (value ? words.yes : words.no);

/** Where in the archive each photo lies, by its id: in the order of the work, under the name of its step, or as of the tree later. */
export function photoPaths({ project, timeline, photos }: CompletionSummary): Map<string, string> {
  const began = beginningOf(project.createdAt, timeline);
  return new Map(
    photos.map((photo, index) => {
      const place = String(index + 1).padStart(3, '0');
      const title = photoTitle(photo)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-');
      const day = photoTime(photo, began).slice(0, 10);
      return [photo.id, `photos/${place}-${title}-${day}.jpg`];
    }),
  );
}

/** Returns the cell of a field's column. */
function cellOf(writtenField: WrittenField, value: unknown, words: Words): string {
  if (writtenField.kind === 'flag') return yesNo(value === true, words);
  if (writtenField.kind === 'choice' && value !== null) return words.choices[value as Choice];
  return String(value ?? '');
}

/** Where the photos are, by their ids, and which of them are lost: those are not in the archive. */
type Places = { readonly paths: ReadonlyMap<string, string>; readonly lost: ReadonlySet<string> };

/** The files of the archive that are text, by name. */
export function archiveTexts(
  projectContents: ProjectContents,
  { paths, lost }: Places,
  query: Pick<ReportQuery, 'timeZone' | 'language'>,
): Map<string, string> {
  const words = WORDS[query.language ?? FIRST_LANGUAGE];
  const pathOf = ({ id }: Photo) => (lost.has(id) ? null : (paths.get(id) ?? null));
  const filesOf = (photos: readonly Photo[]) => photos.flatMap((photo) => pathOf(photo) ?? []).join('\n');
  const finished = {
    head: [words.finished],
    of: ({ isDraft }: TrackingEntry | PlantingEntry) => [yesNo(!isDraft, words)],
  };
  /** `heads` has every field, in the order of the columns. */
  const table = <F extends WrittenFields, E extends Written<F> & { photos: readonly Photo[] }>(
    fields: F,
    heads: Readonly<Record<keyof F, string>>,
    entries: readonly E[],
    more: { head: readonly string[]; of: (entry: E) => readonly string[] },
  ) => {
    const columns = Object.entries<string>(heads);
    const rows = entries.map((entry) => [
      ...columns.map(([name]) => cellOf(fields[name] as WrittenField, entry[name as keyof F], words)),
      ...more.of(entry),
      filesOf(entry.photos),
    ]);
    return toCsv([[...columns.map(([, head]) => head), ...more.head, words.photos], ...rows]);
  };
  const later = table(TREE_CHECK, words.tree, projectContents.treeChecks, { head: [], of: () => [] });
  return new Map([
    ['tracking-entries.csv', table(LOOK, words.tracking, projectContents.trackingEntries, finished)],
    ['planting-entries.csv', table(PLANTING, words.planting, projectContents.plantingEntries, finished)],
    // Only once there is one: most projects have none yet.
    ...(projectContents.treeChecks.length > 0 ? [['your-tree-later.csv', later] as const] : []),
    ['hours.csv', hoursCsv(projectContents, query)],
    ['project.json', asJson(projectContents, pathOf)],
    // Rare: a disk or a bucket has lost files.
    ...(lost.size > 0 ? [['lost-photos.txt', lostText(paths, lost, words)] as const] : []),
  ]);
}

function lostText(paths: Places['paths'], lost: Places['lost'], words: Words): string {
  const names = [...lost].flatMap((id) => paths.get(id) ?? []);
  return `${words.lostPhotos}\n\n${names.join('\n')}\n`;
}

/** Each photo has its path in the archive; how it is called on the server is of no use to anybody else. */
function asJson(projectContents: ProjectContents, pathOf: (photo: Photo) => string | null): string {
  const photo = (stored: Photo) => {
    const { filename: _, ...rest } = stored;
    return { file: pathOf(stored), ...rest };
  };
  const entry = <E extends { photos: readonly Photo[] }>(one: E) => ({
    ...one,
    photos: one.photos.map(photo),
  });
  const { hours, timeline, photos, spent: _, ...summary } = inEnglish(projectContents.summary);
  const everything = {
    ...summary,
    hours,
    timeline: timeline.map(({ id, kind, at, day, title, details, photoIds }) => {
      return { id, kind, at, day, title, details, photoIds };
    }),
    steps: projectContents.steps.map(({ stepNumber, isCompleted, formData }) => ({
      stepNumber,
      stepTitle: stepTitle(stepNumber),
      isCompleted,
      formData,
    })),
    trackingEntries: projectContents.trackingEntries.map(entry),
    plantingEntries: projectContents.plantingEntries.map(entry),
    treeChecks: projectContents.treeChecks.map(entry),
    photos: photos.map(photo),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}
