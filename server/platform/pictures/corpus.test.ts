import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GRID_HEIC, gridHeic } from '#server/testing/grid-heic.ts';
import { CORPUS, CORPUS_SIZE } from '#server/testing/picture-corpus.ts';
import { tracesIn } from '#server/testing/picture-traces.ts';
import { cornerNames, cornersOf, distance } from '#server/testing/quarters.ts';
import { PHONE_PHOTO, phoneHeic, phoneJpeg } from '#server/testing/sample-photos.ts';
import { makePhotoImages } from './photo-images.ts';

const resultOf = makePhotoImages;

async function imagesOf(bytes: Uint8Array) {
  const result = await resultOf(bytes);
  if ('refused' in result) throw new Error(`refused: ${result.refused}`);
  return result;
}

test.for(CORPUS)('a %s comes out upright, in its size and colours, and tells nothing', async ([, make]) => {
  const { display, thumbnail, width, height } = await imagesOf(await make());

  const { width: across, height: down } = CORPUS_SIZE;
  expect([width, height]).toEqual([across, down]);
  expect(await sharp(display).metadata()).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width, height });
  for (const image of [display, thumbnail]) {
    expect(await cornerNames(image)).toBe('red green blue yellow');
    expect(await tracesIn(image)).toEqual([]);
  }
});

const { topLeft, topRight, bottomLeft, bottomRight } = PHONE_PHOTO.corners;
const upright = [topLeft, topRight, bottomLeft, bottomRight];
// Four photos lying on their sides side by side: the left corners are those of the whole ones.
const lying = [topRight, bottomRight, topLeft, bottomLeft];
const { width: gridWidth, height: gridHeight } = GRID_HEIC;

test.for([
  ["a phone's JPEG", phoneJpeg, [1536, 2048], upright.slice(0, 4)],
  ["a phone's HEIC", phoneHeic, [1536, 2048], upright.slice(0, 4)],
  ['a HEIC of tiles', gridHeic, [2048, (2048 * gridHeight) / gridWidth], lying.slice(0, 1)],
] as const)('%s comes out upright, in its colours, and tells nothing', async ([, read, size, corners]) => {
  const { display, thumbnail, width, height } = await imagesOf(await read());

  expect([width, height]).toEqual(size);
  for (const image of [display, thumbnail]) {
    const distances = (await cornersOf(image))
      .slice(0, corners.length)
      .map((corner, index) => distance(corner, corners[index] ?? []));
    expect(Math.max(...distances)).toBeLessThan(8);
    expect(await tracesIn(image)).toEqual([]);
  }
});

test('what the scan looks for is found where it is', async () => {
  expect(await tracesIn(Buffer.from(await phoneJpeg()))).toEqual(
    expect.arrayContaining(['Exif', 'GPS', 'Sylvan', 'a block of iptc', 'a segment e1', 'a second picture']),
  );
  const webp = CORPUS.find(([name]) => name === 'WebP that tells all');
  expect(await tracesIn((await webp?.[1]()) ?? Buffer.of())).toEqual(
    expect.arrayContaining(['Sylvan', 'Baraboo', 'a block of xmp', 'a chunk EXIF']),
  );
});

// Data behind a picture may be cut off and leave the picture whole.
const whole = CORPUS.filter(([name]) => !/behind it|moving|many-paged|Multi-Picture|Ultra HDR/.test(name));

test.for(whole)('a %s of which half is missing is refused as unreadable', async ([, make]) => {
  const bytes = await make();

  expect(await resultOf(bytes.subarray(0, bytes.length / 2))).toEqual({ refused: 'unreadable' });
});

/** As far as its last rows of blocks: noise, of which no two rows take much more than others. */
async function noisyJpeg(orientation: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const image = sharp({ create: { width: 640, height: 960, channels: 3, background: 'red', noise } });
  return image.jpeg({ quality: 90 }).withMetadata({ orientation }).toBuffer();
}

test.for(
  CORPUS.filter(
    ([name]) => / JPEG|JPEG /.test(` ${name} `) && !/behind it|moving|Multi|Ultra|TIFF/.test(name),
  ),
)('a %s without its end mark is taken', async ([, make]) => {
  const bytes = await make();
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));

  const { display } = await imagesOf(bytes.subarray(0, -2));
  expect(await cornerNames(display)).toBe('red green blue yellow');
});

test.for(
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
    [true, false].map((isEnded) => [orientation, isEnded] as const),
  ),
)(
  'of a JPEG of orientation %i whose last rows are missing (marked as ended: %s) the others are taken',
  async ([orientation, isEnded]) => {
    const whole = await noisyJpeg(orientation);
    const cut = (share: number) =>
      Buffer.concat([whole.subarray(0, whole.length * share), Buffer.from(isEnded ? [0xff, 0xd9] : [])]);

    const all = await imagesOf(whole);
    const most = await imagesOf(cut(0.96));
    const [longer, shorter] = [Math.max(all.width, all.height), Math.max(most.width, most.height)];
    expect(Math.min(most.width, most.height)).toBe(Math.min(all.width, all.height));
    expect(shorter / longer).toBeGreaterThan(15 / 16 - 0.03);
    expect(shorter / longer).toBeLessThan(1);
    // The side at which rows are missing is cut off, so that what is left is what was there.
    const [top, left] = [[3, 4].includes(orientation), [6, 7].includes(orientation)];
    const rest = await sharp(all.display)
      .extract({
        left: left ? all.width - most.width : 0,
        top: top ? all.height - most.height : 0,
        width: most.width,
        height: most.height,
      })
      .raw()
      .toBuffer();
    const taken = await sharp(most.display).raw().toBuffer();
    const apart = taken.reduce((sum, value, index) => sum + Math.abs(value - (rest[index] ?? 0)), 0);
    expect(apart / taken.length).toBeLessThan(15);

    expect(await resultOf(cut(0.85))).toEqual({ refused: 'unreadable' });
  },
);

test('a grey picture is no picture of which anything is missing', async () => {
  const background = { r: 128, g: 128, b: 128 };
  const grey = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer();

  expect(await imagesOf(grey)).toMatchObject({ width: 64, height: 64 });
});

test.for(['<!doctype html><script>alert(1)</script>', 'PK\x03\x04', '%PDF-1.7\n', '<svg>', '\n'])(
  'a picture behind %j is no picture',
  async (beginning) => {
    for (const [, make] of CORPUS.slice(0, 3)) {
      const file = Buffer.concat([Buffer.from(beginning), await make()]);
      expect(await resultOf(file)).toEqual({ refused: 'not-an-image' });
    }
  },
);
