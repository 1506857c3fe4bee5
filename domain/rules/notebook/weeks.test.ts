import { expect, test } from 'vitest';
import { inWeeks, weekOneOf } from './weeks.ts';

const days = (...of: number[]) => of.map((day) => ({ observedAt: `2026-05-${10 + day}T09:00` }));
const weeksOf = (...args: Parameters<typeof inWeeks>) =>
  inWeeks(...args).map(({ week, entries }) => [week, entries.length]);

test('weeks are counted from the day when the cuttings went into water, whatever the hour', () => {
  expect(weeksOf(days(14, 13, 8, 7, 6, 0), '2026-05-10T23:59')).toEqual([
    [3, 1],
    [2, 3],
    [1, 2],
  ]);
});

test('weeks are counted from the first entry where nobody said when they went into water', () => {
  expect(weeksOf(days(15, 8), null)).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(weeksOf([], undefined)).toEqual([]);
});

test('week 1 begins with the water, or else with the first look, wherever weeks are counted', () => {
  expect(weekOneOf(days(8, 3), '2026-05-11T09:00')).toBe('2026-05-11T09:00');
  expect(weekOneOf(days(8, 3), null)).toBe('2026-05-13T09:00');
  expect(weekOneOf([], '')).toBe('');
});

test('a look before the water belongs to the first week', () => {
  expect(weeksOf(days(8, 1, 0), '2026-05-15T09:00')).toEqual([[1, 3]]);
});
