import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type RawPixels, tiffHeader } from './raw-tiff.ts';

/** Pixels of which no two neighbours, rows or channels are alike. */
function makePixels(width: number, height: number, channels: number): Uint8Array {
  return Uint8Array.from(
    { length: width * height * channels },
    (_, index) => (index * 7 + (index >> 8)) & 255,
  );
}

const tiffOf = (layout: RawPixels, pixels: Uint8Array) => Buffer.concat([tiffHeader(layout), pixels]);

test.for([
  [1, 1, 3],
  [33, 1, 4],
  [5, 16, 3],
  [7, 17, 4],
  [61, 300, 3],
] as const)(
  'a picture of %d by %d pixels with %d channels is read back unchanged',
  async ([width, height, channels]) => {
    const pixels = makePixels(width, height, channels);
    const tiff = tiffOf({ width, height, channels, profile: null }, pixels);

    const { data, info } = await sharp(tiff, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(info).toMatchObject({ width, height, channels });
    expect(data.equals(pixels)).toBe(true);
  },
);

test('the colour profile is found in the file', async () => {
  const pixels = makePixels(4, 40, 3);
  const profile = (
    await sharp(pixels, { raw: { width: 4, height: 40, channels: 3 } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((png) => sharp(png).metadata())
  ).icc;
  if (!profile) throw new Error('no profile to test with');

  const tiff = tiffOf({ width: 4, height: 40, channels: 3, profile }, pixels);

  expect((await sharp(tiff).metadata()).icc?.equals(profile)).toBe(true);
});
