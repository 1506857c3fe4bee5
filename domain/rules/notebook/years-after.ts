import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { daysFrom, daysInMonth } from '#domain/rules/platform/dates.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';

/*
 * PRODUCT.md#the-years-after: how the planted tree is, asked 1, 6, 12 and 24 months after the project was completed.
 * All days are `YYYY-MM-DD`, those of the child who tells, or of whom is written to.
 */

/** Months after the completion when the child is asked. */
export const ASKED_AFTER_MONTHS = [1, 6, 12, 24] as const;

/** The months in which a season begins: March, June, September, December. */
const SEASON_BEGINS = [3, 6, 9, 12] as const;

/** The part of a tree check that decides the next question. */
export type Told = Pick<TreeCheck, 'condition' | 'checkedOn'>;

/** A question that is open: how many months after the completion it is asked, and since which day. */
export type OpenQuestion = { readonly months: number; readonly since: string };

const two = (number: number) => String(number).padStart(2, '0');

/** The same day so many months later; where that month is too short, its last day (January 31, February 28). */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return `${inYear}-${two(inMonth)}-${two(Math.min(date, daysInMonth(inYear, inMonth)))}`;
}

/** The first day of the season that a day lies in; winter begins in December. */
function seasonBegin(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const begin = SEASON_BEGINS.findLast((it) => it <= month);
  return begin === undefined ? `${year - 1}-12-01` : `${year}-${two(begin)}-01`;
}

/** Returns the latest check; of two on one day the first listed. */
function lastTold<T extends Told>(told: readonly T[]): T | undefined {
  return told.toSorted((a, b) => byCharacters(b.checkedOn, a.checkedOn))[0];
}

/**
 * Returns the check in the season of a day: there is one a season, which can be corrected
 * (PRODUCT.md#the-years-after).
 */
export function toldThisSeason<T extends Told>(told: readonly T[], day: string): T | undefined {
  const begin = seasonBegin(day);
  return lastTold(told.filter((it) => seasonBegin(it.checkedOn) === begin));
}

/**
 * The question that is open on a day; null where none is. One stays open until it is answered or the next one comes.
 * Whoever has told in this season is asked in the next one, and who has told that the tree is gone never again.
 * @param completedOn when the project was completed.
 * @param told what the child has told of the tree so far, in any order.
 */
export function questionOn(completedOn: string, told: readonly Told[], day: string): OpenQuestion | null {
  const asked = ASKED_AFTER_MONTHS.map((months) => ({ months, since: monthsAfter(completedOn, months) }));
  const open = asked.findLast(({ since }) => since <= day);
  if (!open || lastTold(told)?.condition === 'gone') return null;
  const isAnswered = told.some(({ checkedOn }) => checkedOn >= open.since);
  return isAnswered || toldThisSeason(told, day) ? null : open;
}

/** The first day from the one given on which a question is open; null where nothing is asked any more. */
export function nextQuestionDay(completedOn: string, told: readonly Told[], day: string): string | null {
  const asked = ASKED_AFTER_MONTHS.map((months) => monthsAfter(completedOn, months));
  const last = lastTold(told);
  const nextSeason = last ? [monthsAfter(seasonBegin(last.checkedOn), 3)] : [];
  const days = [day, ...asked, ...nextSeason].filter((it) => it >= day).toSorted();
  return days.find((it) => questionOn(completedOn, told, it)) ?? null;
}

/** A time in whole units. */
export type WholeTime = { readonly count: number; readonly unit: 'day' | 'month' | 'year' };

/** So many months: how long ago a tree was planted when a question is asked. */
export function timeOfMonths(months: number): WholeTime {
  return months % 12 === 0 ? { count: months / 12, unit: 'year' } : { count: months, unit: 'month' };
}

/** Returns the time from the completion to a day; null when the day is not after it. */
export function timeAfter(completedOn: string, day: string): WholeTime | null {
  const days = daysFrom(completedOn, day);
  if (days <= 0) return null;
  const [year = 0, month = 1] = completedOn.split('-').map(Number);
  const [inYear = 0, inMonth = 1] = day.split('-').map(Number);
  const begun = (inYear - year) * 12 + inMonth - month;
  const months = monthsAfter(completedOn, begun) <= day ? begun : begun - 1;
  return months > 0 ? timeOfMonths(months) : { count: days, unit: 'day' };
}

/** A height as it is told: in feet and inches from 2 feet on. */
export function feetAndInches(inches: number): { readonly feet: number; readonly inches: number } {
  const feet = inches < 24 ? 0 : Math.floor(inches / 12);
  return { feet, inches: inches - 12 * feet };
}
