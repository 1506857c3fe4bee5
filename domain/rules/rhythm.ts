/** When cuttings want to be looked at: a week after the last look, or after they went into water. Days are YYYY-MM-DD. */
import { daysFrom } from './dates.ts';

const WEEK_DAYS = 7;
const DUE_DAYS = 2;
const WAITING_DAYS = 13;
const DAY_MS = 24 * 60 * 60 * 1000;

export type CheckState = 'none' | 'fine' | 'due' | 'waiting' | 'resting';

/** What is known of a project. Moments are as the child typed them. */
export type Looked = {
  /** Of the last finished entry. */
  readonly lastLook: string | null;
  readonly inWaterSince: string | null;
  readonly isCompleted: boolean;
};

/** A day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day.slice(0, 10)}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the next check; null without anything in water, and once the project is done. */
export function nextCheckOf({ lastLook, inWaterSince, isCompleted }: Looked, today: string): string | null {
  const since = lastLook ?? inWaterSince;
  if (isCompleted || !since) return null;
  // A look that is dated tomorrow puts nothing off.
  const anchor = daysFrom(since, today) < 0 ? today : since;
  return dayAfter(anchor, WEEK_DAYS);
}

/** How things stand by the day of the next check. */
export function checkState(nextCheck: string | null, today: string): CheckState {
  if (nextCheck === null) return 'none';
  const late = daysFrom(nextCheck, today);
  if (late < 0) return 'fine';
  if (late <= DUE_DAYS) return 'due';
  return late <= WAITING_DAYS ? 'waiting' : 'resting';
}
