import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { photoBefore, timeLapseFrames } from './weekly-photos.ts';

const named = (id: string, photo: Partial<Photo>): Photo => ({ id, kind: null, ...photo }) as Photo;

test('a time-lapse goes from the first look to the latest, each photo on the day of its look, and needs three', () => {
  const look = (observedAt: string, ...photos: Photo[]) => ({ id: observedAt, observedAt, photos });
  const taken = (id: string, takenAt: string | null, uploadedAt = '2026-06-30T10:00:00.000Z') =>
    named(id, { stepNumber: 4, takenAt, uploadedAt });
  const june = look('2026-06-01T10:00', taken('late to come', null), taken('june', '2026-06-01T10:00'));
  expect(timeLapseFrames([june])).toEqual([]);
  const may = look('2026-05-01T10:00', taken('of a camera set wrong', '2031-01-01T00:00'));
  expect(timeLapseFrames([june, may]).map(({ photo, observedAt }) => [photo.id, observedAt])).toEqual([
    ['of a camera set wrong', '2026-05-01T10:00'],
    ['june', '2026-06-01T10:00'],
    ['late to come', '2026-06-01T10:00'],
  ]);
});

test('the photo before is the last one of the look before, whatever comes after or has none', () => {
  const look = (id: string, observedAt: string, ...photos: string[]) => ({
    id,
    observedAt,
    photos: photos.map((it) => named(it, {})),
  });
  const now = look('now', '2026-05-22T09:00', 'new');
  const entries = [
    look('later', '2026-05-29T09:00', 'late'),
    now,
    look('bare', '2026-05-15T09:00'),
    look('week', '2026-05-08T09:00', 'first', 'second'),
    look('begin', '2026-05-01T09:00', 'old'),
  ];
  expect(photoBefore(entries, now)?.id).toBe('second');
  expect(photoBefore([now], now)).toBe(undefined);
});
