import sharp from 'sharp';
import { startThread } from '#server/platform/start-thread.ts';
import type { Hdr } from './hdr.ts';
import type { RawPixels } from './raw-tiff.ts';

/** The worker's input. */
export type HeicTask = {
  file: Uint8Array<ArrayBuffer>;
  maxPixels: number;
  /** The ICC profile for pictures that only name these colours. */
  displayP3: Uint8Array;
};

export type HeicPixels = RawPixels & {
  pixels: Uint8Array<ArrayBuffer>;
  hdr: Hdr | null;
  takenAt: string | null;
};

/** The worker's output. */
export type HeicResponse = HeicPixels | { refused: 'unreadable' | 'too-many-pixels' };

/** The largest that is taken needs a few seconds; on a small server several times that. */
const DECODE_LIMIT_MS = 30_000;

let displayP3: Promise<Uint8Array> | undefined;

/**
 * Gives the pixels of the main picture of a HEIC or HEIF file, upright, with its colour profile if it has one;
 * `takenAt` is as `readTakenAt` gives it. Refuses what it cannot read, or not within `limitMs`, and, before it decodes
 * anything, what has more than `maxPixels`. Each call has a thread and some hundred megabytes to itself: the caller sees
 * to it that few run at once.
 */
export async function decodeHeic(
  file: Uint8Array,
  maxPixels: number,
  limitMs = DECODE_LIMIT_MS,
): Promise<HeicResponse> {
  displayP3 ??= readDisplayP3Profile();
  // A copy, because the worker is given its bytes for good.
  const task: HeicTask = { file: new Uint8Array(file), maxPixels, displayP3: await displayP3 };
  const worker = startThread(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [task.file.buffer],
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeicResponse>();
  const timer = setTimeout(() => resolve({ refused: 'unreadable' }), limitMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The HEIC decoder ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

async function readDisplayP3Profile(): Promise<Uint8Array> {
  const onePixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  const { icc } = await sharp(await onePixel.withIccProfile('p3').png().toBuffer()).metadata();
  if (!icc) throw new Error('sharp embedded no Display P3 profile');
  return new Uint8Array(icc);
}
