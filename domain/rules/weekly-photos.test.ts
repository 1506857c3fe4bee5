import { expect, test } from 'vitest';
import type { Photo } from '../contract/photos.ts';
import { photoBefore, timeLapsePhotos } from './weekly-photos.ts';

const named = (id: string, it: Partial<Photo>): Photo => ({ id, kind: null, ...it }) as Photo;

test('a time-lapse goes from the oldest photo of an entry to the newest, and needs three', () => {
  const seen = (id: string, takenAt: string, trackingEntryId: string | null = 'look') =>
    named(id, { stepNumber: 4, takenAt, trackingEntryId });
  const two = [seen('june', '2026-06-01T10:00'), seen('may', '2026-05-01T10:00')];
  expect(timeLapsePhotos([...two, seen('of the step', '2026-05-10T10:00', null)])).toEqual([]);
  const three = [...two, seen('mid-may', '2026-05-15T10:00')];
  expect(timeLapsePhotos(three).map(({ id }) => id)).toEqual(['may', 'mid-may', 'june']);
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
