import { expect, test } from 'vitest';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { sourcePlaces } from './source-places.ts';

const named = (id: string, photo: Partial<Photo>): Photo => ({ id, kind: null, ...photo }) as Photo;

test('each place of the source tree has the first photo of its kind, and the others keep their order', () => {
  const photos = [
    named('bark', {}),
    named('leaf', { kind: 'leaf' }),
    named('second leaf', { kind: 'leaf' }),
    named('tree', { kind: 'wholeTree' }),
  ];
  const { places, rest } = sourcePlaces(photos);
  expect(places.map(({ kind, photo }) => [kind, photo?.id])).toEqual([
    ['wholeTree', 'tree'],
    ['branch', undefined],
    ['leaf', 'leaf'],
  ]);
  expect(rest.map(({ id }) => id)).toEqual(['bark', 'second leaf']);
});
