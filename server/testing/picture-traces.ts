import sharp from 'sharp';

/** Traces in files of who took a picture, when, where and with which device; some stand in the samples. */
const TRACES = [
  'Exif',
  'EXIF',
  'GPS',
  'Sylvan',
  'Baraboo',
  'A scout',
  'MakerNote',
  'ICC_PROFILE',
  'ICCP',
  'acsp',
  'MPF',
  'hdrgm',
  'http://ns.adobe.com/xap',
  'adobe:ns:meta',
  'xmp',
  'XMP ',
  'Photoshop 3.0',
  '8BIM',
  'com.adobe',
  '<script',
  'PK\x03\x04',
  'ftyp',
];

const JPEG_SEGMENTS: Readonly<Record<number, string>> = {
  224: 'JFIF',
  219: 'quantization',
  192: 'frame',
  196: 'Huffman',
};
const START_OF_SCAN = 0xda;
const PICTURE_START = Buffer.from([0xff, 0xd8, 0xff]);
const PICTURE_END = 0xffd9;

/** Whatever a JPEG or WebP holds beside the pixels of one picture, each named; none when it is as it should be. */
export async function tracesIn(image: Buffer): Promise<string[]> {
  const { format, exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop } =
    await sharp(image).metadata();
  const blocks = { exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop };
  return [
    ...TRACES.filter((trace) => image.includes(trace, 0, 'latin1')),
    ...Object.entries(blocks).flatMap(([name, block]) => (block === undefined ? [] : [`a block of ${name}`])),
    ...(format === 'jpeg' ? strangeInJpeg(image) : strangeInWebp(image)),
  ];
}

function strangeInJpeg(jpeg: Buffer): string[] {
  const strange: string[] = [];
  for (let at = 2; jpeg[at + 1] !== START_OF_SCAN; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1);
    if (!(marker in JPEG_SEGMENTS)) strange.push(`a segment ${marker.toString(16)}`);
  }
  // In the pixels' own code this never occurs: there an 0xff is followed by a zero.
  if (jpeg.includes(PICTURE_START, 2)) strange.push('a second picture');
  if (jpeg.readUInt16BE(jpeg.length - 2) !== PICTURE_END) strange.push('something behind the end');
  return strange;
}

function strangeInWebp(webp: Buffer): string[] {
  const strange: string[] = [];
  let at = 12;
  while (at < webp.length) {
    const name = webp.toString('latin1', at, at + 4);
    if (name !== 'VP8 ') strange.push(`a chunk ${name}`);
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  if (at !== webp.readUInt32LE(4) + 8) strange.push('something behind the end');
  return strange;
}
