import type { Photo } from '../contract/photos.ts';
import type { Moment } from '../contract/projects.ts';
import { photoOrder, photoTime } from './photo-time.ts';
import { byCharacters } from './text.ts';
import type { Look } from './weekly-photos.ts';

/*
 * What only the report asks, apart from the rules that every step loads.
 */

function inOrderOf(photos: readonly Photo[], order: (photo: Photo) => string): Photo[] {
  return photos.toSorted((a, b) => byCharacters(order(a), order(b)));
}

/**
 * The photo that was taken last, if there is one.
 * @param began when the project was begun.
 */
export function latestOf(photos: readonly Photo[], began: string): Photo | null {
  return inOrderOf(photos, (photo) => photoOrder(photo, began)).at(-1) ?? null;
}

/**
 * The photo that a report begins with: the tree as it stands planted, else as it was seen last; null while there is none.
 * @param began when the project was begun.
 */
export function bestOf(photos: readonly Photo[], began: string): Photo | null {
  const planted = photos.filter(({ kind }) => kind === 'afterPhoto');
  return latestOf(planted, began) ?? latestOf(photos, began);
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
  began: string,
): { first: DatedPhoto; latest: DatedPhoto } | null {
  const lookedAt = (photo: Photo) => looks.find(({ id }) => id === photo.trackingEntryId)?.observedAt;
  const time = (photo: Photo) => lookedAt(photo) ?? photoTime(photo, began);
  const inOrder = inOrderOf(photos, (photo) => lookedAt(photo) ?? photoOrder(photo, began));
  const [first, latest] = [inOrder[0], inOrder.at(-1)];
  if (!first || !latest || first === latest) return null;
  return { first: { photo: first, at: time(first) }, latest: { photo: latest, at: time(latest) } };
}

/** The day a tree came to where it stands, as it was typed: of several that of the last; null before. */
export function plantedOn(timeline: readonly Pick<Moment, 'kind' | 'at'>[]): string | null {
  const last = timeline.findLast(({ kind }) => kind === 'planting' || kind === 'move');
  return last?.at ?? null;
}
