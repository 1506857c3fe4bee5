import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { inTimeOrder, photoTime } from './photo-time.ts';

const CAME = '2026-11-28T18:30:00.000Z';
const BEGAN = '2026-09-14T10:00:00.000Z';
const LONG_AGO = '2024-05-03T09:30';

test.each<[string, takenAt: string, isBelieved: boolean, began?: string]>([
  ['earlier on the day when it came', '2026-11-28T09:00', true],
  ['on the next day, which it is on the other side of Earth', '2026-11-29T08:00', true],
  ['two days after it came', '2026-11-30T00:00', false],
  ['in 2099', '2099-01-01T00:00', false],
  ['in 1970', '1970-01-01T00:00', false],
  ['by a clock that began anew in 2020', '2020-01-01T00:02', false],
  ['some months before its project: the source tree in leaf', '2026-05-17T14:32', true],
  ['a year before its project', '2025-09-14T08:00', true],
  ['more than a year before its project', '2025-09-12T08:00', false],
  ['long ago, in a project that is as old', LONG_AGO, true, LONG_AGO],
  ['long ago, in a project that nobody knows', LONG_AGO, false, ''],
  ['a year before it came, in a project that nobody knows', '2025-11-28T08:00', true, ''],
  ['before it came to a project that says to be begun later', '2026-05-17T14:32', true, '2027-10-01'],
])('#the-day-of-a-photo: a photo that was taken %s', (_, takenAt, isBelieved, began = BEGAN) => {
  expect(photoTime({ takenAt, uploadedAt: CAME }, began || undefined)).toBe(isBelieved ? takenAt : CAME);
});

test('a photo that does not tell is of the moment when it came', () => {
  expect(photoTime({ takenAt: null, uploadedAt: CAME }, BEGAN)).toBe(CAME);
});

/** A photo by its step and its times; nothing else of it is asked. */
function photo(id: string, part: Partial<Photo>): Photo {
  return { id, stepNumber: 2, takenAt: null, uploadedAt: '2026-05-31T12:00:00.000Z', ...part } as Photo;
}

test('the report shows photos by step, and in a step by when they were taken or else came', () => {
  const photos = [
    photo('planting, taken first of all', { stepNumber: 5, takenAt: '2026-01-01T00:00' }),
    photo('came last', { uploadedAt: '2026-06-02T08:00:00.000Z' }),
    photo('taken late', { takenAt: '2026-06-01T10:00', uploadedAt: '2026-06-01T11:00:00.000Z' }),
    photo('came first', { uploadedAt: '2026-05-30T08:00:00.000Z' }),
    photo('taken early, came after all', {
      takenAt: '2026-05-29T10:00',
      uploadedAt: '2026-06-03T11:00:00.000Z',
    }),
  ];
  expect(photos.toSorted(inTimeOrder()).map((it) => it.id)).toEqual([
    'taken early, came after all',
    'came first',
    'taken late',
    'came last',
    'planting, taken first of all',
  ]);
});

test('photos of a wrong clock stand at the end of the day when they came, in the order of that clock', () => {
  const photos = [
    photo('wrong, second', { takenAt: '1970-01-01T00:09' }),
    photo('of the day after', { uploadedAt: '2026-06-01T00:10:00.000Z' }),
    photo('wrong, first', { takenAt: '1970-01-01T00:05' }),
    photo('of that evening', { takenAt: '2026-05-31T21:00' }),
    photo('wrong, last', { takenAt: '2099-01-01T00:00' }),
  ];
  expect(photos.toSorted(inTimeOrder('2026-05-01')).map((it) => it.id)).toEqual([
    'of that evening',
    'wrong, first',
    'wrong, second',
    'wrong, last',
    'of the day after',
  ]);
});

test('photos of one moment keep the order in which they stand', () => {
  expect(inTimeOrder()(photo('a', {}), photo('b', {}))).toBe(0);
});
