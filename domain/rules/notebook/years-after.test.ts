import { expect, test } from 'vitest';
import type { Condition } from '#domain/contract/notebook/tree-checks.ts';
import {
  feetAndInches,
  monthsAfter,
  nextQuestionDay,
  questionOn,
  type Told,
  timeAfter,
  timeOfMonths,
  toldThisSeason,
} from './years-after.ts';

const told = (checkedOn: string, condition: Condition = 'alive'): Told => ({ checkedOn, condition });

test.each([
  ['2026-05-15', 1, '2026-06-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'], // a leap year
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-02-28', 24, '2028-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-15', 6, '2027-06-15'],
])('%s and %i months are %s', (day, months, then) => {
  expect(monthsAfter(day, months)).toBe(then);
});

const DONE = '2026-05-15';

test.each<[string, readonly Told[], string, number | null]>([
  ['nothing is asked on the day of the completion', [], '2026-05-15', null],
  ['nothing is asked the day before a month has gone', [], '2026-06-14', null],
  ['the first question is asked after a month', [], '2026-06-15', 1],
  ['it stays open until it is answered', [], '2026-11-14', 1],
  ['the next one takes its place', [], '2026-11-15', 6],
  ['a year after the completion it is asked again', [], '2027-05-15', 12],
  ['two years after it is asked the last time', [], '2028-05-15', 24],
  ['the last question stays open', [], '2031-01-01', 24],
  ['an answer closes a question', [told('2026-06-15')], '2026-06-15', null],
  ['it is closed until the next one', [told('2026-06-20')], '2026-11-14', null],
  ['the next one comes in its turn', [told('2026-06-20')], '2026-11-15', 6],
  ['who was not sure is asked at the next date', [told('2026-06-20', 'unsure')], '2026-11-15', 6],
  ['what was told before a question does not answer it', [told('2026-07-01')], '2026-11-15', 6],
  ['who told in this season is not asked in it', [told('2026-11-10')], '2026-11-15', null],
  ['but in the next season', [told('2026-11-10')], '2026-12-01', 6],
  ['winter is one season over the end of the year', [told('2026-12-30')], '2027-02-28', null],
  ['nothing more is asked of a tree that is gone', [told('2026-06-20', 'gone')], '2026-11-15', null],
  ['nor in later years', [told('2026-06-20', 'gone')], '2028-05-15', null],
  ['a tree that came back is asked of', [told('2026-06-20', 'gone'), told('2026-08-20')], '2026-11-15', 6],
  ['an answer before the first question is one', [told('2026-05-20')], '2026-06-15', 1],
])('%s', (_, answers, day, months) => {
  expect(questionOn(DONE, answers, day)?.months ?? null).toBe(months);
});

test('of a project completed on the last of January the first question is asked on the last of February', () => {
  expect(questionOn('2026-01-31', [], '2026-02-27')).toBeNull();
  expect(questionOn('2026-01-31', [], '2026-02-28')).toEqual({ months: 1, since: '2026-02-28' });
  expect(questionOn('2028-01-31', [], '2028-02-28')).toBeNull();
  expect(questionOn('2028-01-31', [], '2028-02-29')?.months).toBe(1);
  expect(questionOn('2028-02-29', [], '2029-02-28')?.months).toBe(12);
});

test.each<[string, readonly Told[], string, string | null]>([
  ['the first question lies ahead', [], '2026-05-16', '2026-06-15'],
  ['one is open today', [], '2026-06-20', '2026-06-20'],
  ['the next date after an answer', [told('2026-06-20')], '2026-06-20', '2026-11-15'],
  [
    'the next season, where a date falls into one that is told of',
    [told('2026-11-10')],
    '2026-11-10',
    '2026-12-01',
  ],
  ['the last one is answered', [told('2028-05-20')], '2028-05-20', null],
  ['the tree is gone', [told('2026-06-20', 'gone')], '2026-06-20', null],
])('when is asked next: %s', (_, answers, day, next) => {
  expect(nextQuestionDay(DONE, answers, day)).toBe(next);
});

test('a season has one answer, the latest one of it', () => {
  const [early, late, before] = [told('2026-06-02'), told('2026-08-31', 'unsure'), told('2026-05-31')];
  expect(toldThisSeason([early, late, before], '2026-07-01')).toBe(late);
  expect(toldThisSeason([early, late, before], '2026-03-01')).toBe(before);
  expect(toldThisSeason([early, late, before], '2026-09-01')).toBeUndefined();
  expect(toldThisSeason([told('2026-12-24')], '2027-01-02')).toBeDefined();
});

test.each([
  [1, 0, 1],
  [23, 0, 23],
  [24, 2, 0],
  [25, 2, 1],
  [40, 3, 4],
  [999, 83, 3],
])('%i inches are told as %i feet and %i inches', (all, feet, inches) => {
  expect(feetAndInches(all)).toEqual({ feet, inches });
});

test.each([
  [1, 1, 'month'],
  [6, 6, 'month'],
  [12, 1, 'year'],
  [24, 2, 'year'],
])('of %i months is told: %i %s', (months, count, unit) => {
  expect(timeOfMonths(months)).toEqual({ count, unit });
});

test.each([
  ['2026-01-31', '2026-01-31', null],
  ['2026-01-31', '2026-02-01', { count: 1, unit: 'day' }],
  ['2026-01-31', '2026-02-27', { count: 27, unit: 'day' }],
  ['2026-01-31', '2026-02-28', { count: 1, unit: 'month' }],
  ['2026-05-15', '2026-11-14', { count: 5, unit: 'month' }],
  ['2026-05-15', '2027-05-15', { count: 1, unit: 'year' }],
  ['2026-05-15', '2027-07-15', { count: 14, unit: 'month' }],
  ['2026-05-15', '2028-06-14', { count: 2, unit: 'year' }],
])('completed on %s, a look on %s was %j later', (completedOn, day, time) => {
  expect(timeAfter(completedOn, day)).toEqual(time);
});
