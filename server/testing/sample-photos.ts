import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Visible features of the phone's photo when it is right (samples/README.md). */
export const PHONE_PHOTO = {
  /** Upright, px. */
  width: 1800,
  height: 2400,
  /** By the phone's clock. */
  takenAt: '2026-05-17T14:32',
  /** sRGB. */
  corners: {
    topLeft: [0x5a, 0xa0, 0xdc],
    topRight: [0xff, 0xd8, 0x3d],
    bottomLeft: [0x2f, 0x8f, 0x3a],
    bottomRight: [0xd8, 0x1e, 0x2c],
  },
} as const;

/** The path of a file in `samples/`. */
export function samplePath(
  name: 'phone.jpg' | 'phone.heic' | 'p3-without-icc.heic' | 'pq.heic' | 'hlg.heic',
): string {
  return join(import.meta.dirname, 'samples', name);
}

/** The bytes of a JPEG as a phone writes it: lying on its side, in Display P3, telling place, time, camera and author. */
export function phoneJpeg(): Promise<Uint8Array> {
  return readFile(samplePath('phone.jpg'));
}

/** The bytes of the same photo as HEIC. */
export function phoneHeic(): Promise<Uint8Array> {
  return readFile(samplePath('phone.heic'));
}
