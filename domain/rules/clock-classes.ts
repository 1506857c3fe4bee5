/** What goes by the clock, and is told of before. */
import { RETENTION } from './retention.ts';
import { type KeptDays, noticeDaysOf } from './retention-days.ts';

export const CLOCK_CLASSES = ['pausedConsents', 'stopped', 'unvisited', 'finishedProjects'] as const;
export type ClockClass = (typeof CLOCK_CLASSES)[number];

/** How many days before its end a class is told of here, the earliest first. */
export function noticeDaysHere(name: ClockClass, keptDays: KeptDays): number[] {
  return noticeDaysOf(RETENTION[name].noticeDays, keptDays[name]);
}
