import { expect, test } from 'vitest';
import { phoneHeic } from '#server/testing/sample-photos.ts';
import { namedPixels, sniffImageKind } from './image-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** The `ftyp` box with which an ISO media file begins. */
function fileType(major: string, ...compatible: string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + 4 * compatible.length);
  return Buffer.concat([size, bytes(`ftyp${major}\0\0\0\0${compatible.join('')}`), bytes('\0\0\0\x10meta')]);
}

test.for([
  ['jpeg', bytes('\xff\xd8\xff\xe1\x12\x34Exif\0\0')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['gif', bytes('GIF87a')],
  ['gif', bytes('GIF89a')],
  ['tiff', bytes('II*\0\x08\0\0\0')],
  ['tiff', bytes('MM\0*\0\0\0\x08')],
  ['heic', fileType('heic', 'mif1', 'heic')],
  ['heic', fileType('heic', 'mif1', 'MiHB', 'MiHA', 'heix', 'MiHE', 'MiPr', 'miaf', 'heic', 'tmap')],
  ['heic', fileType('heix', 'mif1', 'heix')],
  ['heic', fileType('hevc', 'msf1')],
  ['heic', fileType('mif1', 'heic')],
  ['heic', fileType('mif1')],
  ['heic', fileType('msf1', 'hevc')],
  ['avif', fileType('avif', 'mif1', 'miaf')],
  ['avif', fileType('avis', 'msf1', 'iso8')],
  ['avif', fileType('mif1', 'avif', 'miaf')],
] as const)('the bytes of a %s are known', ([kind, head]) => {
  expect(sniffImageKind(head)).toBe(kind);
});

test.for([
  ['nothing', bytes('')],
  ['one byte', bytes('\xff')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['SVG after a prologue', bytes('<?xml version="1.0"?><svg/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['PDF', bytes('%PDF-1.7')],
  ['a ZIP', bytes('PK\x03\x04')],
  ['BMP', bytes('BM\x36\0\0\0\0\0\0\0')],
  ['JPEG XL', bytes('\xff\x0a\x00\x00')],
  ['sound in RIFF', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['MP4', fileType('isom', 'isom', 'iso2', 'avc1', 'mp41')],
  ['a QuickTime film', fileType('qt  ', 'qt  ')],
  ['a film that lists a picture brand', fileType('mp42', 'mp42', 'mif1', 'heic')],
  ['a cut ftyp box', fileType('heic').subarray(0, 10)],
  ['a picture further down', bytes('hello \xff\xd8\xff\xe1')],
] as const)('%s is not taken for a picture', ([, head]) => {
  expect(sniffImageKind(head)).toBeNull();
});

test('a brand that stands after the end of its box does not count', () => {
  const head = Buffer.concat([fileType('mif1', 'heic'), bytes('avifavif')]);

  expect(sniffImageKind(head)).toBe('heic');
});

test('a picture is known inside a larger buffer', () => {
  const around = Buffer.concat([bytes('other bytes'), fileType('mif1', 'avif')]);

  expect(sniffImageKind(around.subarray(11))).toBe('avif');
});

test('the largest picture that a HEIC names is found, also where its box is cut off', async () => {
  const heic = await phoneHeic();
  expect(namedPixels(heic)).toBe(2400 * 1800);
  expect(namedPixels(heic.subarray(0, Buffer.from(heic).lastIndexOf('ispe') + 14))).toBeGreaterThan(0);
  expect(namedPixels(bytes('\xff\xd8\xff'))).toBe(0);
});
