import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report/report.ts';
import { paperOf } from '#domain/rules/platform/paper.ts';
import { IN_LANGUAGE } from '#web/lib/query-client.ts';

/** Returns the settings of a report here: the page's language, the local paper size and dates. */
function here() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { paper: paperOf(navigator.language), timeZone, ...IN_LANGUAGE };
}

/** Where the browser downloads the report of a project. */
export function reportAddress(projectId: string): string {
  return addressOf(getReportPdf, { id: projectId }, here());
}

/** Where the browser downloads the hours of a project (PRODUCT.md#the-record-of-hours), to be signed and as a table. */
export function hoursAddresses(projectId: string): { pdf: string; csv: string } {
  const [params, query] = [{ id: projectId }, here()];
  return { pdf: addressOf(getHoursPdf, params, query), csv: addressOf(getHoursCsv, params, query) };
}

/** Where the browser downloads everything of a project. */
export function archiveAddress(projectId: string): string {
  return addressOf(getArchive, { id: projectId }, here());
}
