import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { type RootSigns, showsRoots } from '#domain/rules/notebook/tracking.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import { inOrderOfDays } from './report-photos.ts';

/** A look, as far as it tells which of its photos are worth a page. */
export type KeptLook = Pick<TrackingEntry, 'id' | 'observedAt' | RootSigns>;

/** As many as two or three pages hold, large. */
const MOST_KEEPSAKES = 6;
const PLANTING_KINDS = ['beforePhoto', 'duringPhoto', 'afterPhoto'];

/**
 * The photos that a report on paper shows large, in the order of the work: the first one, the first root, the longest, before,
 * during and after planting; others only where it has few of those. Not those that it shows elsewhere.
 * @param shown the photos that stand on its first pages.
 * @param began when the project was begun.
 */
export function keepsakesOf(
  photos: readonly Photo[],
  looks: readonly KeptLook[],
  shown: readonly (Photo | null)[],
  began: string,
): Photo[] {
  const own = photos.filter(
    (photo) => photo.treeCheckId === null && !shown.some((it) => it?.id === photo.id),
  );
  const left = inOrderOfDays(own, looks, began);
  const ofLook = (look: KeptLook | undefined) =>
    left.findLast((it) => look && it.trackingEntryId === look.id);
  const pictured = looks
    .filter((look) => ofLook(look))
    .toSorted((a, b) => byCharacters(a.observedAt, b.observedAt));
  const longest = Math.max(...pictured.map((look) => look.longestRootInches ?? 0));
  const wanted = [
    left[0],
    ofLook(pictured.find(showsRoots)),
    ofLook(pictured.find(({ longestRootInches }) => (longestRootInches ?? 0) === longest && longest > 0)),
    ...PLANTING_KINDS.map((kind) => left.findLast((photo) => photo.kind === kind)),
  ];
  const chosen = new Set(wanted.filter((photo) => photo !== undefined));
  const others = left.filter((photo) => !chosen.has(photo));
  for (const photo of evenly(others, MOST_KEEPSAKES - chosen.size)) chosen.add(photo);
  return left.filter((photo) => chosen.has(photo));
}

/** At most so many of some things, the last one and others spread evenly over all of them. */
export function evenly<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const before = (index: number) => Math.floor((index * most) / all.length);
  return all.filter((_, index) => before(index + 1) > before(index));
}
