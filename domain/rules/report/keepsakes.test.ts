import { describe, expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { evenly, type KeptLook, keepsakesOf } from './keepsakes.ts';

const BEGAN = '2026-05-01T08:00:00.000Z';

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

describe('the photos that a report shows large', () => {
  const look = (id: string, day: number, over: Partial<KeptLook> = {}): KeptLook => ({
    id,
    observedAt: `2026-05-${String(day).padStart(2, '0')}T16:00`,
    noticedRootGrowth: false,
    cuttingsWithRoots: null,
    longestRootInches: null,
    ...over,
  });
  const ofDay = (id: string, day: number, over: Partial<Photo> = {}): Photo => ({
    ...({ id, uploadedAt: '2026-05-31T12:00:00.000Z' } as Photo),
    takenAt: `2026-05-${String(day).padStart(2, '0')}T16:00`,
    treeCheckId: null,
    trackingEntryId: null,
    kind: null,
    ...over,
  });

  test('are the first, the first root, the longest, before, during and after, in the order of the work', () => {
    const looks = [
      look('long', 20, { longestRootInches: 3 }),
      look('as long', 24, { longestRootInches: 3 }),
      look('bump', 10, { noticedRootGrowth: true }),
      look('nothing', 6),
    ];
    const photos = [
      ...[6, 10, 20, 24].map((day, at) =>
        ofDay(`look ${day}`, day, { trackingEntryId: ['nothing', 'bump', 'long', 'as long'][at] ?? null }),
      ),
      ofDay('source', 1),
      ofDay('harvest', 2),
      ofDay('before', 26, { kind: 'beforePhoto' }),
      ofDay('during', 27, { kind: 'duringPhoto' }),
      ofDay('after', 28, { kind: 'afterPhoto' }),
      ofDay('next year', 29, { treeCheckId: 'check' }),
    ];
    const chosen = keepsakesOf(photos, looks, [], BEGAN).map(({ id }) => id);
    expect(chosen).toEqual(['source', 'look 10', 'look 20', 'before', 'during', 'after']);
    const after = photos.find(({ id }) => id === 'after') ?? null;
    expect(keepsakesOf(photos, looks, [after, null], BEGAN).map(({ id }) => id)).not.toContain('after');
  });

  test('stand in the order of the days of their looks, whatever day their files say', () => {
    const looks = [look('second', 20), look('first', 10)];
    const photos = [
      ofDay('of the second', 3, { trackingEntryId: 'second' }),
      ofDay('of the first', 25, { trackingEntryId: 'first' }),
      ofDay('between', 15),
    ];
    const chosen = keepsakesOf(photos, looks, [], BEGAN).map(({ id }) => id);
    expect(chosen).toEqual(['of the first', 'between', 'of the second']);
  });

  test('are spread over all of the others where little was told of them', () => {
    const photos = Array.from({ length: 12 }, (_, at) => ofDay(`day ${at + 1}`, at + 1));
    const days = keepsakesOf(photos, [], [], BEGAN).map(({ id }) => id);
    expect([days.length, days[0], days.at(-1)]).toEqual([6, 'day 1', 'day 12']);
    expect(keepsakesOf([], [], [], BEGAN)).toEqual([]);
  });
});
