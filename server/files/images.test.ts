import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { PHONE_PHOTO, phoneHeic, phoneJpeg, samplePath } from '#server/testing/sample-photos.ts';
import { makePhotoImages, type PhotoImages } from './images.ts';
import { tiffHeader } from './raw-tiff.ts';

async function resultOf(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return makePhotoImages(path);
}

async function imagesOf(bytes: Uint8Array): Promise<PhotoImages> {
  const result = await resultOf(bytes);
  if ('refused' in result) throw new Error(`refused: ${result.refused}`);
  return result;
}

type Colour = readonly number[];
const COLOURS = {
  red: [230, 30, 30],
  green: [30, 160, 60],
  blue: [30, 60, 200],
  yellow: [240, 220, 40],
  white: [255, 255, 255],
  black: [0, 0, 0],
};
type ColourName = keyof typeof COLOURS;

/** A picture of four quarters: top left, top right, bottom left, bottom right. */
function quarters(
  width: number,
  height: number,
  [topLeft, topRight, bottomLeft, bottomRight]: readonly ColourName[] = ['red', 'green', 'blue', 'yellow'],
): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [left, right] = y < height / 2 ? [topLeft, topRight] : [bottomLeft, bottomRight];
    pixels.set(COLOURS[(x < width / 2 ? left : right) ?? 'black'], index * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colours a little inside the four corners, in reading order. */
async function cornersOf(image: Uint8Array): Promise<Colour[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(offset, offset + 3)];
  };
  return [colourAt(0.02, 0.02), colourAt(0.98, 0.02), colourAt(0.02, 0.98), colourAt(0.98, 0.98)];
}

const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));

async function cornerNames(image: Uint8Array): Promise<string> {
  const corners = await cornersOf(image);
  const names = corners.map((corner) => {
    const byDistance = Object.entries(COLOURS).sort(
      (a, b) => distance(corner, a[1]) - distance(corner, b[1]),
    );
    return byDistance[0]?.[0];
  });
  return names.join(' ');
}

const picture = () => quarters(96, 64);
const kinds: [string, () => Sharp][] = [
  ['JPEG', () => picture().jpeg()],
  ['progressive JPEG', () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg()],
  ['JPEG in wide colours', () => picture().withIccProfile('p3').jpeg()],
  ['PNG', () => picture().png()],
  ['interlaced PNG', () => picture().png({ progressive: true })],
  ['PNG with a palette', () => picture().png({ palette: true, colours: 8 })],
  ['16-bit PNG', () => picture().toColourspace('rgb16').png()],
  ['opaque PNG with alpha', () => picture().ensureAlpha().png()],
  ['WebP', () => picture().webp()],
  ['lossless WebP', () => picture().webp({ lossless: true })],
  ['AVIF', () => picture().avif()],
  ['GIF', () => picture().gif()],
  ['TIFF', () => picture().tiff({ compression: 'lzw' })],
  ['JPEG in TIFF', () => picture().tiff({ compression: 'jpeg', quality: 95 })],
  ['tiled TIFF', () => picture().tiff({ tile: true, compression: 'deflate' })],
  ['16-bit TIFF', () => picture().toColourspace('rgb16').tiff()],
];

test.for(kinds)('a %s becomes an upright JPEG and a WebP of the same picture', async ([, make]) => {
  const { display, thumbnail, width, height } = await imagesOf(await make().toBuffer());

  expect([width, height]).toEqual([96, 64]);
  expect(await sharp(display).metadata()).toMatchObject({
    format: 'jpeg',
    width: 96,
    height: 64,
    space: 'srgb',
  });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 });
  expect(await cornerNames(display)).toBe('red green blue yellow');
  expect(await cornerNames(thumbnail)).toBe('red green blue yellow');
});

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

// How the quarters lie in the file when the picture they make upright is red green / blue yellow (EXIF 2.32, tag 274).
const ORIENTATIONS: [number, ColourName[]][] = [
  [1, ['red', 'green', 'blue', 'yellow']],
  [2, ['green', 'red', 'yellow', 'blue']],
  [3, ['yellow', 'blue', 'green', 'red']],
  [4, ['blue', 'yellow', 'red', 'green']],
  [5, ['red', 'blue', 'green', 'yellow']],
  [6, ['green', 'yellow', 'red', 'blue']],
  [7, ['yellow', 'green', 'blue', 'red']],
  [8, ['blue', 'red', 'yellow', 'green']],
];

function lying(orientation: number, stored: ColourName[]): Sharp {
  const [width, height] = orientation < 5 ? [96, 64] : [64, 96];
  return quarters(width, height, stored).withMetadata({ orientation });
}

test.for([
  ...ORIENTATIONS.map(
    ([orientation, stored]) => [orientation, 'JPEG', () => lying(orientation, stored).jpeg()] as const,
  ),
  [6, 'PNG', () => lying(6, ['green', 'yellow', 'red', 'blue']).png()] as const,
  [6, 'WebP', () => lying(6, ['green', 'yellow', 'red', 'blue']).webp()] as const,
  [6, 'TIFF', () => lying(6, ['green', 'yellow', 'red', 'blue']).tiff()] as const,
])('orientation %d of a %s is applied', async ([, , make]) => {
  const { display, thumbnail, width, height } = await imagesOf(await make().toBuffer());

  expect([width, height]).toEqual([96, 64]);
  expect(await cornerNames(display)).toBe('red green blue yellow');
  expect(await cornerNames(thumbnail)).toBe('red green blue yellow');
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

test.for(['gif', 'webp', 'tiff'] as const)(
  'of a moving or many-paged %s the first picture is taken',
  async (format) => {
    const frames = await Promise.all([
      picture().png().toBuffer(),
      quarters(96, 64, ['black', 'black', 'black', 'black']).png().toBuffer(),
    ]);
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);

    const { display, width, height } = await imagesOf(animation);

    expect([width, height]).toEqual([96, 64]);
    expect(await cornerNames(display)).toBe('red green blue yellow');
  },
);

test.for([
  ['JPEG', phoneJpeg],
  ['HEIC', phoneHeic],
] as const)("a phone's %s stands upright, in its right colours and with its time", async ([, read]) => {
  const { display, thumbnail, width, height, takenAt } = await imagesOf(await read());

  const { topLeft, topRight, bottomLeft, bottomRight } = PHONE_PHOTO.corners;
  expect([width, height]).toEqual([1536, 2048]);
  expect(takenAt).toBe(PHONE_PHOTO.takenAt);
  for (const image of [display, thumbnail]) {
    const corners = await cornersOf(image);
    const expected = [topLeft, topRight, bottomLeft, bottomRight];
    const distances = corners.map((corner, index) => distance(corner, expected[index] ?? []));
    expect(Math.max(...distances)).toBeLessThan(8);
  }
});

test('the colours of a HEIC that only names Display P3 are converted', async () => {
  const { display } = await makePhotoImages(samplePath('p3-without-icc.heic')).then((result) => {
    if ('refused' in result) throw new Error(result.refused);
    return result;
  });

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

const TRACES = [
  'Exif',
  'EXIF',
  'GPS',
  'Sylvan',
  'Baraboo',
  'A scout',
  'ICC_PROFILE',
  'ICCP',
  'acsp',
  'http://ns.adobe.com/xap',
  'xmp',
  'XMP ',
  'Photoshop 3.0',
  '8BIM',
  'com.adobe',
];

/** The marker bytes of a JPEG's segments up to the pixels, as the file lists them. */
function jpegMarkers(jpeg: Buffer): number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg.readUInt8(at + 1));
  return markers;
}

function webpChunks(webp: Buffer): string[] {
  const chunks: string[] = [];
  for (let at = 12; at < webp.length; ) {
    chunks.push(webp.toString('latin1', at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return chunks;
}

const tellTale = (image: Sharp) =>
  image
    .withExif({
      IFD0: { Make: 'Sylvan', Artist: 'A scout' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 25/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/" city="Baraboo"/>')
    .withIccProfile('p3');

test.for([
  ['the JPEG of a phone', phoneJpeg, ['Exif', 'GPS', 'Sylvan', 'Baraboo', 'ICC_PROFILE', 'Photoshop 3.0']],
  ['the HEIC of a phone', phoneHeic, ['Exif', 'Sylvan', 'A scout', 'acsp']],
  ['a PNG', () => tellTale(picture()).png().toBuffer(), ['Sylvan', 'com.adobe.xmp']],
  ['a WebP', () => tellTale(picture()).webp().toBuffer(), ['EXIF', 'Sylvan', 'Baraboo', 'ICCP']],
  ['an AVIF', () => tellTale(picture()).avif().toBuffer(), ['Exif', 'Sylvan', 'Baraboo', 'acsp']],
  ['a TIFF', () => tellTale(picture()).tiff().toBuffer(), ['Baraboo', 'acsp']],
] as const)('nothing but pixels is left of %s', async ([, read, traces]) => {
  const source = Buffer.from(await read());
  expect(traces.filter((trace) => !source.includes(trace))).toEqual([]);

  const { display, thumbnail } = await imagesOf(source);

  for (const image of [display, thumbnail]) {
    expect(TRACES.filter((trace) => image.includes(trace))).toEqual([]);
    const { exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop } = await sharp(image).metadata();
    const found = { exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop };
    expect(Object.entries(found).filter(([, value]) => value !== undefined)).toEqual([]);
  }
  const [JFIF, TABLES, FRAME, HUFFMAN] = [0xe0, 0xdb, 0xc0, 0xc4];
  expect(jpegMarkers(display).filter((marker) => ![JFIF, TABLES, FRAME, HUFFMAN].includes(marker))).toEqual(
    [],
  );
  expect(webpChunks(thumbnail)).toEqual(['VP8 ']);
  expect(display.readUInt16BE(display.length - 2)).toBe(0xffd9);
});

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('the time is read from a %s', async (format) => {
  const dated = picture().withExif({ IFD2: { DateTimeOriginal: '2025:12:31 23:59:59' } });

  const { takenAt } = await imagesOf(await dated.toFormat(format).toBuffer());

  expect(takenAt).toBe('2025-12-31T23:59');
});

test('a picture without a time has none', async () => {
  expect((await imagesOf(await picture().jpeg().toBuffer())).takenAt).toBeNull();
});

test.for([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a PDF', '%PDF-1.7\n'],
  ['a page', '<!doctype html><img src="x">'],
  ['an empty file', ''],
] as const)('%s is refused as no image', async ([, text]) => {
  expect(await resultOf(Buffer.from(text))).toEqual({ refused: 'not-an-image' });
});

test.for([
  ...kinds.map(([name, make]) => [name, () => make().toBuffer()] as const),
  ['HEIC', phoneHeic] as const,
])('a %s that was cut short is refused as unreadable', async ([, read]) => {
  const whole = await read();

  for (const kept of [0.9, 0.5]) {
    const result = await resultOf(whole.subarray(0, Math.floor(whole.length * kept)));
    expect(result).toEqual({ refused: 'unreadable' });
  }
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

test('a file that is not there is an error, not a refusal', async () => {
  await expect(makePhotoImages('/nowhere/upload')).rejects.toThrow('ENOENT');
});
