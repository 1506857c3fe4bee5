import type { ReportQuery } from '#domain/contract/report.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { longDate } from '#domain/rules/dates.ts';
import { sumHours } from '#domain/rules/hours.ts';
import { type HoursLedger, hoursLedger } from '#domain/rules/hours-ledger.ts';
import { speciesTitle } from '#domain/rules/summary.ts';
import { isoTime } from '#server/db/timestamps.ts';
import type { Block, PdfDocument } from '#server/pdf/pdf-document.ts';
import type { ProjectContents } from './project-contents.service.ts';
import { type Author, type Site, writtenBy } from './report-document.service.ts';

const TITLE = 'Record of Hours';
const HEADS = ['Date', 'Work', 'Hours'];
const NO_DAY = 'No date';
/** More are one row: a document of tens of thousands would hold up everybody's. */
const ROWS_MAX = 1000;
const ABOUT_DAYS =
  'An entry and the harvest have the day that was written down. Other hours have the day on which their step was finished, or no date.';

function ledgerOf(contents: ProjectContents, timeZone: string): HoursLedger {
  const steps = contents.steps.map((step) => ({
    ...step,
    completedAt: step.completedAt === null ? null : isoTime(step.completedAt),
  }));
  return hoursLedger({ ...contents, steps }, timeZone);
}

/** §28: the hours of a project as a table for a spreadsheet, days as `YYYY-MM-DD`, with their sum at the end. */
export function hoursCsv(contents: ProjectContents, timeZone: string): string {
  const { rows, total } = ledgerOf(contents, timeZone);
  const cells = rows.map(({ day, work, hours }) => [day ?? NO_DAY, work, String(hours)]);
  return toCsv([HEADS, ...cells, ['Total', '', String(total)]]);
}

/** §28: the hours of a project as a document, with lines for a leader to sign. */
export function hoursDocument(
  contents: ProjectContents,
  author: Author,
  site: Site,
  { paper, timeZone }: ReportQuery,
): PdfDocument {
  const { project } = contents.summary;
  const { rows, total } = ledgerOf(contents, timeZone);
  const species = speciesTitle(contents.summary);
  const more = rows.slice(ROWS_MAX);
  const cells = rows
    .slice(0, ROWS_MAX)
    .map(({ day, work, hours }) => [day === null ? NO_DAY : longDate(day, timeZone), work, String(hours)]);
  if (more.length > 0)
    cells.push(['', `and ${more.length} more`, String(sumHours(more.map(({ hours }) => hours)))]);
  const blocks: Block[] = [
    {
      kind: 'title',
      text: TITLE,
      lines: [project.name, ...(species ? [species] : []), ...writtenBy(author, site)],
    },
    { kind: 'sum', heads: HEADS, rows: cells, total: ['Total', '', String(total)] },
    ...(rows.length > 0 ? [{ kind: 'paragraph', text: ABOUT_DAYS } as const] : []),
    {
      kind: 'signature',
      // It may stand on a page of its own: what is signed is said in it.
      text: `I have looked at these ${total} hours for ${project.name} with ${author.firstName}.`,
      lines: ["Leader's name", "Leader's signature", 'Date'],
    },
  ];
  return { title: `${TITLE}: ${project.name}`, paper, foot: `${site.siteName} · ${TITLE}`, blocks };
}
