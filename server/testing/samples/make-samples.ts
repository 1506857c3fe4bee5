/**
 * Makes the sample photos out of `scene.svg`: `node server/testing/samples/make-samples.ts`. Needs `exiftool` and
 * `heif-enc` (Debian: libimage-exiftool-perl, libheif-examples); README.md says what each sample has in it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = import.meta.dirname;
const phoneJpeg = join(folder, 'phone.jpg');
const phoneHeic = join(folder, 'phone.heic');
const coloursHeic = join(folder, 'p3-without-icc.heic');
const scratch = await mkdtemp(join(tmpdir(), 'make-samples-'));

const scene = await sharp(join(folder, 'scene.svg')).png().toBuffer();
// A phone held upright stores what its sensor saw, lying on its side, and a note on how to turn it.
const sensorImage = await sharp(scene).rotate(270).withIccProfile('p3').png().toBuffer();

const thumbnail = join(scratch, 'thumbnail.jpg');
await sharp(sensorImage).resize(160).jpeg().toFile(thumbnail);

async function writePhoneJpeg(path: string, quality: number): Promise<void> {
  await sharp(sensorImage).keepIccProfile().jpeg({ quality }).toFile(path);
  execFileSync('exiftool', [
    ...['-overwrite_original', `-ThumbnailImage<=${thumbnail}`, '-Orientation#=6'],
    ...['-Make=Sylvan', '-Model=Trail Phone 3', '-DateTimeOriginal=2026:05:17 14:32:08'],
    ...['-GPSLatitude=43.4283', '-GPSLatitudeRef=N', '-GPSLongitude=89.7321', '-GPSLongitudeRef=W'],
    ...['-XMP-exif:GPSLatitude=43.4283', '-XMP-dc:Creator=A scout', '-IPTC:City=Baraboo'],
    path,
  ]);
}

/**
 * Adds a property to the picture of a HEIC file (ISO/IEC 23008-12 §9.3) as `heif-enc` writes it: item 1, with the
 * properties before the data.
 */
function addProperty(heic: Buffer, type: string, payload: number[]): Buffer {
  const property = Buffer.from([0, 0, 0, 8 + payload.length, ...Buffer.from(type), ...payload]);
  const boxStart = (name: string) => heic.indexOf(name, 0, 'latin1') - 4;
  const grow = (box: number, bytes: number) => heic.writeUInt32BE(heic.readUInt32BE(box) + bytes, box);

  const container = boxStart('ipco');
  const containerEnd = container + heic.readUInt32BE(container);
  let propertyCount = 0;
  for (let at = container + 8; at < containerEnd; at += heic.readUInt32BE(at)) propertyCount += 1;

  const associations = boxStart('ipma');
  const itemCount = associations + 18; // behind the header, the number of items and the id of the first
  const itemEnd = itemCount + 1 + heic.readUInt8(itemCount);
  heic.writeUInt8(heic.readUInt8(itemCount) + 1, itemCount);
  const association = Buffer.from([0x80 | (propertyCount + 1)]); // 0x80: a reader must not ignore it

  moveItemData(heic, boxStart('iloc'), property.length + association.length);
  grow(boxStart('meta'), property.length + association.length);
  grow(boxStart('iprp'), property.length + association.length);
  grow(container, property.length);
  grow(associations, association.length);
  return Buffer.concat([
    heic.subarray(0, containerEnd),
    property,
    heic.subarray(containerEnd, itemEnd),
    association,
    heic.subarray(itemEnd),
  ]);
}

/** Adds what was put before the data to every place in `iloc` (version 0 with one extent an item). */
function moveItemData(heic: Buffer, iloc: number, growth: number): void {
  const items = heic.readUInt16BE(iloc + 14);
  const entryBytes = (heic.readUInt32BE(iloc) - 16) / items;
  for (let index = 0; index < items; index += 1) {
    const baseOffset = iloc + 16 + index * entryBytes + 4;
    heic.writeUInt32BE(heic.readUInt32BE(baseOffset) + growth, baseOffset);
  }
}

await writePhoneJpeg(phoneJpeg, 80);

// `heif-enc` copies the note on turning with the EXIF block, where readers of HEIC must ignore it; phones use `irot`.
const QUARTER_TURNS_LEFT = [3];
const heicSource = join(scratch, 'source.jpg');
await writePhoneJpeg(heicSource, 98);
execFileSync('heif-enc', ['-q', '60', '-t', '320', '-o', phoneHeic, heicSource]);
await writeFile(phoneHeic, addProperty(await readFile(phoneHeic), 'irot', QUARTER_TURNS_LEFT));

// Primaries 12 (Display P3), transfer 13 (as sRGB), matrix 6 and full range (as `heif-enc` encodes).
const DISPLAY_P3 = [...Buffer.from('nclx'), 0, 12, 0, 13, 0, 6, 0x80];
const coloursSource = join(scratch, 'colours.png');
await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 60, b: 40 } } })
  .png()
  .toFile(coloursSource);
execFileSync('heif-enc', ['-q', '95', '-p', 'chroma=444', '-o', coloursHeic, coloursSource]);
await writeFile(coloursHeic, addProperty(await readFile(coloursHeic), 'colr', DISPLAY_P3));

await rm(scratch, { recursive: true });
