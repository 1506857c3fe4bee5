import type { User } from '#domain/contract/accounts.ts';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary, Moment } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import type { TreeCheck } from '#domain/contract/tree-checks.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { dayIn } from '#domain/rules/dates.ts';
import { type NamedOrganization, organizationName } from '#domain/rules/organizations.ts';
import { ownCaption, photoAlt } from '#domain/rules/photo.ts';
import { photoTime } from '#domain/rules/photo-time.ts';
import { shownSum, shownTotalHours, speciesTitle } from '#domain/rules/summary.ts';
import { beginningOf } from '#domain/rules/timeline.ts';
import { toldText } from '#domain/rules/years-after.ts';
import { documentWords } from '#languages/documents.ts';
import { spokenDayIn } from '#server/db/timestamps.ts';
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

const WORDS = documentWords('report');

/** In which language a document is written, where whoever reads it is, an IANA name, and when its project was begun. */
type Reading = { readonly language: Language; readonly timeZone: string; readonly began: string };

/** The report of a project as a document: what the completion page shows, and a line for an adult to sign. */
export function reportDocument(
  parts: ReportParts,
  { paper, timeZone, language = FIRST_LANGUAGE }: ReportQuery,
): PdfDocument {
  const { summary, author, photos, named, site } = parts;
  const isLater = ({ treeCheckId }: Photo) => treeCheckId !== null;
  const reading = { language, timeZone, began: beginningOf(summary.project.createdAt, summary.timeline) };
  const words = WORDS[language];
  const { title } = words;
  const blocks: Block[] = [
    { kind: 'title', text: title, lines: [summary.project.name, ...writtenBy(author, site, language)] },
    figuresOf(summary, language),
    factsOf(summary, reading),
    ...sumOf(summary, language),
    ...timelineOf(summary.timeline, reading),
    ...picturesOf(
      photos.filter(({ photo }) => !isLater(photo)),
      named.filter((photo) => !isLater(photo)),
      reading,
    ),
    {
      kind: 'signature',
      text: words.read(author.firstName),
      lines: [words.signature, words.date],
    },
    ...laterOf(parts, reading),
  ];
  const foot = `${site.siteName} · ${title}`;
  return { title: `${title}: ${summary.project.name}`, language, paper, foot, blocks };
}

/** Whose work a document tells of. */
export function writtenBy(author: Author, site: Site, language: Language = FIRST_LANGUAGE): string[] {
  const name = `${author.firstName} ${author.lastName}`.trim();
  return [WORDS[language].by(name), troopLine(author, site, language)].filter(Boolean);
}

function troopLine(
  { organization, troopNumber }: Author,
  { organizations }: Site,
  language: Language,
): string {
  const troop = troopNumber ? WORDS[language].troop(troopNumber) : '';
  return [organization ? organizationName(organizations, organization) : '', troop]
    .filter(Boolean)
    .join(', ');
}

function figuresOf(summary: CompletionSummary, language: Language): Block {
  const { cuttingCount, plantingEntriesCount, totalTimeSpent } = summary;
  const words = WORDS[language];
  return {
    kind: 'figures',
    figures: [
      { label: words.cuttingsHarvested, value: String(cuttingCount) },
      { label: words.treesPlanted, value: String(plantingEntriesCount) },
      { label: words.totalHours, value: shownTotalHours(totalTimeSpent) },
    ],
  };
}

function factsOf(summary: CompletionSummary, reading: Reading): Block {
  const { project, species } = summary;
  const words = WORDS[reading.language];
  const finished = project.completedAt ? spokenDayIn(project.completedAt, reading) : words.notFinished;
  return {
    kind: 'facts',
    facts: [
      {
        label: words.species,
        value: words.treeNamed(speciesTitle(summary) ?? words.noTree),
        ...(species?.scientificName && { note: species.scientificName }),
      },
      { label: words.started, value: spokenDayIn(reading.began, reading) },
      { label: words.finished, value: finished },
    ],
  };
}

/** §12.12: how the hours add up. */
function sumOf(summary: CompletionSummary, language: Language): Block[] {
  if (summary.hours.length === 0) return [];
  const words = WORDS[language];
  const { rows, total } = shownSum(summary);
  return [
    { kind: 'heading', text: words.howHoursAddUp },
    {
      kind: 'sum',
      heads: [words.work, words.hours],
      rows: rows.map(([label, hours]) => [words.recorded(label), hours]),
      total: [words.total, words.recorded(total)],
    },
  ];
}

function timelineOf(timeline: readonly Moment[], reading: Reading): Block[] {
  if (timeline.length === 0) return [];
  const words = WORDS[reading.language];
  const { moments, isShortened } = shortTimeline(timeline);
  const dated = moments.map(
    ({ kind, at, day, title, details }): Dated => ({
      day: words.day(day),
      date: spokenDayIn(at, reading),
      title: words.recorded(title),
      details: details.map(words.momentDetail),
      isMilestone: kind !== 'observation',
    }),
  );
  return [
    { kind: 'heading', text: words.timeline },
    { kind: 'timeline', heads: [words.when, words.whatHappened], moments: dated },
    ...(isShortened ? [{ kind: 'paragraph' as const, text: words.timelineShortened }] : []),
  ];
}

/** The words of a photo: its step, and its day with what was written under it. */
function wordsOf(photo: Photo, reading: Reading) {
  const { kind, caption } = photo;
  const words = WORDS[reading.language];
  const day = spokenDayIn(photoTime(photo, reading.began), reading);
  return {
    title: words.photoTitle(photo),
    note: [day, kind ? words.kinds[kind] : '', ownCaption(caption)].filter(Boolean).join(', '),
  };
}

/** A photo as it is set, described to those who do not see it. */
function pictureOf({ photo, reduced }: SetPhoto, reading: Reading): Picture {
  const alt = WORDS[reading.language].recorded(photoAlt(photo));
  return { ...reduced, alt, ...wordsOf(photo, reading) };
}

function picturesOf(photos: readonly SetPhoto[], named: readonly Photo[], reading: Reading): Block[] {
  if (photos.length + named.length === 0) return [];
  const pictures = photos.map((photo) => pictureOf(photo, reading));
  return [
    { kind: 'heading', text: WORDS[reading.language].photos },
    { kind: 'pictures', pictures },
    ...namesOf(named, photos.length, reading),
  ];
}

/** §27: the last page, once there is something to tell of the planted tree: the oldest look first. */
function laterOf({ summary, treeChecks, photos }: ReportParts, reading: Reading): Block[] {
  if (treeChecks.length === 0) return [];
  const words = WORDS[reading.language];
  const { completedAt } = summary.project;
  const moments = treeChecks.toReversed().map(
    (check): Dated => ({
      day: completedAt === null ? '' : words.after(dayIn(completedAt, reading.timeZone), check.checkedOn),
      date: spokenDayIn(check.checkedOn, reading),
      title: words.recorded(toldText(check)),
      details: [],
      isMilestone: true,
    }),
  );
  const pictures = photos
    .filter(({ photo }) => photo.treeCheckId !== null)
    .map((photo) => pictureOf(photo, reading));
  return [
    { kind: 'page' },
    { kind: 'heading', text: words.later },
    { kind: 'timeline', heads: [words.when, words.howItWas], moments },
    ...(pictures.length > 0 ? [{ kind: 'pictures' as const, pictures }] : []),
  ];
}

/** Photos of one day and step are named once. */
function namesOf(named: readonly Photo[], shown: number, reading: Reading): Block[] {
  if (named.length === 0) return [];
  const words = WORDS[reading.language];
  const counts = new Map<string, number>();
  for (const photo of named) {
    const { title, note } = wordsOf(photo, reading);
    const name = cutAt(`${title}, ${note}`, LONGEST_NAME);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].slice(0, MOST_NAMES);
  const unnamed = named.length - names.reduce((sum, [, count]) => sum + count, 0);
  const text = words.shownOf(shown, shown + named.length);
  const items = names.map(([name, count]) => words.named(name, count));
  return [
    { kind: 'paragraph', text },
    { kind: 'list', items: unnamed > 0 ? [...items, words.andMore(unnamed)] : items },
  ];
}
