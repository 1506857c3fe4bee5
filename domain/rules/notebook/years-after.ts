import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { daysFrom, daysInMonth } from '#domain/rules/platform/dates.ts';
import { byCharacters } from '#domain/rules/platform/text.ts';

/*
 * §27: how the planted tree is, asked 1, 6, 12 and 24 months after the project was completed. All days are `YYYY-MM-DD`,
 * those of the child who tells, or of whom is written to.
 */

/** How many months after the completion it is asked. */
export const ASKED_AFTER_MONTHS = [1, 6, 12, 24] as const;

/** The months in which a season begins: March, June, September, December. */
const SEASON_BEGINS = [3, 6, 9, 12] as const;

/** What is told of the tree, as far as it decides when is asked. */
export type Told = Pick<TreeCheck, 'condition' | 'checkedOn'>;

/** A question that is open: how many months after the completion it is asked, and since which day. */
export type OpenQuestion = { readonly months: number; readonly since: string };

const two = (it: number) => String(it).padStart(2, '0');

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

/** What was told last of the tree; of two of one day the one that stands first. */
function lastTold<T extends Told>(told: readonly T[]): T | undefined {
  return told.toSorted((a, b) => byCharacters(b.checkedOn, a.checkedOn))[0];
}

/** What was told in the season of a day: there is one answer a season, which can be put right (§27). */
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

/** '1 month', '2 years': how long ago a tree was planted when a question is asked. */
export function askedAfterText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long after the completion a day is, in whole units: 'After 12 days', 'After 6 months', 'After 2 years'; else nothing. */
export function afterText(completedOn: string, day: string): string {
  const days = daysFrom(completedOn, day);
  if (days <= 0) return '';
  const [year = 0, month = 1] = completedOn.split('-').map(Number);
  const [inYear = 0, inMonth = 1] = day.split('-').map(Number);
  const begun = (inYear - year) * 12 + inMonth - month;
  const months = monthsAfter(completedOn, begun) <= day ? begun : begun - 1;
  if (months > 0) return `After ${askedAfterText(months)}`;
  return `After ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** '18 inches', from 2 feet on '3 feet 4 inches'. */
export function heightText(inches: number): string {
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  const feet = inches < 24 ? 0 : Math.floor(inches / 12);
  return [...some(feet, 'foot', 'feet'), ...some(inches - 12 * feet, 'inch', 'inches')].join(' ');
}

/** How a tree is, in the words of whoever reads of it. */
export const CONDITION_WORDS: Readonly<Record<TreeCheck['condition'], string>> = {
  alive: 'Alive',
  gone: 'Gone',
  unsure: 'Not sure',
};

/** 'Alive, 3 feet 4 inches tall'. */
export function toldText({ condition, heightInches }: Pick<TreeCheck, 'condition' | 'heightInches'>): string {
  const height = heightInches === null ? [] : [`${heightText(heightInches)} tall`];
  return [CONDITION_WORDS[condition], ...height].join(', ');
}
