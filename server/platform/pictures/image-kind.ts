/** The kinds of picture that are taken (PRODUCT.md#kinds-of-picture). */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'tiff';

const HEAVY_KINDS: readonly ImageKind[] = ['heic', 'avif'];

/**
 * True when the decoder takes all cores, or a thread and a WebAssembly of its own: these are decoded one at a time.
 */
export function isHeavy(kind: ImageKind | null): boolean {
  return kind !== null && HEAVY_KINDS.includes(kind);
}

/** The first bytes that `sniffImageKind` needs. */
export const IMAGE_HEAD_BYTES = 512;

const SIGNATURES: [ImageKind, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
];

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
// 'Some picture in a HEIF file': a tool may write it alone and leave the coding to be found inside.
const HEIF_BRANDS = ['mif1', 'mif2', 'msf1'];

/**
 * Returns a file's kind by its first bytes alone (PRODUCT.md#kinds-of-picture), whatever its name or type says. Null
 * for anything not taken, be it a picture (SVG, BMP) or not (PDF, HTML, video).
 */
export function sniffImageKind(head: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...head.subarray(0, IMAGE_HEAD_BYTES));
  const match = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (match) return match[0];
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('ftyp', 4)) return kindOfBrands(brandsOf(head, start));
  return null;
}

/** The major brand and the compatible ones of an ISO media file (ISO/IEC 14496-12 §4.3). */
function brandsOf(head: Uint8Array, start: string): string[] {
  const boxEnd = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const compatible = start.slice(16, boxEnd).match(/[\s\S]{4}/g) ?? [];
  return [start.slice(8, 12), ...compatible];
}

function kindOfBrands([major, ...compatible]: string[]): ImageKind | null {
  // The major brand goes first: an MP4 from a phone may list picture brands as compatible, and is still a video.
  if (major === undefined || ![...AVIF_BRANDS, ...HEIC_BRANDS, ...HEIF_BRANDS].includes(major)) return null;
  if (AVIF_BRANDS.includes(major)) return 'avif';
  if (HEIC_BRANDS.includes(major)) return 'heic';
  return compatible.some((brand) => AVIF_BRANDS.includes(brand)) ? 'avif' : 'heic';
}

const SIZE_BOX = Buffer.from('\0\0\0\x14ispe\0\0\0\0', 'latin1');

/** Returns the pixels of the largest picture that a HEIC or AVIF names; the shown one may be a small part. */
export function namedPixels(file: Uint8Array): number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let most = 0;
  for (let at = bytes.indexOf(SIZE_BOX); at >= 0; at = bytes.indexOf(SIZE_BOX, at + SIZE_BOX.length)) {
    const sizeAt = at + SIZE_BOX.length;
    if (sizeAt + 8 > bytes.length) break;
    most = Math.max(most, bytes.readUInt32BE(sizeAt) * bytes.readUInt32BE(sizeAt + 4));
  }
  return most;
}
