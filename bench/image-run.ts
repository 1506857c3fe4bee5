/**
 * One contender makes the two images of one photo, in a process of its own, and prints how long that took, what it took of
 * the processors, and how much memory the process had at most.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type OutputInfo } from 'sharp';
import { Misuse, runCommand } from '../server/platform/command.ts';
import { residentMegabytes } from './memory.ts';

const DISPLAY = { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL = { width: 480, height: 480, fit: 'inside', withoutEnlargement: true } as const;

type Images = { display: Uint8Array; thumbnail: Uint8Array };

async function ours(path: string): Promise<Images> {
  const { makePhotoImages } = await import('../server/platform/pictures/photo-images.ts');
  const images = await makePhotoImages(await readFile(path));
  if ('refused' in images) throw new Error(images.refused);
  return images;
}

/** As sharp's documentation shows it: a pipeline for each output. */
async function sharpTwice(path: string): Promise<Images> {
  const image = sharp(path).autoOrient();
  const [display, thumbnail] = await Promise.all([
    image.clone().resize(DISPLAY).jpeg({ quality: 82 }).toBuffer(),
    image.clone().resize(THUMBNAIL).webp({ quality: 75 }).toBuffer(),
  ]);
  return { display, thumbnail };
}

/** Cleverer: the thumbnail is made of the display image's pixels. */
async function sharpOnce(path: string): Promise<Images> {
  const upright = sharp(path).autoOrient().resize(DISPLAY);
  return encodeBoth(await upright.raw().toBuffer({ resolveWithObject: true }));
}

async function encodeBoth({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Images> {
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const [display, thumbnail] = await Promise.all([
    pixels().jpeg({ quality: 82 }).toBuffer(),
    pixels().resize(THUMBNAIL).webp({ quality: 75 }).toBuffer(),
  ]);
  return { display, thumbnail };
}

type HeifImage = {
  get_width(): number;
  get_height(): number;
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: () => void): void;
};
type Libheif = { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };

/** As libheif-js's documentation shows it, on the main thread; its colours stay those of the telephone. */
async function libheif(path: string): Promise<Images> {
  const library: Libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle.js');
  const [image] = new library.HeifDecoder().decode(await readFile(path));
  if (!image) throw new Error('libheif found no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  await new Promise<void>((done) => image.display(pixels, done));
  const upright = sharp(pixels.data, { raw: { width, height, channels: 4 } });
  return encodeBoth(await upright.removeAlpha().resize(DISPLAY).raw().toBuffer({ resolveWithObject: true }));
}

const contenders: Record<string, (path: string) => Promise<Images>> = {
  ours,
  sharpTwice,
  sharpOnce,
  libheif,
};
await runCommand(
  {
    start: 'node bench/image-run.ts',
    does: 'Makes the two images of one photo and prints as JSON what that cost. npm run bench:images starts it.',
    args: { CONTENDER: Object.keys(contenders).join(', '), FILE: 'the photo' },
  },
  async ({ args }) => {
    const make = contenders[args.CONTENDER];
    if (!make) throw new Misuse(`The contenders are ${Object.keys(contenders).join(', ')}.`);
    const start = performance.now();
    const cpuBefore = process.cpuUsage();
    const { display, thumbnail } = await make(args.FILE);
    const milliseconds = performance.now() - start;
    const { user, system } = process.cpuUsage(cpuBefore);
    const { width, height } = await sharp(display).metadata();
    const cpuMilliseconds = (user + system) / 1000;
    const outcome = {
      milliseconds,
      cpuMilliseconds,
      megabytes: await residentMegabytes(process.pid, 'VmHWM'),
      width,
      height,
    };
    process.stdout.write(JSON.stringify({ ...outcome, bytes: [display.length, thumbnail.length] }));
  },
);
