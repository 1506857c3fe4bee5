import { expect, test } from 'vitest';
import { findTakenAt, readTakenAt } from './exif-date.ts';

type Block = { date?: string; isLittleEndian?: boolean; exifDirectory?: number; dateOffset?: number };

/** An EXIF block as cameras write it: a first directory (camera, pointer), then the EXIF directory, then the date. */
function exifBlock({
  date = '2026:05:17 14:32:08',
  isLittleEndian = false,
  exifDirectory = 38,
  dateOffset = 56,
}: Block = {}): Uint8Array {
  const block = new Uint8Array(56 + 20);
  const view = new DataView(block.buffer);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag, isLittleEndian);
    view.setUint16(at + 2, type, isLittleEndian);
    view.setUint32(at + 4, count, isLittleEndian);
    view.setUint32(at + 8, value, isLittleEndian);
  };
  view.setUint16(0, isLittleEndian ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittleEndian);
  view.setUint32(4, 8, isLittleEndian);
  view.setUint16(8, 2, isLittleEndian);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8769, 4, 1, exifDirectory);
  view.setUint16(38, 1, isLittleEndian);
  entry(40, 0x9003, 2, 20, dateOffset);
  block.set(new TextEncoder().encode(date), 56);
  return block;
}

test.for([true, false])('the time is read when the byte order is little endian: %j', (isLittleEndian) => {
  expect(readTakenAt(exifBlock({ isLittleEndian }))).toBe('2026-05-17T14:32');
});

test('the time is read behind the mark that JPEG puts before the block, and out of a larger buffer', () => {
  const inFile = Buffer.concat([Buffer.from('....Exif\0\0', 'latin1'), exifBlock(), Buffer.from('the rest')]);

  expect(readTakenAt(inFile.subarray(4))).toBe('2026-05-17T14:32');
});

test.for([
  ['1999:12:31 23:59:59', '1999-12-31T23:59'],
  ['2024:02:29 00:00:00', '2024-02-29T00:00'],
  ['2019-10-20 18:34:30', '2019-10-20T18:34'],
])('the date %j is understood', ([date, takenAt]) => {
  expect(readTakenAt(exifBlock({ date }))).toBe(takenAt);
});

test.for([
  '0000:00:00 00:00:00',
  '    :  :     :  :  ',
  '2026:13:01 10:00:00',
  '2025:02:29 10:00:00',
  '2026:05:17 24:00:00',
  '',
  'yesterday at noon',
])('the date %j counts as none', (date) => {
  expect(readTakenAt(exifBlock({ date }))).toBeNull();
});

test('a block cut anywhere is no error', () => {
  const block = exifBlock();
  const read = Array.from({ length: block.length }, (_, length) => readTakenAt(block.subarray(0, length)));

  expect(read.findIndex((takenAt) => takenAt !== null)).toBe(56 + 'YYYY:MM:DD HH:mm'.length);
});

test('offsets that lead out of the block, or back into itself, count as no date', () => {
  expect(readTakenAt(exifBlock({ exifDirectory: 0xffffffff }))).toBeNull();
  expect(readTakenAt(exifBlock({ dateOffset: 0xfffffff0 }))).toBeNull();
  expect(readTakenAt(exifBlock({ exifDirectory: 8 }))).toBeNull();
});

test('bytes that are no EXIF block count as no date', () => {
  expect(readTakenAt(new Uint8Array())).toBeNull();
  expect(readTakenAt(new TextEncoder().encode('Exif\0\0'))).toBeNull();
  expect(readTakenAt(new Uint8Array(200).fill(0xff))).toBeNull();
});

const around = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((it) => it.charCodeAt(0)) : [...part])),
  );

test.for([
  ['JPEG', ['\xff\xd8\xff\xe1\0\x54Exif\0\0', exifBlock(), '\xff\xda']],
  ['WebP', ['RIFF\0\0\0\0WEBPEXIF', exifBlock({ isLittleEndian: true })]],
  ['HEIC, behind its pixels', ['\0\0\0\x18ftypheic', 'x'.repeat(500), '\0\0\0\x06Exif\0\0', exifBlock()]],
  ['TIFF', [exifBlock()]],
] as const)('the time is found in a %s', ([, parts]) => {
  expect(findTakenAt(around(...parts))).toBe('2026-05-17T14:32');
});

test('a block without a time, or bytes that only begin like one, do not hide the time of a later block', () => {
  const file = around('MM\0*', 'II*\0', exifBlock({ date: '' }), 'II*', exifBlock());

  expect(findTakenAt(file)).toBe('2026-05-17T14:32');
});

test('a file without a block has no time', () => {
  expect(findTakenAt(around('\xff\xd8\xff\xe0JFIF, 2026:05:17 14:32:08'))).toBeNull();
  expect(findTakenAt(new Uint8Array())).toBeNull();
});
