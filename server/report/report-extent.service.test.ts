import { expect, test } from 'vitest';
import { cutAt, evenly, longestOf } from './report-extent.service.ts';

test.each([
  [[1, 2, 3], 3, [1, 2, 3]],
  [[1, 2, 3], 9, [1, 2, 3]],
  [[1, 2, 3, 4, 5, 6], 3, [2, 4, 6]],
  [[1, 2, 3, 4, 5], 2, [3, 5]],
  [[1, 2, 3], 1, [3]],
  [[1, 2, 3], 0, []],
])('of %j at most %i are %j', (all, most, some) => {
  expect(evenly(all, most)).toEqual(some);
});

test.each([
  [[3, 4], 7, Number.POSITIVE_INFINITY],
  [[3, 4], 6, 3],
  [[1, 100, 100], 21, 10],
  [[], 5, Number.POSITIVE_INFINITY],
])('texts of %j characters fit into %i when each has at most %d', (lengths, most, longest) => {
  expect(longestOf(lengths, most)).toBe(longest);
});

test('a text is cut between letters, never through one', () => {
  expect(cutAt('roots', 5)).toBe('roots');
  expect(cutAt('🌱🌱🌱', 2)).toBe('🌱🌱…');
  expect(cutAt('white roots', 6)).toBe('white…');
});
