import type { User } from '#domain/contract/accounts.ts';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary, Moment } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import type { TreeCheck } from '#domain/contract/tree-checks.ts';
import { dayIn, longDate } from '#domain/rules/dates.ts';
import { type NamedOrganization, organizationName } from '#domain/rules/organizations.ts';
import { KIND_WORDS, LATER_TITLE, ownCaption, photoAlt, photoTitle } from '#domain/rules/photo.ts';
import { shownSum, shownTotalHours, speciesTitle } from '#domain/rules/summary.ts';
import { beginningOf } from '#domain/rules/timeline.ts';
import { afterText, toldText } from '#domain/rules/years-after.ts';
import type { Block, Dated, PdfDocument, Picture } from '#server/pdf/pdf-document.ts';
import type { ReducedJpeg } from '#server/pictures/reduced-jpeg.ts';
import { cutAt, shortTimeline } from './report-extent.service.ts';

export type Author = Pick<User, 'firstName' | 'lastName' | 'organization' | 'troopNumber'>;
/** Where a document is made. */
export type Site = { readonly siteName: string; readonly organizations: readonly NamedOrganization[] };
export type SetPhoto = { readonly photo: Photo; readonly reduced: ReducedJpeg };
export type ReportParts = {
  readonly summary: CompletionSummary;
  readonly treeChecks: readonly TreeCheck[];
  readonly author: Author;
  /** The photos that are shown, in the order of the work. */
  readonly photos: readonly SetPhoto[];
  /** Those that there is no room for. */
  readonly named: readonly Photo[];
  readonly site: Site;
};

const MOST_NAMES = 500;
const LONGEST_NAME = 120;
const TIMELINE_SHORTENED: Block = {
  kind: 'paragraph',
  text: 'This timeline is shortened. All entries and notes are in the ZIP file that Download Everything makes.',
};

/** The report of a project as a document: what the completion page shows, and a line for an adult to sign. */
export function reportDocument(parts: ReportParts, { paper, timeZone }: ReportQuery): PdfDocument {
  const { summary, author, photos, named, site } = parts;
  const isLater = ({ treeCheckId }: Photo) => treeCheckId !== null;
  const title = 'Tree Cloning Report';
  const blocks: Block[] = [
    { kind: 'title', text: title, lines: [summary.project.name, ...writtenBy(author, site)] },
    figuresOf(summary),
    factsOf(summary, timeZone),
    ...sumOf(summary),
    ...timelineOf(summary.timeline, timeZone),
    ...picturesOf(
      photos.filter(({ photo }) => !isLater(photo)),
      named.filter((photo) => !isLater(photo)),
      timeZone,
    ),
    {
      kind: 'signature',
      text: `I have read this report with ${author.firstName}.`,
      lines: ["Adult's signature", 'Date'],
    },
    ...laterOf(parts, timeZone),
  ];
  return { title: `${title}: ${summary.project.name}`, paper, foot: `${site.siteName} · ${title}`, blocks };
}

/** Whose work a document tells of. */
export function writtenBy(author: Author, site: Site): string[] {
  const name = `${author.firstName} ${author.lastName}`.trim();
  return [`By ${name}`, troopLine(author, site)].filter(Boolean);
}

function troopLine({ organization, troopNumber }: Author, { organizations }: Site): string {
  const troop = troopNumber ? `Troop ${troopNumber}` : '';
  return [organization ? organizationName(organizations, organization) : '', troop]
    .filter(Boolean)
    .join(', ');
}

function figuresOf({ cuttingCount, plantingEntriesCount, totalTimeSpent }: CompletionSummary): Block {
  return {
    kind: 'figures',
    figures: [
      { label: 'Cuttings harvested', value: String(cuttingCount) },
      { label: 'Trees planted', value: String(plantingEntriesCount) },
      { label: 'Total hours', value: shownTotalHours(totalTimeSpent) },
    ],
  };
}

function factsOf(summary: CompletionSummary, timeZone: string): Block {
  const { project, species } = summary;
  const finished = project.completedAt ? longDate(project.completedAt, timeZone) : 'Not finished yet';
  return {
    kind: 'facts',
    facts: [
      {
        label: 'Species',
        value: speciesTitle(summary) ?? 'No tree chosen yet',
        ...(species?.scientificName && { note: species.scientificName }),
      },
      { label: 'Started', value: longDate(beginningOf(project.createdAt, summary.timeline), timeZone) },
      { label: 'Finished', value: finished },
    ],
  };
}

/** §12.12: how the hours add up. */
function sumOf(summary: CompletionSummary): Block[] {
  if (summary.hours.length === 0) return [];
  const { rows, total } = shownSum(summary);
  return [
    { kind: 'heading', text: 'How the hours add up' },
    {
      kind: 'sum',
      heads: ['Work', 'Hours'],
      rows: rows.map((row) => [...row]),
      total: ['Total', total],
    },
  ];
}

function timelineOf(timeline: readonly Moment[], timeZone: string): Block[] {
  if (timeline.length === 0) return [];
  const { moments, isShortened } = shortTimeline(timeline);
  const dated = moments.map(
    ({ kind, at, day, title, details }): Dated => ({
      day: `Day ${day}`,
      date: longDate(at, timeZone),
      title,
      details,
      isMilestone: kind !== 'observation',
    }),
  );
  return [
    { kind: 'heading', text: 'Timeline' },
    { kind: 'timeline', heads: ['When', 'What happened'], moments: dated },
    ...(isShortened ? [TIMELINE_SHORTENED] : []),
  ];
}

/** The words of a photo: its step, and its day with what was written under it. */
function wordsOf(photo: Photo, timeZone: string) {
  const { kind, caption, takenAt, uploadedAt } = photo;
  const day = longDate(takenAt ?? uploadedAt, timeZone);
  return {
    title: photoTitle(photo),
    note: [day, kind ? KIND_WORDS[kind] : '', ownCaption(caption)].filter(Boolean).join(', '),
  };
}

function picturesOf(photos: readonly SetPhoto[], named: readonly Photo[], timeZone: string): Block[] {
  if (photos.length + named.length === 0) return [];
  const pictures = photos.map(
    ({ photo, reduced }): Picture => ({ ...reduced, alt: photoAlt(photo), ...wordsOf(photo, timeZone) }),
  );
  return [
    { kind: 'heading', text: 'Photos' },
    { kind: 'pictures', pictures },
    ...namesOf(named, photos.length, timeZone),
  ];
}

/** §27: the last page, once there is something to tell of the planted tree: the oldest look first. */
function laterOf({ summary, treeChecks, photos }: ReportParts, timeZone: string): Block[] {
  if (treeChecks.length === 0) return [];
  const { completedAt } = summary.project;
  const moments = treeChecks.toReversed().map(
    (check): Dated => ({
      day: completedAt === null ? '' : afterText(dayIn(completedAt, timeZone), check.checkedOn),
      date: longDate(check.checkedOn, timeZone),
      title: toldText(check),
      details: [],
      isMilestone: true,
    }),
  );
  const pictures = photos.flatMap(({ photo, reduced }): Picture[] =>
    photo.treeCheckId === null ? [] : [{ ...reduced, alt: photoAlt(photo), ...wordsOf(photo, timeZone) }],
  );
  return [
    { kind: 'page' },
    { kind: 'heading', text: LATER_TITLE },
    { kind: 'timeline', heads: ['When', 'How it was'], moments },
    ...(pictures.length > 0 ? [{ kind: 'pictures' as const, pictures }] : []),
  ];
}

/** Photos of one day and step are named once. */
function namesOf(named: readonly Photo[], shown: number, timeZone: string): Block[] {
  if (named.length === 0) return [];
  const counts = new Map<string, number>();
  for (const photo of named) {
    const { title, note } = wordsOf(photo, timeZone);
    const name = cutAt(`${title}, ${note}`, LONGEST_NAME);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].slice(0, MOST_NAMES);
  const unnamed = named.length - names.reduce((sum, [, count]) => sum + count, 0);
  const text = `This report shows ${shown} of ${shown + named.length} photos. The others are in the ZIP file that Download Everything makes:`;
  const items = names.map(([name, count]) => (count === 1 ? name : `${name} (${count} photos)`));
  return [
    { kind: 'paragraph', text },
    { kind: 'list', items: unnamed > 0 ? [...items, `and ${unnamed} more`] : items },
  ];
}
