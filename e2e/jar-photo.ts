import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { granted } from './known-scout.ts';

export type JarPhoto = {
  width: number;
  height: number;
  /** The length of the roots as a share of the picture's height. */
  roots: number;
  /** `YYYY-MM-DDTHH:mm`, by the clock of the camera. */
  takenAt?: string;
};

/** A photo of a jar as a phone makes it: grainy, as hard to code as leaves, with roots of some length. */
export async function jarPhoto({ width, height, roots, takenAt }: JarPhoto): Promise<Buffer> {
  const [w, h] = [width, height];
  const side = Math.min(w, h);
  const root = (x: number) =>
    `<path d="M${w / 2 + x * side} ${h * 0.45} q${side * 0.05} ${(h * roots) / 2} ${x * side * 0.6} ${h * roots}" />`;
  const jar = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <rect x="${w / 2 - side * 0.3}" y="${h * 0.3}" width="${side * 0.6}" height="${h * 0.6}" rx="${side * 0.06}" fill="#bfe0ea" opacity="0.7"/>
    <path d="M${w / 2} ${h * 0.1} V${h * 0.5}" stroke="#6c4a33" stroke-width="${side * 0.03}"/>
    <ellipse cx="${w / 2 + side * 0.12}" cy="${h * 0.14}" rx="${side * 0.12}" ry="${side * 0.05}" fill="#2f8f3a"/>
    <g fill="none" stroke="#f6ead0" stroke-width="${side * 0.015}">${[-0.1, -0.03, 0.04, 0.11].map(root).join('')}</g>
  </svg>`;
  const grain = { type: 'gaussian', mean: 150, sigma: 30 } as const;
  const room = sharp({ create: { width: w, height: h, channels: 3, background: '#7d8d7c', noise: grain } });
  const picture = sharp(await room.png({ compressionLevel: 1 }).toBuffer())
    .composite([{ input: Buffer.from(jar) }])
    .jpeg({ quality: 88 });
  if (takenAt === undefined) return picture.toBuffer();
  const moment = `${takenAt.slice(0, 10).replaceAll('-', ':')} ${takenAt.slice(11)}:00`;
  return picture.withExif({ IFD2: { DateTimeOriginal: moment } }).toBuffer();
}

/** Stores photos in an entry, in one request. */
export async function addJarPhotos(
  page: Page,
  projectId: string,
  entryId: string,
  photos: readonly Buffer[],
) {
  const form = new FormData();
  for (const bytes of photos)
    form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'jar.jpg');
  const address = addressOf(uploadTrackingPhotos, { projectId, entryId });
  await granted(await page.request.post(address, { multipart: form }));
}
