import type { Photo } from '../contract/photos.ts';
import type { Moment } from '../contract/projects.ts';

/*
 * What only the report asks, apart from the rules that every step loads.
 */

function byTime(photos: readonly Photo[]): Photo[] {
  const time = (photo: Photo) => photo.takenAt ?? photo.uploadedAt;
  return photos.toSorted((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))));
}

/** The photo that was taken last, if there is one. */
export function latestOf(photos: readonly Photo[]): Photo | null {
  return byTime(photos).at(-1) ?? null;
}

/** The two photos that lie furthest apart in time; null while there are not two. */
export function firstAndLatest(photos: readonly Photo[]): { first: Photo; latest: Photo } | null {
  const [first] = byTime(photos);
  const latest = latestOf(photos);
  return first && latest && first !== latest ? { first, latest } : null;
}

/** The day a tree came to where it stands, as it was typed: of several that of the last; null before. */
export function plantedOn(timeline: readonly Pick<Moment, 'kind' | 'at'>[]): string | null {
  const last = timeline.findLast(({ kind }) => kind === 'planting' || kind === 'move');
  return last?.at ?? null;
}
