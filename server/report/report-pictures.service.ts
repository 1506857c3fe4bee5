import type { CompletionSummary, Moment } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Language } from '#domain/languages.ts';
import { ownCaption } from '#domain/rules/photos/photo.ts';
import { dayOfPhoto, type firstAndLatest } from '#domain/rules/report/report-photos.ts';
import { documentWords } from '#languages/documents.ts';
import { spokenDayIn } from '#server/platform/db/timestamps.ts';
import type { ReducedJpeg } from '#server/platform/pictures/reduced-jpeg.ts';
import type { Block, Picture } from '#server/report/pdf/pdf-document.ts';
import { cutAt } from './report-extent.service.ts';

/** In which language a document is written, where whoever reads it is, an IANA name, and when its project was begun. */
export type Reading = { readonly language: Language; readonly timeZone: string; readonly began: string };

/** The photos that a report shows, each in its place. */
export type ReportPhotos = {
  /** The child's best one, on the first page. */
  readonly best: Photo | null;
  /** The first and the latest, beside each other. */
  readonly thenAndNow: NonNullable<ReturnType<typeof firstAndLatest>> | null;
  /** Large, in the order of the work. */
  readonly album: readonly Photo[];
  /** Photos of the tree in the years after (PRODUCT.md#the-years-after). */
  readonly later: readonly Photo[];
};
/** A project's words beside its photos. */
export type Pictured = {
  readonly summary: CompletionSummary;
  /** Say of which day their photos are. */
  readonly trackingEntries: readonly TrackingEntry[];
  readonly photos: ReportPhotos;
  /** The files of those photos, by their ids; one that was deleted meanwhile has none. */
  readonly files: ReadonlyMap<string, ReducedJpeg>;
};

/** The length of words beside a photo; the timeline has all of them. */
const LONGEST_TOLD = 240;

const WORDS = documentWords('report');

/** The words of a photo: its step, and its day with what was written under it. */
function wordsOf(photo: Photo, { trackingEntries }: Pictured, reading: Reading) {
  const { kind, caption } = photo;
  const words = WORDS[reading.language];
  const day = spokenDayIn(dayOfPhoto(photo, trackingEntries, reading.began), reading);
  return {
    title: words.photoTitle(photo),
    note: [day, kind ? words.kinds[kind] : '', ownCaption(caption)].filter(Boolean).join(', '),
  };
}

/** Photos as they are set, described to those who do not see them. */
export function picturesOf(photos: readonly Photo[], parts: Pictured, reading: Reading): Picture[] {
  return photos.flatMap((photo) => {
    const reduced = parts.files.get(photo.id);
    if (!reduced) return [];
    const alt = WORDS[reading.language].photoAlt(photo);
    return [{ ...reduced, alt, ...wordsOf(photo, parts, reading) }];
  });
}

/** Adds a child's words of the day to a photo. */
function withItsDay(picture: Picture, moment: Moment | undefined, reading: Reading): Picture {
  if (!moment) return picture;
  const words = WORDS[reading.language];
  const told = words.momentLines(moment).map((text) => cutAt(text, LONGEST_TOLD));
  return { ...picture, title: words.momentTitle(moment), told };
}

/** The photos that are large, and where all the others are. */
export function albumOf(parts: Pictured, reading: Reading): Block[] {
  const { summary, photos, files } = parts;
  const words = WORDS[reading.language];
  const pictures = photos.album.flatMap((photo) => {
    const moment = summary.timeline.find(({ photoIds }) => photoIds.includes(photo.id));
    return picturesOf([photo], parts, reading).map((picture) => withItsDay(picture, moment, reading));
  });
  const [all, shown] = [summary.photos.length, files.size];
  return [
    ...(pictures.length > 0
      ? [
          { kind: 'heading' as const, text: words.photos },
          { kind: 'album' as const, pictures },
        ]
      : []),
    ...(shown < all ? [{ kind: 'paragraph' as const, text: words.shownOf(shown, all) }] : []),
  ];
}

/** The first photo beside the latest; nothing where one of them was deleted meanwhile. */
export function thenAndNowOf(parts: Pictured, reading: Reading): Block[] {
  const { thenAndNow } = parts.photos;
  if (!thenAndNow) return [];
  const words = WORDS[reading.language];
  const { first, latest } = thenAndNow;
  const titles = [
    words.firstOn(spokenDayIn(first.at, reading)),
    words.latestOn(spokenDayIn(latest.at, reading)),
  ];
  const pictures = [first.photo, latest.photo].flatMap((photo, index) =>
    picturesOf([photo], parts, reading).map((picture) => ({
      ...picture,
      title: titles[index] ?? '',
      note: picture.title,
    })),
  );
  if (pictures.length < 2) return [];
  return [
    { kind: 'heading', text: words.compare.title },
    { kind: 'pictures', pictures },
  ];
}
