import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { latestWorkOf } from './latest-work.ts';

const photo = (id: string, uploadedAt: string) => ({ id, uploadedAt }) as Photo;

test('where nothing was photographed there is no photo', () => {
  expect(latestWorkOf([])).toEqual({ photo: null });
  expect(latestWorkOf([{ photos: [] }])).toEqual({ photo: null });
});

test('of all projects the photo that was added last', () => {
  const old = { photos: [photo('old', '2025-05-01T10:00:00.000Z')] };
  const last = photo('last', '2026-05-02T10:00:00.000Z');
  const fresh = { photos: [photo('first', '2026-05-01T10:00:00.000Z'), last] };
  expect(latestWorkOf([fresh, old])).toEqual({ photo: last });
  expect(latestWorkOf([old, fresh])).toEqual({ photo: last });
});
