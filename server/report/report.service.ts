import { buffer } from 'node:stream/consumers';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import { THUMBNAIL_LONG_EDGE_PX } from '#domain/limits.ts';
import { reduceJpeg, usualEdge } from '#server/files/reduced-jpeg.ts';
import { makeSlots } from '#server/files/slots.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import type { Platform } from '#server/platform.ts';
import { type Author, reportDocument, type SetPhoto } from './report-document.service.ts';

/** Small enough for any mailbox; words and fonts take the rest of 3 MB. */
const PHOTO_BYTES = 2_500_000;
/** A few photos do not need all of it. */
const PHOTO_MOST_BYTES = 200_000;

/** So much larger than it is may a thumbnail be asked for before the eye sees it. */
const NEARLY = 1.05;

// Reducing takes all cores there are, and a document a thread.
const inTurn = makeSlots(1);

type Source = Pick<Platform, 'files' | 'config'>;

/**
 * The report of a project as a PDF of at most 3 MB up to some 400 photos. Reports are made one after the other; one that
 * nobody waits for any longer leaves the line.
 * @throws whatever `gone` was aborted with.
 */
export function makeReport(
  source: Source,
  report: { readonly summary: CompletionSummary; readonly author: Author },
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  const make = async () => {
    const photos = await reducePhotos(source, report.summary.photos, gone);
    const parts = { ...report, photos, siteName: source.config.siteName };
    return makePdf(reportDocument(parts, query), gone);
  };
  return inTurn(make, { signal: gone });
}

/**
 * One after the other, so that one picture is in memory at a time; where there are so many that they get no larger than
 * a thumbnail, that is what is taken: a display image takes ten times as long to read. A photo deleted meanwhile is left out.
 */
async function reducePhotos(
  { files }: Source,
  photos: readonly Photo[],
  gone: AbortSignal,
): Promise<SetPhoto[]> {
  const bytes = Math.min(PHOTO_MOST_BYTES, PHOTO_BYTES / photos.length);
  const isSmall = usualEdge(bytes) <= THUMBNAIL_LONG_EDGE_PX * NEARLY;
  const reduced: SetPhoto[] = [];
  for (const photo of photos) {
    gone.throwIfAborted();
    const file = await files.read(isSmall ? thumbnailName(photo.filename) : photo.filename);
    if (file) reduced.push({ photo, reduced: await reduceJpeg(await buffer(file.stream), bytes) });
  }
  return reduced;
}
