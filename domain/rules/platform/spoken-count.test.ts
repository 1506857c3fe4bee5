import { expect, test } from 'vitest';
import { COUNTED_MOST } from '#domain/limits.ts';
import { spokenCount, spokenNumber } from './spoken-count.ts';

test.each([
  [0, false, '0'],
  [1234, false, '1,234'],
  [COUNTED_MOST, true, 'more than 1,000'],
  [312, true, 'at least 312'],
])('%d, counted to the end or not (%s), is said as %s', (count, isMore, words) => {
  expect(spokenCount({ count, isMore })).toBe(words);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('the thousands of %d stand apart: %s', (count, words) => {
  expect(spokenNumber(count)).toBe(words);
});
