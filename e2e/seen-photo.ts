import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { PHONE_PHOTO } from '#server/testing/sample-photos.ts';
import { expect } from './journey.ts';

const { width, height, corners } = PHONE_PHOTO;
/** The display image's long edge (PRODUCT.md#stored-pictures), px. */
const LONG_EDGE = 2048;
/** A JPEG's colours are near, not equal. */
const NEAR = 24;

type Seen = { width: number; height: number; corners: number[][] };

/** The phone's photo on the screen as the server made it, decoded by the browser: upright, whole, and in its colours. */
export async function expectUprightPhonePhoto(photo: Locator): Promise<void> {
  // Until it has been sent the device shows what it has itself: of a HEIC a drawing.
  await expect(photo).toHaveAttribute('src', /^\/api\/uploads\//);
  // One that comes only when it is near shares what the same photo elsewhere on the page has loaded, and begins anew when it
  // comes: Chromium then says of a decoding that it failed.
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const seen = await photo.evaluate(async (image: HTMLImageElement): Promise<Seen> => {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const canvas = new OffscreenCanvas(naturalWidth, naturalHeight);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) =>
      Array.from(pen?.getImageData(naturalWidth * x, naturalHeight * y, 1, 1).data ?? []).slice(0, 3);
    const places = [colourAt(0.02, 0.02), colourAt(0.98, 0.02), colourAt(0.02, 0.98), colourAt(0.98, 0.98)];
    return { width: naturalWidth, height: naturalHeight, corners: places };
  });
  expect([seen.width, seen.height]).toEqual([Math.round((LONG_EDGE * width) / height), LONG_EDGE]);
  const expected = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight];
  const distances = expected.map((colour, corner) =>
    Math.max(...colour.map((part, index) => Math.abs(part - (seen.corners[corner]?.[index] ?? -NEAR)))),
  );
  expect(Math.max(...distances), `the corners are ${JSON.stringify(seen.corners)}`).toBeLessThan(NEAR);
}

/**
 * The photo that the browser gets, large and small, tells nothing of place, time, camera or author
 * (PRODUCT.md#stored-pictures).
 */
export async function expectNothingButPixels(photo: Locator): Promise<void> {
  const address = new URL((await photo.getAttribute('src')) ?? '', photo.page().url());
  for (const size of ['', 'thumb']) {
    if (size) address.searchParams.set('size', size);
    const response = await photo.page().request.get(address.href);
    expect(response.ok()).toBe(true);
    const bytes = await response.body();
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|ns\.adobe\.com|Photoshop/);
  }
}
