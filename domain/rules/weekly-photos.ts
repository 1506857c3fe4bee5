import type { Photo } from '../contract/photos.ts';
import type { TrackingEntry } from '../contract/tracking.ts';
import { inTimeOrder } from './photo.ts';

/** An entry, as far as its photos have a place in time. */
export type Look = Pick<TrackingEntry, 'id' | 'observedAt' | 'photos'>;

/** Fewer tell nothing that the two of 'then and now' do not. */
const TIME_LAPSE_MIN = 3;

/** The photos of tracking entries from the oldest to the newest, where there are enough to see the roots grow. */
export function timeLapsePhotos(photos: readonly Photo[]): readonly Photo[] {
  const ofEntries = photos.filter((photo) => photo.trackingEntryId !== null).toSorted(inTimeOrder);
  return ofEntries.length < TIME_LAPSE_MIN ? [] : ofEntries;
}

/** A look of which there is a photo, and the one that stands for it: what a child photographed last. */
export type PicturedLook = { readonly id: string; readonly observedAt: string; readonly photo: Photo };

/** The looks of which there are photos, from the first to the latest. */
export function picturedLooks(entries: readonly Look[]): PicturedLook[] {
  return entries
    .flatMap(({ id, observedAt, photos }) => {
      const photo = photos.at(-1);
      return photo ? [{ id, observedAt, photo }] : [];
    })
    .toSorted((a, b) => (a.observedAt < b.observedAt ? -1 : Number(a.observedAt > b.observedAt)));
}

/** The photo of the look before an entry's own, to take the next one from the same spot; undefined where there is none. */
export function photoBefore(entries: readonly Look[], entry: Look): Photo | undefined {
  return entries
    .filter((it) => it.id !== entry.id && it.photos.length > 0 && it.observedAt <= entry.observedAt)
    .toSorted((a, b) => (a.observedAt < b.observedAt ? 1 : -1))[0]
    ?.photos.at(-1);
}
