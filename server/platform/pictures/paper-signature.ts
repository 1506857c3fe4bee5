import sharp from 'sharp';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';

/** A signature as it is stored: a PNG as large as the canvas of §2.4, and whether anything is drawn on it. */
export type PaperSignature = { readonly png: Uint8Array; readonly isBlank: boolean };

/** Many times the canvas of a sharp screen, and far from what would fill the memory. */
const MAX_PIXELS = 4_000_000;
/** Out of 255: less than ink on paper, more than JPEG noise on an even surface. */
const LEAST_CONTRAST = 32;

function isBlank(pixels: Uint8Array): boolean {
  const [darkest, lightest] = pixels.reduce(([low, high], it) => [Math.min(low, it), Math.max(high, it)], [
    255, 0,
  ] as [number, number]);
  return lightest - darkest < LEAST_CONTRAST;
}

/**
 * The picture in shades of grey on white paper, made anew from its pixels so that nothing else is in it
 * (PRODUCT.md#the-record-of-a-consent). Null when it cannot be decoded.
 */
export async function putOnPaper(picture: Uint8Array): Promise<PaperSignature | null> {
  const paper = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .flatten({ background: 'white' })
    .resize(SIGNATURE_WIDTH_PX, SIGNATURE_HEIGHT_PX, { fit: 'contain', background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!paper) return null;
  const { width, height, channels } = paper.info;
  const png = await sharp(paper.data, { raw: { width, height, channels } }).png().toBuffer();
  return { png, isBlank: isBlank(paper.data) };
}
