import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { isTimeZone } from '#domain/rules/platform/dates.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/report/sentences.ts';

/** The paper of a printed report. */
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

export const ReportQuery = field.form({
  paper: z._default(z.enum(PAPERS, says(sentences.paperUnknown)), 'letter'),
  ...field.inLanguage.shape,
  /**
   * Where the child is: it says on which day a project was begun and finished. A browser may know a younger zone than the
   * server, and no report is refused for that.
   */
  timeZone: z._default(z.catch(z.string().check(z.refine(isTimeZone)), 'UTC'), 'UTC'),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

const ofProject = z.object({ id: field.pathId });

/** The report as a PDF, to print or to hand in. */
export const getReportPdf = endpoint({
  summary: 'The report, to print or to hand in',
  method: 'GET',
  path: '/api/projects/:id/report.pdf',
  who: 'student',
  gives: 'application/pdf',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
/** Every hour of a project with its day (PRODUCT.md#the-record-of-hours), for a leader to sign. */
export const getHoursPdf = endpoint({
  summary: 'Every hour of a project with its day, for a leader to sign',
  method: 'GET',
  path: '/api/projects/:id/hours.pdf',
  who: 'student',
  gives: 'application/pdf',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
export const getHoursCsv = endpoint({
  summary: 'Every hour of a project with its day, as a table',
  method: 'GET',
  path: '/api/projects/:id/hours.csv',
  who: 'student',
  gives: 'text/csv',
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
/** Everything of a project in one ZIP: photos, entries and hours as CSV, all of it as JSON, the report and the hours. */
export const getArchive = endpoint({
  summary: 'Photos, entries, hours and report of a project in one file',
  method: 'GET',
  path: '/api/projects/:id/archive.zip',
  who: 'student',
  gives: 'application/zip',
  refuses: [429],
  params: ofProject,
  query: ReportQuery,
  response: 'file',
});
