/**
 * When cuttings want to be looked at (PRODUCT.md#the-weekly-rhythm): a week after the last look, or after they went
 * into water. Days are YYYY-MM-DD where the child is; no zone is reckoned with, so that neither a change of clocks nor
 * a journey moves a check.
 */
import { ROOTING_WEEKS } from '#domain/limits.ts';
import { daysFrom } from '#domain/rules/platform/dates.ts';
import { weekFrom } from './weeks.ts';

/** Weeks of looking at cuttings: as long as roots may take. */
export const RHYTHM_WEEKS = ROOTING_WEEKS[1];
const WEEK_DAYS = 7;
const DUE_DAYS = 2;
const WAITING_DAYS = 13;
const DAY_MS = 24 * 60 * 60 * 1000;

export type CheckState = 'none' | 'fine' | 'due' | 'waiting' | 'resting';

/** The known facts of a project. Moments are as the child typed them. */
export type Looked = {
  /** The moment of the last finished entry. */
  readonly lastLook: string | null;
  readonly inWaterSince: string | null;
  readonly isCompleted: boolean;
};

/** An entry, as far as it counts as a look. */
type Entry = { readonly isDraft: boolean; readonly observedAt: string };

/** A day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day.slice(0, 10)}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the next check; null as long as nothing is in water, and once the project is done. */
export function nextCheckOf({ lastLook, inWaterSince, isCompleted }: Looked, today: string): string | null {
  if (isCompleted || !inWaterSince) return null;
  const since = lastLook ?? inWaterSince;
  // A look that is dated tomorrow puts nothing off.
  const anchor = daysFrom(since, today) < 0 ? today : since;
  return dayAfter(anchor, WEEK_DAYS);
}

/** Returns the state by the day of the next check. */
export function checkState(nextCheck: string | null, today: string): CheckState {
  if (nextCheck === null) return 'none';
  const late = daysFrom(nextCheck, today);
  if (late < 0) return 'fine';
  if (late <= DUE_DAYS) return 'due';
  return late <= WAITING_DAYS ? 'waiting' : 'resting';
}

/** When the last look was that counts; null where none is finished. */
export function lastLookOf(entries: readonly Entry[]): string | null {
  return (
    entries
      .filter((entry) => !entry.isDraft)
      .map((entry) => entry.observedAt)
      .toSorted()
      .at(-1) ?? null
  );
}

/**
 * The weeks in water, from 1 in their order, in which there was a finished look; none as long as nothing is in water. A look
 * before that day counts for the first (PRODUCT.md#weeks-and-counts).
 */
export function lookedWeeksOf(entries: readonly Entry[], inWaterSince: string | null): number[] {
  if (!inWaterSince) return [];
  const weeks = entries
    .filter((entry) => !entry.isDraft)
    .map((entry) => weekFrom(inWaterSince, entry.observedAt));
  return [...new Set(weeks)].toSorted((a, b) => a - b);
}

/**
 * The row of leaves, true for one that is filled: one for each of the sixteen weeks, and behind them one for each later week
 * with a look. So as many are filled as there are weeks with a look, and none that was filled is ever empty again.
 */
export function leavesOf(lookedWeeks: readonly number[]): boolean[] {
  const weeks = Array.from({ length: RHYTHM_WEEKS }, (_, before) => lookedWeeks.includes(before + 1));
  return [...weeks, ...lookedWeeks.filter((week) => week > RHYTHM_WEEKS).map(() => true)];
}
