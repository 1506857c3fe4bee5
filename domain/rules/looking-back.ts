import type { Photo } from '../contract/photos.ts';
import type { Moment } from '../contract/projects.ts';
import type { Look } from './weekly-photos.ts';

/*
 * What only the report asks, apart from the rules that every step loads.
 */

const ownTime = (photo: Photo) => photo.takenAt ?? photo.uploadedAt;

function byTime(photos: readonly Photo[], time: (photo: Photo) => string): Photo[] {
  return photos.toSorted((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))));
}

/** The photo that was taken last, if there is one. */
export function latestOf(photos: readonly Photo[]): Photo | null {
  return byTime(photos, ownTime).at(-1) ?? null;
}

/** A photo, and when it is from. */
type DatedPhoto = { readonly photo: Photo; readonly at: string };

/**
 * The two photos that lie furthest apart in time; null while there are not two. One of a look is of the day that the child
 * gave its look, as in a time-lapse.
 */
export function firstAndLatest(
  photos: readonly Photo[],
  looks: readonly Pick<Look, 'id' | 'observedAt'>[],
): { first: DatedPhoto; latest: DatedPhoto } | null {
  const time = (photo: Photo) =>
    looks.find(({ id }) => id === photo.trackingEntryId)?.observedAt ?? ownTime(photo);
  const inOrder = byTime(photos, time);
  const [first, latest] = [inOrder[0], inOrder.at(-1)];
  if (!first || !latest || first === latest) return null;
  return { first: { photo: first, at: time(first) }, latest: { photo: latest, at: time(latest) } };
}

/** The day a tree came to where it stands, as it was typed: of several that of the last; null before. */
export function plantedOn(timeline: readonly Pick<Moment, 'kind' | 'at'>[]): string | null {
  const last = timeline.findLast(({ kind }) => kind === 'planting' || kind === 'move');
  return last?.at ?? null;
}
