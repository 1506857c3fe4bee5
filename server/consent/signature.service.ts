import { SIGNATURE_LARGE, SIGNATURE_SENTENCE } from '#domain/contract/consent.ts';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_MAX_BYTES, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import { sniffImageKind } from '#server/files/image-kind.ts';
import { AppError } from '#server/http/errors.ts';

const NOT_A_PICTURE = 'The signature picture could not be read. Please clear it and sign again.';

const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
/** Many times the canvas of a sharp screen, and far from what would fill the memory. */
const MAX_PIXELS = 4_000_000;
/** Of 255: less than ink on paper, more than what JPEG makes of an even surface. */
const LEAST_CONTRAST = 32;

function refuseSignature(sentence: string): AppError {
  return new AppError('invalid', sentence, { fields: { signature: sentence } });
}

function bytesOf(dataUrl: string): Buffer {
  const [, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (base64 === undefined) throw refuseSignature(NOT_A_PICTURE);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > SIGNATURE_MAX_BYTES) throw refuseSignature(SIGNATURE_LARGE);
  const kind = sniffImageKind(bytes);
  if (kind !== 'png' && kind !== 'jpeg') throw refuseSignature(NOT_A_PICTURE);
  return bytes;
}

/** The picture in shades of grey on white paper, as large as the canvas of §2.4. */
async function onPaper(picture: Buffer) {
  const { default: sharp } = await import('sharp');
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .flatten({ background: 'white' })
    .resize(SIGNATURE_WIDTH_PX, SIGNATURE_HEIGHT_PX, { fit: 'contain', background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}

function isBlank(pixels: Uint8Array): boolean {
  const [darkest, lightest] = pixels.reduce(([low, high], it) => [Math.min(low, it), Math.max(high, it)], [
    255, 0,
  ] as [number, number]);
  return lightest - darkest < LEAST_CONTRAST;
}

/**
 * Checks a drawn or typed signature by its bytes and gives what is stored: a PNG of 400x150 as a data URL, made anew
 * from the pixels so that nothing else is in it (RULINGS 14).
 * @throws AppError 'invalid' at the field when it is no PNG or JPEG that decodes, too large or blank.
 */
export async function readSignature(dataUrl: string): Promise<string> {
  const paper = await onPaper(bytesOf(dataUrl));
  if (!paper) throw refuseSignature(NOT_A_PICTURE);
  if (isBlank(paper.data)) throw refuseSignature(SIGNATURE_SENTENCE);
  const { width, height, channels } = paper.info;
  const { default: sharp } = await import('sharp');
  const png = await sharp(paper.data, { raw: { width, height, channels } }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
