import { daysFrom } from './dates.ts';
import type { Observation } from './tracking.ts';

/**
 * Entries, the newest first, by their week: the first is that of the day when the cuttings went into water, or else of
 * the first entry. A look before that day belongs to it.
 */
export function inWeeks<E extends Pick<Observation, 'observedAt'>>(
  entries: readonly E[],
  inWaterSince: string | null | undefined,
): { week: number; entries: E[] }[] {
  const start = inWaterSince || (entries.at(-1)?.observedAt ?? '');
  const weekOf = ({ observedAt }: E) => Math.max(1, 1 + Math.floor(daysFrom(start, observedAt) / 7));
  const weeks = [...new Set(entries.map(weekOf))];
  return weeks.map((week) => ({ week, entries: entries.filter((entry) => weekOf(entry) === week) }));
}
