import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { type ColourName, quarters } from './quarters.ts';

/** The upright size of every picture in the corpus, px; its quarters are red, green, blue and yellow. */
export const CORPUS_SIZE = { width: 96, height: 64 } as const;

/** A picture that a device may hand over: a name, and its bytes. */
export type CorpusPicture = readonly [name: string, make: () => Promise<Buffer>];

const { width, height } = CORPUS_SIZE;
const picture = () => quarters(width, height);
const other = () => quarters(width, height, ['black', 'black', 'black', 'black']);

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/" city="Baraboo"/>';

/** With all that a camera tells. */
function telling(image: Sharp): Sharp {
  return image
    .withExif({
      IFD0: { Make: 'Sylvan', Artist: 'A scout' },
      IFD2: { DateTimeOriginal: '2026:05:17 14:32:08' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 25/1 0/1' },
    })
    .withXmp(XMP)
    .withIccProfile('p3');
}

/** A JPEG with one more segment behind its start. */
function withSegment(jpeg: Buffer, marker: number, ...content: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.from([0xff, marker, (payload.length + 2) >>> 8, (payload.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
}

const APP1 = 0xe1;
const APP2 = 0xe2;
const COMMENT = 0xfe;

/** An EXIF block with nothing but a camera maker's notes (EXIF 2.32, tag 37500). */
function makerNote(note: string): Buffer {
  const block = Buffer.alloc(44);
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  block.set([1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 26], 8);
  block.set([1, 0, 0x7c, 0x92, 7, 0, note.length, 0, 0, 0, 44], 26);
  return Buffer.concat([block, Buffer.from(note)]);
}

/** The index of a Multi-Picture file (CIPA DC-007 §5.2): two pictures, the second right behind the first. */
function multiPictureIndex(firstBytes: number, secondBytes: number): Buffer {
  const index = Buffer.alloc(82);
  let at = index.write('II*\0', 'latin1');
  const long = (...values: number[]) => {
    for (const value of values) at = index.writeUInt32LE(value, at);
  };
  const entry = (tag: number, type: number, count: number, value: number) => {
    at = index.writeUInt16LE(tag, at);
    at = index.writeUInt16LE(type, at);
    long(count, value);
  };
  long(8);
  at = index.writeUInt16LE(3, at);
  entry(0xb000, 7, 4, 0x30303130);
  entry(0xb001, 4, 1, 2);
  entry(0xb002, 7, 32, 50);
  long(0, 0x030000, firstBytes, 0, 0, 0, secondBytes, firstBytes, 0);
  return index;
}

async function multiPicture(first: Buffer): Promise<Buffer> {
  const second = await telling(other()).jpeg().toBuffer();
  const withIndex = (bytes: number) =>
    withSegment(first, APP2, 'MPF\0', multiPictureIndex(bytes, second.length));
  return Buffer.concat([withIndex(withIndex(0).length), second]);
}

async function ultraHdr(): Promise<Buffer> {
  const gainMap =
    '<rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/>';
  const jpeg = await telling(picture()).jpeg().toBuffer();
  return multiPicture(withSegment(jpeg, APP1, 'http://ns.adobe.com/xap/1.0/\0', gainMap));
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG with chunks before its pixels and before its end. */
function withChunks(png: Buffer, early: Buffer[], late: Buffer[] = []): Buffer {
  const pixels = png.indexOf('IDAT') - 4;
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, pixels),
    ...early,
    png.subarray(pixels, end),
    ...late,
    png.subarray(end),
  ]);
}

/** The PNG moves: a second frame lies where plain readers do not look (the APNG chunks of PNG 3, §11.3.6). */
async function movingPng(): Promise<Buffer> {
  const [png, second] = await Promise.all([picture().png().toBuffer(), other().png().toBuffer()]);
  const longs = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
    return bytes;
  };
  const frame = (order: number) =>
    pngChunk('fcTL', Buffer.concat([longs(order, width, height, 0, 0, 0x00010002), Buffer.alloc(2)]));
  const start = second.indexOf('IDAT') + 4;
  const pixels = second.subarray(start, start + second.readUInt32BE(start - 8));
  const moves = [pngChunk('acTL', longs(2, 0)), frame(0)];
  return withChunks(png, moves, [frame(1), pngChunk('fdAT', Buffer.concat([longs(2), pixels]))]);
}

async function moving(format: 'gif' | 'webp' | 'tiff'): Promise<Buffer> {
  const frames = await Promise.all([picture().png().toBuffer(), other().png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

// The quarters in the file for each orientation, so that the upright picture is the corpus's (EXIF 2.32, tag 274).
const LYING: readonly (readonly [orientation: number, stored: readonly ColourName[]])[] = [
  [1, ['red', 'green', 'blue', 'yellow']],
  [2, ['green', 'red', 'yellow', 'blue']],
  [3, ['yellow', 'blue', 'green', 'red']],
  [4, ['blue', 'yellow', 'red', 'green']],
  [5, ['red', 'blue', 'green', 'yellow']],
  [6, ['green', 'yellow', 'red', 'blue']],
  [7, ['yellow', 'green', 'blue', 'red']],
  [8, ['blue', 'red', 'yellow', 'green']],
];

function lying(orientation: number, stored: readonly ColourName[]): Sharp {
  const [across, down] = orientation < 5 ? [width, height] : [height, width];
  return quarters(across, down, stored).withMetadata({ orientation });
}

const turned = () => lying(6, ['green', 'yellow', 'red', 'blue']);
const plainJpeg = () => picture().jpeg().toBuffer();

const jpegs: CorpusPicture[] = [
  ['JPEG', plainJpeg],
  ['progressive JPEG', () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['JPEG with trellis tables', () => picture().jpeg({ mozjpeg: true }).toBuffer()],
  ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  ['JPEG in Display P3', () => picture().withIccProfile('p3').jpeg().toBuffer()],
  ['JPEG that tells all', () => telling(picture()).jpeg().toBuffer()],
  ...LYING.map(
    ([orientation, stored]): CorpusPicture => [
      `JPEG of orientation ${orientation}`,
      () => lying(orientation, stored).jpeg().toBuffer(),
    ],
  ),
  [
    "JPEG with its maker's note",
    async () => withSegment(await plainJpeg(), APP1, 'Exif\0\0', makerNote('MakerNote of a Sylvan')),
  ],
  [
    'JPEG with a broken profile',
    async () => withSegment(await plainJpeg(), APP2, 'ICC_PROFILE\0\x01\x01', Buffer.alloc(300, 'acsp')),
  ],
  [
    'JPEG with a damaged profile',
    async () => {
      const jpeg = await picture().withIccProfile('p3').jpeg().toBuffer();
      return jpeg.fill(0xff, jpeg.indexOf('rTRC') - 40, jpeg.indexOf('rTRC') + 60);
    },
  ],
  ['JPEG with a comment', async () => withSegment(await plainJpeg(), COMMENT, 'A scout was here')],
  [
    'JPEG with broken EXIF',
    async () => withSegment(await plainJpeg(), APP1, 'Exif\0\0II*\0\xff\xff\xff\xff'),
  ],
  [
    'JPEG with a page in it',
    async () => withSegment(await plainJpeg(), COMMENT, '--><script>alert(1)</script>'),
  ],
  ['JPEG with a page behind it', async () => Buffer.concat([await plainJpeg(), Buffer.from('<script>')])],
  [
    'JPEG with a ZIP behind it',
    async () => Buffer.concat([await plainJpeg(), Buffer.from('PK\x03\x04A scout')]),
  ],
  [
    'moving JPEG of a phone',
    async () => Buffer.concat([await plainJpeg(), Buffer.from('\0\0\0\x18ftypmp42')]),
  ],
  ['Multi-Picture JPEG', async () => multiPicture(await plainJpeg())],
  ['Ultra HDR JPEG', ultraHdr],
];

const pngs: CorpusPicture[] = [
  ['PNG', () => picture().png().toBuffer()],
  ['interlaced PNG', () => picture().png({ progressive: true }).toBuffer()],
  ['PNG with a palette', () => picture().png({ palette: true, colours: 8 }).toBuffer()],
  ['16-bit PNG', () => picture().toColourspace('rgb16').png().toBuffer()],
  ['opaque PNG with alpha', () => picture().ensureAlpha().png().toBuffer()],
  ['turned PNG', () => turned().png().toBuffer()],
  ['PNG that tells all', () => telling(picture()).png().toBuffer()],
  [
    'PNG with a text',
    async () =>
      withChunks(await picture().png().toBuffer(), [pngChunk('tEXt', Buffer.from('Author\0A scout'))]),
  ],
  ['moving PNG', movingPng],
];

const webps: CorpusPicture[] = [
  ['WebP', () => picture().webp().toBuffer()],
  ['lossless WebP', () => picture().webp({ lossless: true }).toBuffer()],
  ['opaque WebP with alpha', () => picture().ensureAlpha().webp().toBuffer()],
  ['turned WebP', () => turned().webp().toBuffer()],
  ['WebP that tells all', () => telling(picture()).webp().toBuffer()],
  ['moving WebP', () => moving('webp')],
];

const others: CorpusPicture[] = [
  ['AVIF', () => picture().avif().toBuffer()],
  ['lossless AVIF', () => picture().avif({ lossless: true }).toBuffer()],
  ['AVIF in half colours', () => picture().avif({ chromaSubsampling: '4:2:0' }).toBuffer()],
  ['AVIF that tells all', () => telling(picture()).avif().toBuffer()],
  ['GIF', () => picture().gif().toBuffer()],
  ['interlaced GIF', () => picture().gif({ progressive: true }).toBuffer()],
  ['moving GIF', () => moving('gif')],
  [
    'GIF with a ZIP behind it',
    async () => Buffer.concat([await picture().gif().toBuffer(), Buffer.from('PK\x03\x04')]),
  ],
  ['TIFF', () => picture().tiff({ compression: 'none' }).toBuffer()],
  ['LZW in TIFF', () => picture().tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer()],
  ['JPEG in TIFF', () => picture().tiff({ compression: 'jpeg', quality: 95 }).toBuffer()],
  ['tiled TIFF', () => picture().tiff({ tile: true, compression: 'deflate' }).toBuffer()],
  ['16-bit TIFF', () => picture().toColourspace('rgb16').tiff().toBuffer()],
  ['CMYK TIFF', () => picture().toColourspace('cmyk').tiff().toBuffer()],
  ['many-paged TIFF', () => moving('tiff')],
  ['turned TIFF', () => turned().tiff().toBuffer()],
  ['TIFF that tells all', () => telling(picture()).tiff().toBuffer()],
];

/** Pictures of every kind that is taken (PRODUCT.md#kinds-of-picture), most of them with something in them that must not be kept. */
export const CORPUS: readonly CorpusPicture[] = [...jpegs, ...pngs, ...webps, ...others];
