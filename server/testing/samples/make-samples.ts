/**
 * Makes the sample photos out of `scene.svg`: `node server/testing/samples/make-samples.ts`. Needs `exiftool` and
 * `heif-enc` (Debian: libimage-exiftool-perl, libheif-examples); README.md says what each sample has in it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { withProperty } from '../heic-property.ts';
import { quarters } from '../quarters.ts';
import { brightPixels } from './bright-pixels.ts';

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

await writePhoneJpeg(phoneJpeg, 80);

// `heif-enc` copies the note on turning with the EXIF block, where readers of HEIC must ignore it; phones use `irot`.
const QUARTER_TURNS_LEFT = [3];
const heicSource = join(scratch, 'source.jpg');
await writePhoneJpeg(heicSource, 98);
execFileSync('heif-enc', ['-q', '60', '-t', '320', '-o', phoneHeic, heicSource]);
await writeFile(phoneHeic, withProperty(await readFile(phoneHeic), 'irot', QUARTER_TURNS_LEFT));

// Primaries 12 (Display P3), transfer 13 (as sRGB), matrix 6 and full range (as `heif-enc` encodes).
const DISPLAY_P3 = [...Buffer.from('nclx'), 0, 12, 0, 13, 0, 6, 0x80];
const coloursSource = join(scratch, 'colours.png');
await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 60, b: 40 } } })
  .png()
  .toFile(coloursSource);
execFileSync('heif-enc', ['-q', '95', '-p', 'chroma=444', '-o', coloursHeic, coloursSource]);
await writeFile(coloursHeic, withProperty(await readFile(coloursHeic), 'colr', DISPLAY_P3));

// Primaries 9 (BT.2020), transfer 16 (PQ) or 18 (HLG).
const { data: plain, info } = await quarters(64, 64).raw().toBuffer({ resolveWithObject: true });
for (const [transfer, number] of [
  ['pq', 16],
  ['hlg', 18],
] as const) {
  const source = join(scratch, `${transfer}.png`);
  const bright = join(folder, `${transfer}.heic`);
  const { width, height, channels } = info;
  await sharp(brightPixels(plain, transfer), { raw: { width, height, channels } }).png().toFile(source);
  execFileSync('heif-enc', ['-q', '95', '-p', 'chroma=444', '-o', bright, source]);
  const colours = [...Buffer.from('nclx'), 0, 9, 0, number, 0, 6, 0x80];
  await writeFile(bright, withProperty(await readFile(bright), 'colr', colours));
}

await rm(scratch, { recursive: true });
