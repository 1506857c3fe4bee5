import { buffer } from 'node:stream/consumers';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import type { TreeCheck } from '#domain/contract/tree-checks.ts';
import { THUMBNAIL_LONG_EDGE_PX } from '#domain/limits.ts';
import { makeSlots } from '#server/files/slots.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import { usualEdge } from '#server/pictures/usual-edge.ts';
import type { Platform } from '#server/platform.ts';
import { hoursDocument } from './hours-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';
import { type Author, reportDocument, type SetPhoto } from './report-document.service.ts';
import { evenly } from './report-extent.service.ts';

/** Small enough for any mailbox. */
const REPORT_MOST_BYTES = 3_000_000;
/** What words and fonts usually leave for photos. */
const USUAL_ROOM = 2_500_000;
/** A few photos do not need all of it. */
const PHOTO_MOST_BYTES = 200_000;
/** What the smallest picture usually takes. */
const PHOTO_LEAST_BYTES = 3_000;

/** Pictures do not shrink exactly as they are told to. */
const A_LITTLE_LESS = 0.97;
/** So much larger than it is may a thumbnail be asked for before the eye sees it. */
const NEARLY = 1.05;

// Reducing takes all cores there are, and a document a thread.
const inTurn = makeSlots(1);

type Source = Pick<Platform, 'files' | 'pictures' | 'config'>;
type Report = {
  readonly summary: CompletionSummary;
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

/** The report with pictures of `room` bytes, and again with less of them if all of it is too large. */
async function makeWithin(
  room: number,
  source: Source,
  report: Report,
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  const all = report.summary.photos;
  const chosen = evenly(all, Math.floor(room / PHOTO_LEAST_BYTES));
  const photos = await reducePhotos(source, chosen, room, gone);
  const isChosen = new Set(chosen);
  const named = all.filter((photo) => !isChosen.has(photo));
  const parts = { ...report, photos, named, site: source.config };
  const pdf = await makePdf(reportDocument(parts, query), gone);
  const over = pdf.length - REPORT_MOST_BYTES;
  const used = photos.reduce((sum, { reduced }) => sum + reduced.jpeg.length, 0);
  if (over <= 0 || used === 0) return pdf;
  const asked = Math.min(room, PHOTO_MOST_BYTES * photos.length);
  const left = Math.max(0, (used - over) / used) * A_LITTLE_LESS;
  return makeWithin(asked * left, source, report, query, gone);
}

/**
 * One after the other, so that one picture is in memory at a time; where there are so many that they get no larger than
 * a thumbnail, that is what is taken: a display image takes ten times as long to read. A photo deleted meanwhile is left out.
 */
async function reducePhotos(
  { files, pictures }: Source,
  photos: readonly Photo[],
  room: number,
  gone: AbortSignal,
): Promise<SetPhoto[]> {
  const bytes = Math.min(PHOTO_MOST_BYTES, room / photos.length);
  const isSmall = usualEdge(bytes) <= THUMBNAIL_LONG_EDGE_PX * NEARLY;
  const reduced: SetPhoto[] = [];
  for (const photo of photos) {
    gone.throwIfAborted();
    const file = await files.read(isSmall ? thumbnailName(photo.filename) : photo.filename);
    if (!file) continue;
    reduced.push({ photo, reduced: await pictures.reduceJpeg(await buffer(file.stream), bytes) });
  }
  return reduced;
}
