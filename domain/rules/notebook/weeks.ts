import { daysFrom } from '#domain/rules/platform/dates.ts';
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
 * The day on which week 1 begins, for all that counts weeks: when the cuttings went into water, or else were first looked at,
 * drafts too. Empty where neither is known.
 */
export function weekOneOf(
  entries: readonly Pick<Observation, 'observedAt'>[],
  inWaterSince: string | null | undefined,
): string {
  return inWaterSince || (entries.map(({ observedAt }) => observedAt).toSorted()[0] ?? '');
}

/** Entries, the newest first, by their week. A look before week 1 belongs to it. */
export function inWeeks<E extends Pick<Observation, 'observedAt'>>(
  entries: readonly E[],
  inWaterSince: string | null | undefined,
): { week: number; entries: E[] }[] {
  const start = weekOneOf(entries, inWaterSince);
  const weekOf = ({ observedAt }: E) => weekFrom(start, observedAt);
  const weeks = [...new Set(entries.map(weekOf))];
  return weeks.map((week) => ({ week, entries: entries.filter((entry) => weekOf(entry) === week) }));
}
