import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cornerNames } from '#server/testing/quarters.ts';
import { dngWith } from '#server/testing/raw-photo.ts';
import { makePhotoImages } from './photo-images.ts';
import { readRawPhoto } from './raw-photo.ts';

const SENSOR = { width: 4032, height: 3024 };

test('of a DNG the largest picture that its camera finished is taken, and not the stamp that comes first', async () => {
  const dng = await dngWith(SENSOR, [160, 1600, 640]);
  expect(await sharp(dng).metadata()).toMatchObject({ width: 16, height: 12 });

  const made = await makePhotoImages(dng);

  if ('refused' in made) throw new Error(made.refused);
  expect([made.width, made.height]).toEqual([1600, 1200]);
  expect(await cornerNames(made.display)).toBe('red green blue yellow');
});

test('it lies as the DNG says', async () => {
  const made = await makePhotoImages(await dngWith(SENSOR, [1600], 6));

  if ('refused' in made) throw new Error(made.refused);
  expect([made.width, made.height]).toEqual([1200, 1600]);
  expect(await cornerNames(made.display)).toBe('blue red yellow green');
});

test('half of what a small sensor saw is enough', async () => {
  expect(await makePhotoImages(await dngWith({ width: 640, height: 480 }, [320]))).toMatchObject({
    width: 320,
  });
});

test.for([[[]], [[160, 640]]] as const)(
  'a DNG with no more than small pictures (%j) is refused as a raw photo',
  async ([widths]) => {
    expect(await makePhotoImages(await dngWith(SENSOR, widths))).toEqual({ refused: 'raw-photo' });
  },
);

test('a DNG that is cut off or leads in circles ends in a refusal or a picture', async () => {
  const dng = await dngWith(SENSOR, [1600]);
  for (const share of [0.2, 0.6, 0.99]) {
    expect(await makePhotoImages(dng.subarray(0, dng.length * share))).toHaveProperty('refused');
  }
  const circle = Buffer.from(dng);
  circle.writeUInt32LE(circle.readUInt32LE(4), circle.length - 4);
  expect(readRawPhoto(circle)).not.toBeNull();
});

test('a plain TIFF is no raw photo', async () => {
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer();
  expect(readRawPhoto(tiff)).toBeNull();
});
