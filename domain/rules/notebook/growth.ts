import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';
import type { Counts } from './tracking.ts';
import { dayFrom, weekFrom } from './weeks.ts';

/** Counts and measures of a week, the latest of several looks; null where no look has one. */
export type GrowthWeek = { readonly week: number } & Readonly<Required<Counts>>;

type Counted = Pick<TrackingEntry, 'observedAt' | keyof Counts>;

const NUMBERS = ['cuttingsAlive', 'cuttingsWithRoots', 'longestRootInches'] as const;

/**
 * The numbers of entries by their week (PRODUCT.md#growth), the first week first; weeks without any are left out.
 * @param weekOne the day on which week 1 begins.
 */
export function growthByWeek(entries: readonly Counted[], weekOne: string): GrowthWeek[] {
  const looks = entries.toSorted((a, b) => byCharacters(a.observedAt, b.observedAt));
  const weeks = new Map<number, GrowthWeek>();
  for (const look of looks) {
    const week = weekFrom(weekOne, look.observedAt);
    const so = weeks.get(week) ?? {
      week,
      cuttingsAlive: null,
      cuttingsWithRoots: null,
      longestRootInches: null,
    };
    const told = NUMBERS.map((name) => [name, look[name] ?? so[name]]);
    weeks.set(week, { ...so, ...Object.fromEntries(told) });
  }
  return [...weeks.values()].filter((week) => NUMBERS.some((name) => week[name] !== null));
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
    .toSorted((a, b) => byCharacters(a.observedAt, b.observedAt));
}

/** The number of looks with photos, or weeks with numbers, from which growth is shown. */
export const GROWTH_FROM = 2;

/**
 * Which day of the cuttings in water it is, from day 1 as the report counts: today, or when the first was planted. Null
 * where nobody said since when, or where that is still to come.
 */
export function dayInWater(
  inWaterSince: string | null,
  plantedOn: string | null,
  today: string,
): number | null {
  if (!inWaterSince) return null;
  const day = dayFrom(inWaterSince, plantedOn && plantedOn < today ? plantedOn : today);
  return day < 1 ? null : day;
}

const NARROWEST = 3 / 4;
const WIDEST = 4 / 3;

/** Returns the ratio of width to height that fits two photos whole, upright or not. */
export function frameOf(
  one: Pick<Photo, 'width' | 'height'>,
  other: Pick<Photo, 'width' | 'height'>,
): number {
  const between = Math.sqrt((one.width / one.height) * (other.width / other.height));
  return Math.min(WIDEST, Math.max(NARROWEST, between || 1));
}
