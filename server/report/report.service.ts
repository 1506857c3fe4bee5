import { buffer } from 'node:stream/consumers';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { ReportQuery } from '#domain/contract/report/report.ts';
import { evenly, keepsakesOf } from '#domain/rules/report/keepsakes.ts';
import { bestOf, firstAndLatest } from '#domain/rules/report/report-photos.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { makeSlots } from '#server/platform/files/slots.ts';
import type { ReducedJpeg } from '#server/platform/pictures/reduced-jpeg.ts';
import type { TreeDrawing } from '#server/platform/pictures/tree-drawing.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makePdf } from '#server/report/pdf/make-pdf.ts';
import { hoursDocument } from './hours-files.service.ts';
import type { ProjectContents } from './project-contents.service.ts';
import { type Author, reportDocument } from './report-document.service.ts';
import type { ReportPhotos } from './report-pictures.service.ts';

/** Small enough for any mailbox. */
const REPORT_MOST_BYTES = 3_000_000;
/** Bytes that words and fonts usually leave for photos. */
const USUAL_ROOM = 2_500_000;
/** A few photos do not need all of it. */
const PHOTO_MOST_BYTES = 300_000;
/** That of the first page is as wide as the page. */
const BEST_IS_WORTH = 2;
/** Photos of the years after. */
const MOST_LATER = 12;

/** The smallest picture takes about as much. */
const LEAST_PHOTO_BYTES = 3_000;
/** So often a report is set with the same photos. */
const MOST_ROUNDS = 3;
const NO_PHOTOS: ReportPhotos = { best: null, thenAndNow: null, album: [], later: [] };

/** Pictures do not shrink exactly as they are told to. */
const A_LITTLE_LESS = 0.97;

// Reducing takes all cores there are, and a document a thread.
const inTurn = makeSlots(1);

type Source = Pick<Platform, 'files' | 'pictures' | 'config'>;
type Report = {
  readonly summary: CompletionSummary;
  readonly trackingEntries: readonly TrackingEntry[];
  /** Checks on the tree since (PRODUCT.md#the-years-after). */
  readonly treeChecks: readonly TreeCheck[];
  readonly author: Author;
};

/**
 * The report of a project as a PDF of at most 3 MB, or without photos as large as its words are. Reports are made one after
 * the other; one that nobody waits for any longer leaves the line.
 * @param most how many bytes it may have.
 * @throws whatever `gone` was aborted with.
 */
export function makeReport(
  source: Source,
  report: Report,
  query: ReportQuery,
  gone: AbortSignal,
  most = REPORT_MOST_BYTES,
): Promise<Buffer> {
  return inTurn(() => makeWithin(most, source, report, query, gone), { signal: gone });
}

/** The hours of a project as a PDF (PRODUCT.md#the-record-of-hours), in the same line as the reports. */
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

/** Which photos a report shows, of those whose files are there. Every round asks for files not asked for before. */
async function choosePhotos({ files }: Source, report: Report, gone: AbortSignal): Promise<ReportPhotos> {
  const answers = new Map<string, boolean>();
  for (;;) {
    const chosen = chosenOf(
      report,
      report.summary.photos.filter(({ id }) => answers.get(id) !== false),
    );
    const unasked = everyOf(chosen).filter(({ id }) => !answers.has(id));
    if (unasked.length === 0) return chosen;
    for (const { id, filename } of unasked) {
      gone.throwIfAborted();
      answers.set(id, await isThere(files, filename));
    }
  }
}

async function isThere(files: Source['files'], filename: string): Promise<boolean> {
  const file = await files.read(filename, { first: 0, last: 0 });
  file?.stream.destroy();
  return file !== null;
}

/** Which of some photos a report shows; every other one is in the archive. */
function chosenOf({ summary, trackingEntries }: Report, photos: readonly Photo[]): ReportPhotos {
  const { project, timeline } = summary;
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

const everyOf = ({ best, thenAndNow, album, later }: ReportPhotos): readonly Photo[] => [
  ...(best ? [best] : []),
  ...(thenAndNow ? [thenAndNow.first.photo, thenAndNow.latest.photo] : []),
  ...album,
  ...later,
];

/**
 * The report with all photos that were chosen; if that is too large with only those of its first pages, or with none. With
 * none it is as large as its words are. It is set at most three times for each, nine times in all.
 */
async function makeWithin(
  most: number,
  source: Source,
  report: Report,
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  const all = await choosePhotos(source, report, gone);
  const firstPages = { ...all, album: [], later: [] };
  const { species } = report.summary;
  const drawing = await source.pictures.drawTree(species?.scientificName ?? '');
  const told = { ...report, drawing };
  const set = (photos: ReportPhotos) => makeWith(most, photos, source, told, query, gone);
  let pdf = await set(all);
  if (pdf.length > most) pdf = await set(firstPages);
  if (pdf.length > most) pdf = await set(NO_PHOTOS);
  return pdf;
}

/** The report with these photos: again with smaller pictures while it is too large and they can be smaller. */
async function makeWith(
  most: number,
  photos: ReportPhotos,
  source: Source,
  report: Report & { readonly drawing: TreeDrawing | null },
  query: ReportQuery,
  gone: AbortSignal,
): Promise<Buffer> {
  let room = USUAL_ROOM;
  for (let round = 1; ; round++) {
    const files = await reducePhotos(source, photos, room, gone);
    const pdf = await makePdf(reportDocument({ ...report, photos, files, site: source.config }, query), gone);
    const over = pdf.length - most;
    const used = [...files.values()].reduce((sum, { jpeg }) => sum + jpeg.length, 0);
    const left = used - over;
    if (over <= 0 || left <= files.size * LEAST_PHOTO_BYTES || round === MOST_ROUNDS) return pdf;
    room = Math.min(room, used) * (left / used) * A_LITTLE_LESS;
  }
}

/** One after the other, so that one picture is in memory at a time. A photo deleted meanwhile is left out. */
async function reducePhotos(
  { files, pictures }: Source,
  chosen: ReportPhotos,
  room: number,
  gone: AbortSignal,
): Promise<Map<string, ReducedJpeg>> {
  const photos = new Map(everyOf(chosen).map((photo) => [photo.id, photo]));
  const share = Math.min(PHOTO_MOST_BYTES, room / (photos.size - 1 + BEST_IS_WORTH));
  const reduced = new Map<string, ReducedJpeg>();
  for (const [id, photo] of photos) {
    gone.throwIfAborted();
    const file = await files.read(photo.filename);
    if (!file) continue;
    const bytes = id === chosen.best?.id ? BEST_IS_WORTH * share : share;
    reduced.set(id, await pictures.reduceJpeg(await buffer(file.stream), bytes));
  }
  return reduced;
}
