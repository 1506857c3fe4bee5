import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { photoMomentOf } from './photo-day.ts';

const LOOKED = '2026-05-09T10:00';
const TODAY = '2026-05-09';
const CAME = '2026-05-09T18:00:00.000Z';
const MAY_2 = '2026-05-02T16:10';

test.each<[message: string, taken: (string | null)[], asked: string | null, inWaterSince?: string]>([
  ['no photo', [], null],
  ['a photo that does not tell', [null], null],
  ['a photo of the same day', ['2026-05-09T23:59'], null],
  ['a photo of an earlier day', [MAY_2], MAY_2],
  ['a photo of the minute before midnight', ['2026-05-08T23:59'], '2026-05-08T23:59'],
  ['two photos of one other day, the earlier one counts', ['2026-05-02T16:12', MAY_2], MAY_2],
  ['a photo of another day beside one that does not tell', [null, MAY_2], MAY_2],
  ['photos of several days', [MAY_2, '2026-05-03T08:00'], null],
  ['one of another day beside one of the same day', [MAY_2, LOOKED], null],
  ['a photo of a day after today', ['2026-05-10T00:00'], null],
  ['a photo of before the cuttings were in water', [MAY_2], null, '2026-05-03T11:00'],
  ['a photo of a clock that began anew', ['1970-01-01T00:05'], null],
  ['a photo of another day beside one of a clock that began anew', ['1970-01-01T00:05', MAY_2], MAY_2],
  ['a photo of the day when they came into water', [MAY_2], MAY_2, '2026-05-02T18:00'],
])('#a-photo-of-another-day: the day of %s', (_, taken, asked, inWaterSince) => {
  const photos = taken.map((takenAt) => ({ takenAt, uploadedAt: CAME }) as Photo);
  expect(photoMomentOf({ photos, observedAt: LOOKED }, TODAY, inWaterSince ?? null)).toBe(asked);
});

test('#a-photo-of-another-day: a photo of today is asked about in an entry that was dated back', () => {
  const photos = [{ takenAt: LOOKED, uploadedAt: CAME } as Photo];
  expect(photoMomentOf({ photos, observedAt: MAY_2 }, TODAY, null)).toBe(LOOKED);
});
