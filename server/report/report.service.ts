import { buffer } from 'node:stream/consumers';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import type { TreeCheck } from '#domain/contract/tree-checks.ts';
import { evenly, keepsakesOf } from '#domain/rules/keepsakes.ts';
import { bestOf, firstAndLatest } from '#domain/rules/looking-back.ts';
import { beginningOf } from '#domain/rules/timeline.ts';
import { makeSlots } from '#server/files/slots.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import type { ReducedJpeg } from '#server/pictures/reduced-jpeg.ts';
import type { Platform } from '#server/platform.ts';
import { hoursDocument } from './hours-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';
import { type Author, reportDocument } from './report-document.service.ts';
import type { ReportPhotos } from './report-pictures.service.ts';

/** Small enough for any mailbox. */
const REPORT_MOST_BYTES = 3_000_000;
/** What words and fonts usually leave for photos. */
const USUAL_ROOM = 2_500_000;
/** A few photos do not need all of it. */
const PHOTO_MOST_BYTES = 300_000;
/** That of the first page is as wide as the page. */
const BEST_IS_WORTH = 2;
/** Of the years after. */
const MOST_LATER = 12;

/** Pictures do not shrink exactly as they are told to. */
const A_LITTLE_LESS = 0.97;

// Reducing takes all cores there are, and a document a thread.
const inTurn = makeSlots(1);

type Source = Pick<Platform, 'files' | 'pictures' | 'config'>;
type Report = {
  readonly summary: CompletionSummary;
  readonly trackingEntries: readonly TrackingEntry[];
  /** What was told of the tree since (§27). */
  readonly treeChecks: readonly TreeCheck[];
  readonly author: Author;
};

/**
 * The report of a project as a PDF of at most 3 MB. Reports are made one after the other; one that nobody waits for any
 * longer leaves the line.
 * @throws whatever `gone` was aborted with.
 */
export function makeReport(
  source: Source,
  report: Report,
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  return inTurn(() => makeWithin(USUAL_ROOM, source, report, query, gone), { signal: gone });
}

/** The hours of a project as a PDF (§28), in the same line as the reports. */
export function makeHours(
  { config }: Pick<Platform, 'config'>,
  contents: ProjectContents,
  author: Author,
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  return inTurn(() => makePdf(hoursDocument(contents, author, config, query), gone), {
    signal: gone,
  });
}

/** Which photos a report shows; every other one is in the archive. */
function chosenOf({ summary, trackingEntries }: Report): ReportPhotos {
  const { photos, project, timeline } = summary;
  const began = beginningOf(project.createdAt, timeline);
  const own = photos.filter(({ treeCheckId }) => treeCheckId === null);
  const later = photos.filter(({ treeCheckId }) => treeCheckId !== null);
  const best = bestOf(own, trackingEntries, began);
  const thenAndNow = firstAndLatest(own, trackingEntries, began);
  const shown = [best, thenAndNow?.first.photo ?? null, thenAndNow?.latest.photo ?? null];
  return {
    best,
    thenAndNow,
    album: keepsakesOf(own, trackingEntries, shown, began),
    later: evenly(later, MOST_LATER),
  };
}

/** The report with pictures of `room` bytes, and again with less of them if all of it is too large. */
async function makeWithin(
  room: number,
  source: Source,
  report: Report,
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  const photos = chosenOf(report);
  const files = await reducePhotos(source, photos, room, gone);
  const pdf = await makePdf(reportDocument({ ...report, photos, files, site: source.config }, query), gone);
  const over = pdf.length - REPORT_MOST_BYTES;
  const used = [...files.values()].reduce((sum, { jpeg }) => sum + jpeg.length, 0);
  if (over <= 0 || used === 0) return pdf;
  const left = Math.max(0, (used - over) / used) * A_LITTLE_LESS;
  return makeWithin(Math.min(room, used) * left, source, report, query, gone);
}

/** One after the other, so that one picture is in memory at a time. A photo deleted meanwhile is left out. */
async function reducePhotos(
  { files, pictures }: Source,
  { best, thenAndNow, album, later }: ReportPhotos,
  room: number,
  gone: AbortSignal,
): Promise<Map<string, ReducedJpeg>> {
  const pair = thenAndNow ? [thenAndNow.first.photo, thenAndNow.latest.photo] : [];
  const all = [...(best ? [best] : []), ...pair, ...album, ...later];
  const photos = new Map(all.map((photo) => [photo.id, photo]));
  const share = Math.min(PHOTO_MOST_BYTES, room / (photos.size - 1 + BEST_IS_WORTH));
  const reduced = new Map<string, ReducedJpeg>();
  for (const [id, photo] of photos) {
    gone.throwIfAborted();
    const file = await files.read(photo.filename);
    if (!file) continue;
    const bytes = id === best?.id ? BEST_IS_WORTH * share : share;
    reduced.set(id, await pictures.reduceJpeg(await buffer(file.stream), bytes));
  }
  return reduced;
}
