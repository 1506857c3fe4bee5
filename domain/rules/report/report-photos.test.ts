import { expect, test } from 'vitest';
import type { MomentKind } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { bestOf, dayOfPhoto, firstAndLatest, latestOf, plantedOn } from './report-photos.ts';

const BEGAN = '2026-05-01T08:00:00.000Z';

/** A photo by its times; nothing else of it is asked. */
function photo(id: string, takenAt: string | null, uploadedAt = '2026-05-31T12:00:00.000Z'): Photo {
  return { id, takenAt, uploadedAt } as Photo;
}

test('the first and the latest photo are so by when they were taken, or else came', () => {
  const photos = [
    photo('middle', '2026-05-02T10:00'),
    photo('latest', null, '2026-06-01T00:00:00.000Z'),
    photo('first', '2026-05-01T10:00'),
  ];
  const pair = firstAndLatest(photos, [], BEGAN);
  expect([pair?.first.photo.id, pair?.latest.photo.id, latestOf(photos, [], BEGAN)?.id]).toEqual([
    'first',
    'latest',
    'latest',
  ]);
});

test('photos that were taken in one minute stand as they came', () => {
  const taken = '2026-06-14T10:00';
  const before = photo('before', taken, '2026-06-14T15:00:01.000Z');
  const after = photo('after', taken, '2026-06-14T15:00:02.000Z');
  for (const photos of [
    [before, after],
    [after, before],
  ])
    expect(latestOf(photos, [], BEGAN)?.id).toBe('after');
  const planted = [
    { ...after, id: 'at last', kind: 'afterPhoto' as const },
    { ...after, id: 'meanwhile', kind: 'duringPhoto' as const },
  ];
  expect(latestOf(planted, [], BEGAN)?.id).toBe('at last');
});

test('a report begins with the latest photo after planting, else with the latest one, else with none', () => {
  const after = (id: string, takenAt: string) => ({ ...photo(id, takenAt), kind: 'afterPhoto' as const });
  const photos = [
    after('planted', '2026-05-20T10:00'),
    after('planted first', '2026-05-19T10:00'),
    photo('a look later', '2026-05-25T10:00'),
    photo('before', '2026-05-10T10:00'),
  ];
  expect(bestOf(photos, [], BEGAN)?.id).toBe('planted');
  expect(bestOf(photos.slice(2), [], BEGAN)?.id).toBe('a look later');
  expect(bestOf([], [], BEGAN)).toBeNull();
});

test('#the-day-of-a-photo: photos of 1970 and 2099 are of the day when they came', () => {
  const photos = [
    photo('of 1970', '1970-01-01T00:00', '2026-05-30T08:00:00.000Z'),
    photo('first', '2026-05-02T10:00'),
    photo('latest', null, '2026-06-01T00:00:00.000Z'),
    photo('of 2099', '2099-01-01T00:00', '2026-05-31T08:00:00.000Z'),
  ];
  const pair = firstAndLatest(photos, [], BEGAN);
  expect([pair?.first.photo.id, pair?.latest.photo.id, latestOf(photos, [], BEGAN)?.id]).toEqual([
    'first',
    'latest',
    'latest',
  ]);
  const [wrong] = photos;
  expect(firstAndLatest([...photos.slice(0, 1), ...photos.slice(2)], [], BEGAN)?.first).toEqual({
    photo: wrong,
    at: '2026-05-30T08:00:00.000Z',
  });
});

test('a photo of a look is of the day of the look, whatever day its file says', () => {
  const came = '2026-11-26T12:00:00.000Z';
  const ofLook = (id: string, look: string) => ({
    ...photo(id, '2026-05-17T10:00', came),
    trackingEntryId: look,
  });
  const photos = [
    ofLook('leaf', 'november'),
    ofLook('root', 'october'),
    photo('jar', '2026-11-01T10:00', came),
  ];
  const looks = [
    { id: 'october', observedAt: '2026-10-20T16:00' },
    { id: 'november', observedAt: '2026-11-25T16:00' },
  ];
  const pair = firstAndLatest(photos, looks, BEGAN);
  expect([pair?.first.photo.id, pair?.first.at]).toEqual(['root', '2026-10-20T16:00']);
  expect([pair?.latest.photo.id, pair?.latest.at]).toEqual(['leaf', '2026-11-25T16:00']);
  expect(firstAndLatest(photos, [], BEGAN)?.latest.at).toBe('2026-11-01T10:00');
  expect([bestOf(photos, looks, BEGAN)?.id, latestOf(photos, looks, BEGAN)?.id]).toEqual(['leaf', 'leaf']);
  expect(photos.map((it) => dayOfPhoto(it, looks, BEGAN).slice(0, 10))).toEqual([
    '2026-11-25',
    '2026-10-20',
    '2026-11-01',
  ]);
});

test('one photo alone is the latest, and has nothing to be compared with', () => {
  const only = photo('only', null);
  expect([firstAndLatest([], [], BEGAN), latestOf([], [], BEGAN)]).toEqual([null, null]);
  expect([firstAndLatest([only], [], BEGAN), latestOf([only], [], BEGAN)]).toEqual([null, only]);
});

test('a tree was planted when it came to its last place', () => {
  const moment = (kind: MomentKind, at: string) => ({ kind, at });
  const harvest = moment('harvest', '2026-05-01T10:00');
  const planting = moment('planting', '2026-06-14');
  expect(plantedOn([harvest])).toBeNull();
  expect(plantedOn([harvest, planting])).toBe('2026-06-14');
  expect(plantedOn([harvest, planting, moment('move', '2026-07-01')])).toBe('2026-07-01');
});
