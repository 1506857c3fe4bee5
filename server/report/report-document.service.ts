import type { CompletionSummary, Moment } from '#domain/contract/notebook/projects.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { ReportQuery } from '#domain/contract/report/report.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { dayIn } from '#domain/rules/platform/dates.ts';
import { shownSum, shownTotalHours, speciesTitle } from '#domain/rules/report/summary.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { type NamedOrganization, organizationName } from '#domain/rules/sign-in/organizations.ts';
import { documentWords } from '#languages/documents.ts';
import { spokenDayIn } from '#server/platform/db/timestamps.ts';
import type { TreeDrawing } from '#server/platform/pictures/tree-drawing.ts';
import type { Block, Dated, Fact, PdfDocument } from '#server/report/pdf/pdf-document.ts';
import { shortTimeline } from './report-extent.service.ts';
import { albumOf, type Pictured, picturesOf, type Reading, thenAndNowOf } from './report-pictures.service.ts';

export type Author = Pick<User, 'firstName' | 'lastName' | 'organization' | 'troopNumber'>;
/** Where a document is made. */
export type Site = { readonly siteName: string; readonly organizations: readonly NamedOrganization[] };
export type ReportParts = Pictured & {
  readonly treeChecks: readonly TreeCheck[];
  readonly author: Author;
  readonly site: Site;
  /** The drawing of the kind of tree, if there is one. */
  readonly drawing: TreeDrawing | null;
};

const WORDS = documentWords('report');

/** The report of a project as a document: what the completion page shows, and a line for an adult to sign. */
export function reportDocument(
  parts: ReportParts,
  { paper, timeZone, language = FIRST_LANGUAGE }: ReportQuery,
): PdfDocument {
  const { summary, author, site } = parts;
  const began = beginningOf(summary.project.createdAt, summary.timeline);
  const reading = { language, timeZone, began };
  const words = WORDS[language];
  const { title } = words;
  const cover = coverOf(parts, reading);
  const closing: Block = {
    kind: 'signature',
    text: words.read(author.firstName),
    lines: [words.signature, words.date],
  };
  // With what is signed: the hours, or where there are none what the first page says.
  const isSignedFirst = summary.spent.length === 0 && parts.photos.thenAndNow === null;
  const blocks: Block[] = [
    cover,
    ...(isSignedFirst ? [closing] : []),
    ...(cover.picture && hasMore(parts) ? [{ kind: 'page' as const }] : []),
    ...thenAndNowOf(parts, reading),
    ...sumOf(summary, language),
    ...(isSignedFirst ? [] : [closing]),
    ...timelineOf(summary.timeline, reading),
    ...albumOf(parts, reading),
    ...laterOf(parts, reading),
  ];
  const foot = `${site.siteName} · ${title}`;
  const named = `${title}: ${summary.project.name}`;
  return { title: named, language, paper, foot, blocks, isBalanced: true };
}

/** True when there is more than the first page. */
function hasMore({ summary, photos, treeChecks }: ReportParts): boolean {
  const { spent, timeline } = summary;
  return spent.length + timeline.length + treeChecks.length > 0 || photos.thenAndNow !== null;
}

/** Names the author and site of a document. */
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

function coverOf(parts: ReportParts, reading: Reading): Extract<Block, { kind: 'cover' }> {
  const { summary, author, site, photos, drawing } = parts;
  const { cuttingCount, plantingEntriesCount, totalTimeSpent } = summary;
  const words = WORDS[reading.language];
  const [picture] = picturesOf(photos.best ? [photos.best] : [], parts, reading);
  return {
    kind: 'cover',
    ...(picture && { picture }),
    ...(drawing && { drawing }),
    above: words.title,
    text: summary.project.name,
    lines: writtenBy(author, site, reading.language),
    figures: [
      { label: words.cuttingsHarvested, value: String(cuttingCount) },
      { label: words.treesPlanted, value: String(plantingEntriesCount) },
      { label: words.totalHours, value: shownTotalHours(totalTimeSpent) },
    ],
    facts: factsOf(summary, reading),
  };
}

function factsOf({ project, species }: CompletionSummary, reading: Reading): Fact[] {
  const words = WORDS[reading.language];
  const tree = speciesTitle({ project, species });
  const finished = project.completedAt ? spokenDayIn(project.completedAt, reading) : words.notFinished;
  return [
    {
      label: words.species,
      value: words.treeNamed(tree ?? words.noTree),
      ...(species?.scientificName && { note: species.scientificName }),
    },
    { label: words.started, value: spokenDayIn(reading.began, reading) },
    { label: words.finished, value: finished },
  ];
}

/** PRODUCT.md#hours-in-all: how the hours add up. */
function sumOf(summary: CompletionSummary, language: Language): Block[] {
  if (summary.spent.length === 0) return [];
  const words = WORDS[language];
  const { rows, total, about } = shownSum(summary);
  return [
    { kind: 'heading', text: words.howHoursAddUp },
    {
      kind: 'sum',
      heads: [words.work, words.hours],
      rows: rows.map(([work, hours]) => [words.spentOn[work], hours]),
      total: [words.total, words.sum(total, about)],
    },
  ];
}

function timelineOf(timeline: readonly Moment[], reading: Reading): Block[] {
  if (timeline.length === 0) return [];
  const words = WORDS[reading.language];
  const told = timeline.map(
    (moment): Dated => ({
      day: words.day(moment.day),
      date: spokenDayIn(moment.at, reading),
      title: words.momentTitle(moment),
      details: words.momentLines(moment),
      isMilestone: moment.kind !== 'observation',
    }),
  );
  const { moments, isShortened } = shortTimeline(told);
  return [
    { kind: 'heading', text: words.timeline },
    { kind: 'timeline', heads: [words.when, words.whatHappened], moments },
    ...(isShortened ? [{ kind: 'paragraph' as const, text: words.timelineShortened }] : []),
  ];
}

/** PRODUCT.md#the-years-after: the last page, once there is something to tell of the planted tree: the oldest look first. */
function laterOf(parts: ReportParts, reading: Reading): Block[] {
  const { summary, treeChecks, photos } = parts;
  if (treeChecks.length === 0) return [];
  const words = WORDS[reading.language];
  const { completedAt } = summary.project;
  const moments = treeChecks.toReversed().map(
    (check): Dated => ({
      day: completedAt === null ? '' : words.after(dayIn(completedAt, reading.timeZone), check.checkedOn),
      date: spokenDayIn(check.checkedOn, reading),
      title: words.told(check),
      details: [],
      isMilestone: true,
    }),
  );
  const pictures = picturesOf(photos.later, parts, reading);
  return [
    { kind: 'page', isIfFilled: true },
    { kind: 'heading', text: words.later },
    { kind: 'timeline', heads: [words.when, words.howItWas], moments },
    ...(pictures.length > 0 ? [{ kind: 'pictures' as const, pictures }] : []),
  ];
}
