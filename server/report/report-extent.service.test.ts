import { expect, test } from 'vitest';
import { cutAt, longestOf, shortTimeline } from './report-extent.service.ts';

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

const moments = (count: number, details: string[]) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    kind: 'observation' as const,
    day: index,
    at: '2026-05-01',
    title: 'Added water',
    details,
    photoIds: [],
  }));

test('a timeline of an ordinary project stays whole', () => {
  const timeline = moments(200, ['White tips! '.repeat(40)]);
  expect(shortTimeline(timeline)).toEqual({ moments: timeline, isShortened: false });
});

test('of more moments than a report has room for some are left out, never the last one', () => {
  const { moments: left, isShortened } = shortTimeline(moments(1500, []));
  expect([left.length, left.at(-1)?.id, isShortened]).toEqual([1000, '1499', true]);
});

test('of longer notes than a report has room for each is cut, and says so', () => {
  const { moments: left, isShortened } = shortTimeline(moments(20, ['x'.repeat(20_000)]));
  expect(left.map(({ details }) => details[0])).toEqual(Array(20).fill(`${'x'.repeat(5000)}…`));
  expect(isShortened).toBe(true);
});
