import type { Photo } from '../contract/photos.ts';
import type { TrackingEntry } from '../contract/tracking.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '../limits.ts';
import { inTimeOrder } from './photo.ts';

/** An entry, as far as its photos have a place in time. */
export type Look = Pick<TrackingEntry, 'id' | 'observedAt' | 'photos'>;

/** The photos of tracking entries from the oldest to the newest, where there are enough to see the roots grow. */
export function timeLapsePhotos(photos: readonly Photo[]): readonly Photo[] {
  const ofEntries = photos.filter((photo) => photo.trackingEntryId !== null).toSorted(inTimeOrder);
  return ofEntries.length < TIME_LAPSE_PHOTOS_MIN ? [] : ofEntries;
}

/** The photo of the look before an entry's own, to take the next one from the same spot; undefined where there is none. */
export function photoBefore(entries: readonly Look[], entry: Look): Photo | undefined {
  return entries
    .filter((it) => it.id !== entry.id && it.photos.length > 0 && it.observedAt <= entry.observedAt)
    .toSorted((a, b) => (a.observedAt < b.observedAt ? 1 : -1))[0]
    ?.photos.at(-1);
}
