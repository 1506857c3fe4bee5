import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { DISPLAY_LONG_EDGE_PX, THUMBNAIL_LONG_EDGE_PX } from '#domain/limits.ts';
import { readTakenAt } from '#domain/rules/exif-date.ts';
import { decodeHeic } from './heic.ts';
import { IMAGE_HEAD_BYTES, type ImageKind, sniffImageKind } from './image-kind.ts';
import { makeSlots } from './slots.ts';

/** What is kept of a photo: pixels in sRGB, upright, and nothing else. */
export type PhotoImages = {
  /** JPEG, long edge at most 2048 px, never larger than the original. */
  display: Buffer;
  /** WebP, long edge at most 480 px. */
  thumbnail: Buffer;
  /** Of the display image, px. */
  width: number;
  height: number;
  /** When the camera took it, `YYYY-MM-DDTHH:mm` in the camera's own time, if the file tells. */
  takenAt: string | null;
};

export type PhotoRefusal = {
  /** 'not-an-image' is no kind that is taken; 'unreadable' is broken, cut short, or not what it seemed to be. */
  refused: 'not-an-image' | 'unreadable' | 'too-many-pixels';
};

type Opened = { picture: Uint8Array; takenAt: string | null };

const MEGAPIXELS = 1_000_000;
const MAX_PIXELS: Record<ImageKind, number> = {
  jpeg: 100 * MEGAPIXELS,
  png: 100 * MEGAPIXELS,
  webp: 100 * MEGAPIXELS,
  tiff: 100 * MEGAPIXELS,
  heic: 50 * MEGAPIXELS, // a telephone's 48
  avif: 50 * MEGAPIXELS,
  gif: 40 * MEGAPIXELS,
};

const DECODE_LIMIT_SECONDS = 60;
const DISPLAY_QUALITY = 82;
const THUMBNAIL_QUALITY = 75;

// Decoding one of these can take a gigabyte; the others are read in strips or shrunk on the way.
const HEAVY_KINDS: ImageKind[] = ['heic', 'avif'];
const inHeavySlot = makeSlots(1);
const inLightSlot = makeSlots(availableParallelism());

// No picture is opened twice.
sharp.cache(false);

/**
 * Makes of whatever a camera or phone wrote the two images that are stored (RULINGS 30 and 31), or says why not. Calls
 * beyond what the machine has memory and cores for wait their turn. Throws when there is no file at `path`.
 */
export async function makePhotoImages(path: string): Promise<PhotoImages | PhotoRefusal> {
  const kind = sniffImageKind(await readHead(path));
  if (!kind) return { refused: 'not-an-image' };
  const inSlot = HEAVY_KINDS.includes(kind) ? inHeavySlot : inLightSlot;
  return inSlot(async () => {
    const file = await readFile(path);
    const opened = kind === 'heic' ? await openHeic(file) : await openPicture(file, kind);
    return 'refused' in opened ? opened : makeImages(opened, MAX_PIXELS[kind]);
  });
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(IMAGE_HEAD_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function openHeic(file: Uint8Array): Promise<Opened | PhotoRefusal> {
  const answer = await decodeHeic(file, MAX_PIXELS.heic);
  return 'refused' in answer ? answer : { picture: answer.tiff, takenAt: answer.takenAt };
}

/** Reads no more than the header. */
async function openPicture(file: Uint8Array, kind: ImageKind): Promise<Opened | PhotoRefusal> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  // Bytes made to look like one kind to us and another to the decoder.
  if (header?.format !== (kind === 'avif' ? 'heif' : kind)) return { refused: 'unreadable' };
  if (header.width * header.height > MAX_PIXELS[kind]) return { refused: 'too-many-pixels' };
  const exif = kind === 'tiff' ? file : header.exif;
  return { picture: file, takenAt: exif ? readTakenAt(exif) : null };
}

async function makeImages(
  { picture, takenAt }: Opened,
  maxPixels: number,
): Promise<PhotoImages | PhotoRefusal> {
  const decoded = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(DISPLAY_LONG_EDGE_PX, DISPLAY_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_LIMIT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!decoded) return { refused: 'unreadable' };

  const { width, height, channels } = decoded.info;
  // From raw pixels, to which no metadata clings.
  const upright = () => sharp(decoded.data, { raw: { width, height, channels } });
  const [display, thumbnail] = await Promise.all([
    upright().jpeg({ quality: DISPLAY_QUALITY }).toBuffer(),
    upright()
      .resize(THUMBNAIL_LONG_EDGE_PX, THUMBNAIL_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer(),
  ]);
  return { display, thumbnail, width, height, takenAt };
}
