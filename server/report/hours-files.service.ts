import type { ReportQuery } from '#domain/contract/report/report.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { sumHours } from '#domain/rules/platform/hours.ts';
import { type HoursLedger, hoursLedger } from '#domain/rules/report/hours-ledger.ts';
import { speciesTitle } from '#domain/rules/report/summary.ts';
import { documentWords } from '#languages/documents.ts';
import { isoTime, spokenDayIn } from '#server/platform/db/timestamps.ts';
import type { Block, PdfDocument } from '#server/report/pdf/pdf-document.ts';
import type { ProjectContents } from './project-contents.service.ts';
import { type Author, type Site, writtenBy } from './report-document.service.ts';

const WORDS = documentWords('hours');
/** More are one row: a document of tens of thousands would hold up everybody's. */
const ROWS_MAX = 1000;

function ledgerOf(contents: ProjectContents, timeZone: string): HoursLedger {
  const steps = contents.steps.map((step) => ({
    ...step,
    completedAt: step.completedAt === null ? null : isoTime(step.completedAt),
  }));
  return hoursLedger({ ...contents, steps }, timeZone);
}

/**
 * PRODUCT.md#the-record-of-hours: the hours of a project as a table for a spreadsheet, days as `YYYY-MM-DD`, with their
 * sum at the end.
 */
export function hoursCsv(
  contents: ProjectContents,
  { timeZone, language = FIRST_LANGUAGE }: Pick<ReportQuery, 'timeZone' | 'language'>,
): string {
  const words = WORDS[language];
  const { rows, total } = ledgerOf(contents, timeZone);
  const cells = rows.map(({ day, work, hours }) => [day ?? words.noDay, words.spentOn[work], String(hours)]);
  return toCsv([[words.day, words.work, words.hours], ...cells, [words.total, '', String(total)]]);
}

/** PRODUCT.md#the-record-of-hours: the hours of a project as a document, with lines for a leader to sign. */
export function hoursDocument(
  contents: ProjectContents,
  author: Author,
  site: Site,
  { paper, timeZone, language = FIRST_LANGUAGE }: ReportQuery,
): PdfDocument {
  const words = WORDS[language];
  const { project } = contents.summary;
  const { rows, total } = ledgerOf(contents, timeZone);
  const tree = speciesTitle(contents.summary);
  const species = tree && words.treeNamed(tree);
  const more = rows.slice(ROWS_MAX);
  const cells = rows
    .slice(0, ROWS_MAX)
    .map(({ day, work, hours }) => [
      day === null ? words.noDay : spokenDayIn(day, { timeZone, language }),
      words.spentOn[work],
      String(hours),
    ]);
  if (more.length > 0)
    cells.push(['', words.andMore(more.length), String(sumHours(more.map(({ hours }) => hours)))]);
  const blocks: Block[] = [
    {
      kind: 'title',
      text: words.title,
      lines: [project.name, ...(species ? [species] : []), ...writtenBy(author, site, language)],
    },
    {
      kind: 'sum',
      heads: [words.day, words.work, words.hours],
      rows: cells,
      total: [words.total, '', String(total)],
    },
    ...(rows.length > 0 ? [{ kind: 'paragraph', text: words.aboutDays } as const] : []),
    {
      kind: 'signature',
      // It may stand on a page of its own: what is signed is said in it.
      text: words.lookedAt(String(total), project.name, author.firstName),
      lines: [words.leadersName, words.leadersSignature, words.signedOn],
    },
  ];
  const foot = `${site.siteName} · ${words.title}`;
  return { title: `${words.title}: ${project.name}`, language, paper, foot, blocks };
}
