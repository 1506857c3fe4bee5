import { daysFrom } from './dates.ts';
import type { Observation } from './tracking.ts';

/** Which day it is, counted from another one, which is day 1. */
export function dayFrom(start: string, day: string): number {
  return 1 + daysFrom(start, day);
}

/** The week a day falls in, counted from another one, whose week is 1, as is that of all days before it. */
export function weekFrom(start: string, day: string): number {
  return Math.max(1, 1 + Math.floor(daysFrom(start, day) / 7));
}

/**
 * Entries, the newest first, by their week: the first is that of the day when the cuttings went into water, or else of
 * the first entry. A look before that day belongs to it.
 */
export function inWeeks<E extends Pick<Observation, 'observedAt'>>(
  entries: readonly E[],
  inWaterSince: string | null | undefined,
): { week: number; entries: E[] }[] {
  const start = inWaterSince || (entries.at(-1)?.observedAt ?? '');
  const weekOf = ({ observedAt }: E) => weekFrom(start, observedAt);
  const weeks = [...new Set(entries.map(weekOf))];
  return weeks.map((week) => ({ week, entries: entries.filter((entry) => weekOf(entry) === week) }));
}
