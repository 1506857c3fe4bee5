import type { Moment } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { photoOrder, photoTime } from '#domain/rules/photos/photo-time.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';

/* Only the report needs this, so it stays apart from the rules that every step loads. */

/** A look, as far as it tells of which day its photos are. */
type DayOfLook = Pick<Look, 'id' | 'observedAt'>;

function lookedAt({ trackingEntryId }: Photo, looks: readonly DayOfLook[]): string | undefined {
  return looks.find(({ id }) => id === trackingEntryId)?.observedAt;
}

/**
 * When a photo is from, as a report tells it. One of a look is of the day that the child gave its look, as in a time-lapse: a
 * photo may have come to the device, or to us, much later.
 * @param began when the project was begun.
 */
export function dayOfPhoto(photo: Photo, looks: readonly DayOfLook[], began: string): string {
  return lookedAt(photo, looks) ?? photoTime(photo, began);
}

/** Photos from the first day to the last; those of one look stand by their own times. */
export function inOrderOfDays(
  photos: readonly Photo[],
  looks: readonly DayOfLook[],
  began: string,
): readonly Photo[] {
  const order = (photo: Photo) =>
    [lookedAt(photo, looks), photoOrder(photo, began)].filter(Boolean).join(' ');
  return photos.toSorted((a, b) => byCharacters(order(a), order(b)));
}

/**
 * The photo of the last day, if there is one.
 * @param began when the project was begun.
 */
export function latestOf(photos: readonly Photo[], looks: readonly DayOfLook[], began: string): Photo | null {
  return inOrderOfDays(photos, looks, began).at(-1) ?? null;
}

/**
 * The photo that a report begins with: the tree as it stands planted, else as it was seen last; null while there is none.
 * @param began when the project was begun.
 */
export function bestOf(photos: readonly Photo[], looks: readonly DayOfLook[], began: string): Photo | null {
  const planted = photos.filter(({ kind }) => kind === 'afterPhoto');
  return latestOf(planted, looks, began) ?? latestOf(photos, looks, began);
}

/** A photo, and when it is from. */
type DatedPhoto = { readonly photo: Photo; readonly at: string };

/** The two photos that lie furthest apart in time; null while there are not two. */
export function firstAndLatest(
  photos: readonly Photo[],
  looks: readonly DayOfLook[],
  began: string,
): { first: DatedPhoto; latest: DatedPhoto } | null {
  const dated = (photo: Photo) => ({ photo, at: dayOfPhoto(photo, looks, began) });
  const inOrder = inOrderOfDays(photos, looks, began);
  const [first, latest] = [inOrder[0], inOrder.at(-1)];
  if (!first || !latest || first === latest) return null;
  return { first: dated(first), latest: dated(latest) };
}

/** The day a tree came to where it stands, as it was typed: of several that of the last; null before. */
export function plantedOn(timeline: readonly Pick<Moment, 'kind' | 'at'>[]): string | null {
  const last = timeline.findLast(({ kind }) => kind === 'planting' || kind === 'move');
  return last?.at ?? null;
}
