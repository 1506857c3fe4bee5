import * as z from 'zod/mini';
import { isTimeZone } from '../rules/dates.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

/** What a report is printed on. */
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

const ZONE_SENTENCE = 'The time zone must be one that is known, like America/Chicago';

export const ReportQuery = field.form({
  paper: z._default(z.enum(PAPERS, 'The paper can only be letter or a4'), 'letter'),
  /** Where the child is: it says on which day a project was begun and finished. */
  timeZone: z._default(z.string(ZONE_SENTENCE).check(z.refine(isTimeZone, ZONE_SENTENCE)), 'UTC'),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

const ofProject = z.object({ id: field.pathId });

/** The report as a PDF, to print or to hand in. */
export const getReportPdf = endpoint({
  method: 'GET',
  path: '/api/projects/:id/report.pdf',
  who: 'student',
  params: ofProject,
  query: ReportQuery,
  answer: 'file',
});
/** Everything of a project in one ZIP: photos, entries as CSV, all of it as JSON, and the report. */
export const getArchive = endpoint({
  method: 'GET',
  path: '/api/projects/:id/archive.zip',
  who: 'student',
  params: ofProject,
  query: ReportQuery,
  answer: 'file',
});
