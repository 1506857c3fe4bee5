import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PAGE_MAX } from '#domain/limits.ts';
import { saidBy } from '#domain/rules/platform/sentence.ts';
import { beforeNumber, cursor, limit, nextCursor, place } from './paging.ts';

const ROWS = [
  { id: 'b', at: '2026-05-31T12:00:00.001Z' },
  { id: 'a_1', at: '2026-05-31T12:00:00.000Z' },
];

test('the cursor after a full page is the key of its last row, and reads back as that', () => {
  const next = nextCursor(ROWS, 2, ({ at }) => at);
  expect(next).toBe('2026-05-31T12:00:00.000Z_a_1');
  expect(z.parse(cursor, next)).toEqual({ timestamp: Date.UTC(2026, 4, 31, 12), id: 'a_1' });
});

test('after a page that is not full, or empty, there is none', () => {
  expect(nextCursor(ROWS, 3, ({ at }) => at)).toBeNull();
  expect(nextCursor([], 3, () => '')).toBeNull();
});

test.each([
  '',
  'a',
  '2026-05-31T12:00:00.000Z',
  '2026-05-31T12:00:00.000Z_',
  '2026-13-31T12:00:00.000Z_a',
  7,
])('%j is no cursor', (value) => {
  expect(z.safeParse(cursor, value).error?.issues.map(({ message }) => saidBy(message).message)).toEqual([
    'The cursor must be one that a page before gave',
  ]);
});

test.each([1, '1', '50', PAGE_MAX])('a page may have %j rows', (value) => {
  expect(z.parse(limit, value)).toBe(Number(value));
});

test.each(['0', '-1', '1.5', 'all', '', PAGE_MAX + 1])('a page cannot have %j rows', (value) => {
  expect(z.safeParse(limit, value).error?.issues.map(({ message }) => saidBy(message).message)).toEqual([
    `The limit must be a whole number from 1 to ${PAGE_MAX}`,
  ]);
});

test.each([1, '1', '734'])('a page of a numbered list may end before %j', (value) => {
  expect(z.parse(beforeNumber, value)).toBe(Number(value));
});

test.each(['0', '-1', '1.5', 'last', ''])('a page of a numbered list cannot end before %j', (value) => {
  expect(
    z.safeParse(beforeNumber, value).error?.issues.map(({ message }) => saidBy(message).message),
  ).toEqual(['The number must be one that a page before gave']);
});

test.each([
  ['2026-05-31T12:00:00.000Z_a', 'a', ''],
  ['2026-05-31T12:00:00.000Z_a_hazel laka', 'a', 'hazel laka'],
  ['2026-05-31T12:00:00.000Z_a_hazel_7', 'a', 'hazel_7'],
])('the place %s is of %s at "%s"', (text, id, key) => {
  expect(z.parse(place, text)).toEqual({ timestamp: Date.UTC(2026, 4, 31, 12), id, key });
});
