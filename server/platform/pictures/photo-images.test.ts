import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { gridHeic } from '#server/testing/grid-heic.ts';
import { withProperty } from '#server/testing/heic-property.ts';
import { cornerNames, cornersOf, distance, quarters } from '#server/testing/quarters.ts';
import { PHONE_PHOTO, phoneHeic, phoneJpeg, samplePath } from '#server/testing/sample-photos.ts';
import { brightPixels } from '#server/testing/samples/bright-pixels.ts';
import { showPlainly } from './hdr.ts';
import { makePhotoImages, type PhotoImages } from './photo-images.ts';
import { tiffHeader } from './raw-tiff.ts';

const resultOf = makePhotoImages;

async function imagesOf(bytes: Uint8Array): Promise<PhotoImages> {
  const result = await resultOf(bytes);
  if ('refused' in result) throw new Error(`refused: ${result.refused}`);
  return result;
}

const picture = () => quarters(96, 64);
test.for([
  ['JPEG', () => picture().greyscale().jpeg()],
  ['PNG with alpha', () => picture().greyscale().ensureAlpha().png()],
  ['one-bit PNG', () => picture().greyscale().png({ palette: true, colours: 2 })],
] as const)('a grey %s becomes a picture in sRGB', async ([, make]) => {
  const { display } = await imagesOf(await make().toBuffer());

  const [corner = []] = await cornersOf(display);
  expect(await sharp(display).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
  expect(Math.max(...corner) - Math.min(...corner)).toBeLessThan(4);
});

test.for([
  [3000, 1000, 2048, 683, 480, 160],
  [600, 2400, 512, 2048, 120, 480],
  [2048, 2048, 2048, 2048, 480, 480],
  [500, 100, 500, 100, 480, 96],
  [3, 2, 3, 2, 3, 2],
  [8000, 2, 2048, 1, 480, 1],
] as const)('%d by %d pixels are shown at %d by %d, with a thumbnail of %d by %d', async (sizes) => {
  const [width, height, ...expected] = sizes;
  const images = await imagesOf(await quarters(width, height).jpeg().toBuffer());

  const thumbnail = await sharp(images.thumbnail).metadata();
  expect([images.width, images.height, thumbnail.width, thumbnail.height]).toEqual(expected);
});

test.for([
  ['PNG', (image: Sharp) => image.png()],
  ['16-bit PNG', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['WebP', (image: Sharp) => image.webp({ lossless: true })],
  ['AVIF', (image: Sharp) => image.avif()],
  ['GIF', (image: Sharp) => image.gif()],
  ['TIFF', (image: Sharp) => image.tiff({ compression: 'deflate' })],
] as const)('what is transparent in a %s is shown on white', async ([, encode]) => {
  const leftHalf = { left: 0, top: 0, width: 48, height: 64 };
  const opaque = await picture().extract(leftHalf).png().toBuffer();
  const canvas = sharp({
    create: { width: 96, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const half = await canvas
    .composite([{ input: opaque, left: 0, top: 0 }])
    .png()
    .toBuffer();

  const { display, thumbnail } = await imagesOf(await encode(sharp(half)).toBuffer());

  expect(await cornerNames(display)).toBe('red white blue white');
  expect(await cornerNames(thumbnail)).toBe('red white blue white');
});

test('the colours of a HEIC that only names Display P3 are converted', async () => {
  const { display } = await makePhotoImages(await readFile(samplePath('p3-without-icc.heic'))).then(
    (result) => {
      if ('refused' in result) throw new Error(result.refused);
      return result;
    },
  );

  const [corner = []] = await cornersOf(display);
  expect(distance(corner, displayP3ToSrgb([200, 60, 40]))).toBeLessThan(5);
});

/** CSS Color 4, §10: through linear light and the matrix from Display P3 to sRGB, clipped to what sRGB has. */
function displayP3ToSrgb(colour: number[]): number[] {
  const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const fromLight = (light: number) =>
    light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  const light = colour.map((value) => toLight(value / 255));
  const matrix = [
    [1.2249402, -0.2249402, 0],
    [-0.0420569, 1.0420569, 0],
    [-0.0196376, -0.0786361, 1.0982735],
  ];
  const converted = matrix.map((row) =>
    row.reduce((sum, factor, index) => sum + factor * (light[index] ?? 0), 0),
  );
  return converted.map((value) => Math.round(255 * fromLight(Math.min(1, Math.max(0, value)))));
}

test.for(['pq.heic', 'hlg.heic'] as const)('%s is as bright and as red as its plain twin', async (name) => {
  const { display, thumbnail } = await imagesOf(await readFile(samplePath(name)));

  const twin = await cornersOf(await quarters(64, 64).png().toBuffer());
  for (const image of [display, thumbnail]) {
    const corners = await cornersOf(image);
    expect(Math.max(...corners.map((corner, index) => distance(corner, twin[index] ?? [])))).toBeLessThan(16);
  }
});

test('what is brighter than white stays apart from it', async () => {
  // PQ values: white, 400 and 1000 candela a square metre.
  const pixels = new Uint8Array([148, 148, 148, 166, 166, 166, 192, 192, 192]);

  showPlainly(pixels, { transfer: 'pq', primaries: 'bt2020' });

  const [white = 0, brighter = 0, brightest = 0] = [pixels[0], pixels[3], pixels[6]];
  expect(white).toBeGreaterThan(240);
  expect(brighter).toBeGreaterThan(white);
  expect(brightest).toBeGreaterThan(brighter);
});

/** The box that names a picture's colours by numbers (ITU-T H.273). */
const colours = (primaries: number, transfer: number) => [
  ...Buffer.from('nclx'),
  ...[0, primaries, 0, transfer, 0, 6, 0x80],
];

test('an AVIF in PQ is as bright as its plain twin, also where a brighter one lies beside that', async () => {
  const plain = await quarters(64, 64).raw().toBuffer();
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const avifOf = (pixels: Uint8Array) => sharp(pixels, { raw }).avif({ quality: 95 }).toBuffer();
  const bright = withProperty(await avifOf(brightPixels(plain, 'pq')), 'colr', colours(9, 16));
  const twin = withProperty(await avifOf(plain), 'colr', colours(1, 13));
  const both = withProperty(twin, 'colr', colours(9, 16));

  for (const file of [bright, twin, both]) {
    const [corner = []] = await cornersOf((await imagesOf(file)).display);
    expect(distance(corner, [230, 30, 30])).toBeLessThan(16);
  }
});

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('the time is read from a %s', async (format) => {
  const dated = picture().withExif({ IFD2: { DateTimeOriginal: '2025:12:31 23:59:59' } });

  const { takenAt } = await imagesOf(await dated.toFormat(format).toBuffer());

  expect(takenAt).toBe('2025-12-31T23:59');
});

test("the time is read from a phone's JPEG and HEIC", async () => {
  for (const read of [phoneJpeg, phoneHeic]) {
    expect((await imagesOf(await read())).takenAt).toBe(PHONE_PHOTO.takenAt);
  }
});

test('a HEIC that was cut short is refused as unreadable', async () => {
  const whole = await phoneHeic();

  for (const kept of [0.9, 0.5]) {
    const result = await resultOf(whole.subarray(0, Math.floor(whole.length * kept)));
    expect(result).toEqual({ refused: 'unreadable' });
  }
});

test('a picture without a time has none', async () => {
  expect((await imagesOf(await picture().jpeg().toBuffer())).takenAt).toBeNull();
});

test.for([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a PDF', '%PDF-1.7\n'],
  ['a page', '<!doctype html><img src="x">'],
] as const)('%s is refused as no image', async ([, text]) => {
  expect(await resultOf(Buffer.from(text))).toEqual({ refused: 'not-an-image' });
});

test('an empty file is refused as empty', async () => {
  expect(await resultOf(Buffer.of())).toEqual({ refused: 'empty' });
});

test.for([
  '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
  'GIF89a/*<svg/>*/=1;alert(1)',
  'II*\0 and then a text',
  'RIFF\x20\0\0\0WEBPVP8 not a picture at all',
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
])('a file that only begins like a picture is refused as unreadable: %j', async (text) => {
  expect(await resultOf(Buffer.from(text, 'latin1'))).toEqual({ refused: 'unreadable' });
});

/** Overwrites the bytes `at` an offset from where `mark` is found. */
function patched(file: Uint8Array, mark: string, at: number, bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, copy.indexOf(mark, 0, 'latin1') + at);
  return copy;
}

async function hugePng(): Promise<Buffer> {
  const png = patched(await picture().png().toBuffer(), 'IHDR', 4, [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
  const header = png.indexOf('IHDR');
  png.writeUInt32BE(crc32(png.subarray(header, header + 17)), header + 17);
  return png;
}

const HUGE_BOX = [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60];

test.for([
  ['JPEG', async () => patched(await picture().jpeg().toBuffer(), '\xff\xc0', 5, [0xea, 0x60, 0xea, 0x60])],
  ['PNG', hugePng],
  ['WebP', async () => patched(await picture().webp().toBuffer(), 'VP8 ', 14, [0xff, 0x3f, 0xff, 0x3f])],
  ['GIF', async () => patched(await picture().gif().toBuffer(), '\x2c\0\0\0\0', 5, [0xff, 0xff, 0xff, 0xff])],
  ['TIFF', async () => tiffHeader({ width: 60_000, height: 60_000, channels: 3, profile: null })],
  ['AVIF', async () => patched(await picture().avif().toBuffer(), 'ispe', 8, HUGE_BOX)],
  ['HEIC', async () => patched(await phoneHeic(), 'ispe', 8, HUGE_BOX)],
] as const)('a %s that claims billions of pixels is refused by its header alone', async ([, make]) => {
  expect(await resultOf(await make())).toEqual({ refused: 'too-many-pixels' });
});

test('a picture just within the limit of its kind is taken', async () => {
  const black = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } });

  const { width, height } = await imagesOf(await black.jpeg().toBuffer());

  expect([width, height]).toEqual([2048, 2048]);
});

test('the largest HEIC of telephones is taken, of 64 megapixels and a little', {
  timeout: 60_000,
}, async () => {
  const { width, height } = await imagesOf(await gridHeic({ width: 9280, height: 6944 }));

  expect([width, height]).toEqual([2048, 1532]);
});

test('a picture just beyond the limit of its kind is refused', async () => {
  const black = sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'black' } });

  expect(await resultOf(await black.gif({ effort: 1 }).toBuffer())).toEqual({ refused: 'too-many-pixels' });
});

test('thirty-two pictures at once all come out right, each as its own', async () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;
  const uploads = await Promise.all(
    Array.from({ length: 32 }, (_, index) => {
      const format = formats[index % formats.length] ?? 'jpeg';
      return quarters(100 + index, 50)
        .toFormat(format)
        .toBuffer();
    }),
  );
  uploads.splice(5, 2, Buffer.from(await phoneHeic()), Buffer.from('no picture'));

  const results = await Promise.all(uploads.map(resultOf));

  const widths = results.map((result) => ('refused' in result ? result.refused : result.width));
  const expected: (number | string)[] = Array.from({ length: 32 }, (_, index) => 100 + index);
  expected.splice(5, 2, 1536, 'not-an-image');
  expect(widths).toEqual(expected);
});
