/** The output of art/render-photos.ts. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RENDERED_PHOTOS, renderedPhoto } from '#server/testing/rendered-photos.ts';

const FOLDER = import.meta.dirname;
const MOST_BYTES = 3_000_000;

test('every photo is there, and no other; all together they are small', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
  expect(files.toSorted()).toEqual(RENDERED_PHOTOS.map((name) => `${name}.jpg`).toSorted());
  const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('each hand holds the phone in its own way, and always in the same one', async () => {
  const taken = await Promise.all([0, 1, 2, 3, 1].map((hand) => renderedPhoto('jar-6', hand)));
  const seen = taken.map((bytes) => Buffer.from(bytes).toString('base64'));
  expect(seen[4]).toBe(seen[1]);
  expect(new Set(seen).size).toBe(4);
  const kinds = await Promise.all(taken.map(async (bytes) => (await sharp(bytes).metadata()).format));
  expect(new Set(kinds)).toEqual(new Set(['jpeg']));
});
