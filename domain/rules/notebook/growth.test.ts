import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { dayInWater, frameOf, growthByWeek, picturedLooks } from './growth.ts';

const NONE = { cuttingsAlive: null, cuttingsWithRoots: null, longestRootInches: null };
const look = (observedAt: string, numbers: object = {}) => ({ ...NONE, observedAt, ...numbers });

test('#growth: numbers stand in the weeks since the cuttings went into water, of a week what was said last', () => {
  const entries = [
    look('2026-05-20T10:00', { longestRootInches: 1.25 }),
    look('2026-05-16T10:00', { cuttingsAlive: 7, cuttingsWithRoots: 2 }),
    look('2026-05-14T10:00', { cuttingsAlive: 8, longestRootInches: 0 }),
    look('2026-05-03T10:00', { cuttingsAlive: 8 }),
    look('2026-05-08T10:00'),
  ];
  expect(growthByWeek(entries, '2026-05-01T11:00')).toEqual([
    { week: 1, ...NONE, cuttingsAlive: 8 },
    { week: 2, ...NONE, cuttingsAlive: 8, longestRootInches: 0 },
    { week: 3, cuttingsAlive: 7, cuttingsWithRoots: 2, longestRootInches: 1.25 },
  ]);
});

test('entries of before there were numbers have none', () => {
  const { longestRootInches: _, ...old } = look('2026-05-10T10:00', { cuttingsAlive: 6 });
  const entries = [look('2026-05-17T10:00', { cuttingsWithRoots: 0 }), old as ReturnType<typeof look>];
  expect(growthByWeek(entries, '2026-05-10T10:00')).toEqual([
    { week: 1, ...NONE, cuttingsAlive: 6 },
    { week: 2, ...NONE, cuttingsWithRoots: 0 },
  ]);
  expect(growthByWeek([], '')).toEqual([]);
});

test.each<[message: string, since: string | null, planted: string | null, day: number | null]>([
  ['nobody said', null, null, null],
  ['today', '2026-06-08T23:00', null, 1],
  ['across the change to summer time', '2026-03-01T11:00', null, 100],
  ['still to come', '2026-06-09T08:00', null, null],
  ['planted', '2026-05-01T11:00', '2026-06-01', 32],
  ['planted by tomorrow', '2026-05-01T11:00', '2026-06-09', 39],
])('#growth: the day in water, %s', (_, since, planted, day) => {
  expect(dayInWater(since, planted, '2026-06-08')).toBe(day);
});

const UPRIGHT = { width: 1536, height: 2048 };
const LEVEL = { width: 2048, height: 1536 };
const PANORAMA = { width: 2048, height: 400 };

test.each([
  ['two upright photos', UPRIGHT, UPRIGHT, 3 / 4],
  ['two level photos', LEVEL, LEVEL, 4 / 3],
  ['an upright photo beside a level one', UPRIGHT, LEVEL, 1],
  ['a panorama', PANORAMA, LEVEL, 4 / 3],
  ['a photo of which nothing is known yet', { width: 0, height: 0 }, LEVEL, 1],
])('the frame of %s', (_, one, other, frame) => {
  expect(frameOf(one, other)).toBeCloseTo(frame);
});

test('#growth: looks with photos go from the first to the latest, and of each the photo that was added last stands for it', () => {
  const seen = (id: string, observedAt: string, ...photos: string[]) => ({
    ...{ id, observedAt },
    photos: photos.map((it) => ({ id: it }) as Photo),
  });
  const entries = [
    seen('third', '2026-05-15T09:00', 'late'),
    seen('bare', '2026-05-10T09:00'),
    seen('first', '2026-05-01T09:00', 'old'),
    seen('second', '2026-05-08T09:00', 'one', 'two'),
  ];
  expect(picturedLooks(entries).map(({ id, photo }) => [id, photo.id])).toEqual([
    ['first', 'old'],
    ['second', 'two'],
    ['third', 'late'],
  ]);
});
