import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reduceJpeg } from './reduced-jpeg.ts';

const plain = { channels: 3, background: '#2f8f3a' } as const;
const jpegOf = (width: number, height: number, sigma?: number) =>
  sharp({
    create: {
      width,
      height,
      ...plain,
      ...(sigma && { noise: { type: 'gaussian', mean: 128, sigma } as const }),
    },
  })
    .jpeg()
    .toBuffer();

test('a plain picture is as large as its share of bytes usually allows, in its own shape', async () => {
  const { jpeg, width, height } = await reduceJpeg(await jpegOf(2000, 1000), 40_000);
  expect([width, height]).toEqual([492, 246]);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test.each([8_000, 40_000, 200_000])('a picture full of noise fits into %i bytes', async (bytes) => {
  const { jpeg } = await reduceJpeg(await jpegOf(1200, 900, 60), bytes);
  expect(jpeg.length).toBeLessThanOrEqual(bytes);
});

test('a small picture is not made larger', async () => {
  const { width, height } = await reduceJpeg(await jpegOf(90, 60), 40_000);
  expect([width, height]).toEqual([90, 60]);
});

test('a picture stays large enough to be seen, however few bytes there are', async () => {
  const { width } = await reduceJpeg(await jpegOf(2000, 1000), 10);
  expect(width).toBe(160);
});
