import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { TIME_LAPSE_PHOTOS_MIN } from '#domain/limits.ts';
import { inTimeOrder } from './photo-time.ts';

/** An entry, as far as its photos have a place in time. */
export type Look = Pick<TrackingEntry, 'id' | 'observedAt' | 'photos'>;

/** A picture of a time-lapse, and the moment of the look that it was taken at. */
export type TimeLapseFrame = { readonly photo: Photo; readonly observedAt: string };

/**
 * The photos of looks from the first to the latest, where there are enough to see the roots grow. Each is of the day that the
 * child gave its look: a photo may have come to the device, or to us, much later.
 */
export function timeLapseFrames(looks: readonly Look[]): readonly TimeLapseFrame[] {
  const frames = looks
    .toSorted((a, b) => (a.observedAt < b.observedAt ? -1 : Number(a.observedAt > b.observedAt)))
    .flatMap(({ observedAt, photos }) =>
      photos.toSorted(inTimeOrder()).map((photo) => ({ photo, observedAt })),
    );
  return frames.length < TIME_LAPSE_PHOTOS_MIN ? [] : frames;
}

/** The photo of the look before an entry's own, to take the next one from the same spot; undefined where there is none. */
export function photoBefore(entries: readonly Look[], entry: Look): Photo | undefined {
  return entries
    .filter((it) => it.id !== entry.id && it.photos.length > 0 && it.observedAt <= entry.observedAt)
    .toSorted((a, b) => (a.observedAt < b.observedAt ? 1 : -1))[0]
    ?.photos.at(-1);
}
