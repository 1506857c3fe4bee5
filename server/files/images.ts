import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Metadata } from 'sharp';
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
const MOST_PIXELS = Math.max(...Object.values(MAX_PIXELS));

const DECODE_LIMIT_SECONDS = 60;
const DISPLAY_QUALITY = 82;
const THUMBNAIL_QUALITY = 75;

// These have a decoder that takes all cores, or a thread and a WebAssembly of its own.
const HEAVY_KINDS: ImageKind[] = ['heic', 'avif'];
const inHeavySlot = makeSlots(1);
const inLightSlot = makeSlots(availableParallelism());

// Measured (bench/RESULTS-images.md): what decoding takes of memory beside what every picture takes.
const BYTES_PER_PIXEL: Record<ImageKind, number> = {
  jpeg: 0.5, // read in strips, or shrunk on the way
  png: 0.5,
  webp: 8,
  tiff: 8, // all of it may lie in one strip
  gif: 5,
  heic: 12,
  avif: 18,
};
const BYTES_PER_PIXEL_PROGRESSIVE = 9;
const BYTES_PER_PICTURE = 60_000_000;
// Enough for two photos of a telephone beside a HEIC. The few pictures that take more run alone.
const inMemory = makeSlots(400_000_000);

// No picture is opened twice.
sharp.cache(false);

/**
 * Makes of whatever a camera or phone wrote the two images that are stored (RULINGS 30 and 31), or says why not. Calls
 * beyond what the machine has memory and cores for wait their turn; once `signal` is aborted one that waits is called
 * off and throws its reason. Throws when there is no file at `path`.
 */
export async function makePhotoImages(
  path: string,
  signal?: AbortSignal,
): Promise<PhotoImages | PhotoRefusal> {
  const kind = sniffImageKind(await readHead(path));
  if (!kind) return { refused: 'not-an-image' };
  const inSlot = HEAVY_KINDS.includes(kind) ? inHeavySlot : inLightSlot;
  return inSlot(
    async () => {
      const file = await readFile(path);
      const header = await readHeader(file, kind);
      if (header && 'refused' in header) return header;
      return inMemory(() => decode(file, kind, header?.exif), { size: memoryFor(kind, header), signal });
    },
    { signal },
  );
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

/**
 * Refuses by the header alone what is not what it seemed to be, or would be too large. Null for a HEIC that sharp does
 * not understand: the decoder of HEIC, which is another, has the last word.
 */
async function readHeader(file: Uint8Array, kind: ImageKind): Promise<Metadata | PhotoRefusal | null> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header && kind === 'heic') return null;
  // Bytes made to look like one kind to us and another to the decoder.
  if (header?.format !== (HEAVY_KINDS.includes(kind) ? 'heif' : kind)) return { refused: 'unreadable' };
  if (header.width * header.height > MAX_PIXELS[kind]) return { refused: 'too-many-pixels' };
  return header;
}

function memoryFor(kind: ImageKind, header: Metadata | null): number {
  const pixels = header ? header.width * header.height : MAX_PIXELS[kind];
  const bytesPerPixel = header?.isProgressive ? BYTES_PER_PIXEL_PROGRESSIVE : BYTES_PER_PIXEL[kind];
  return BYTES_PER_PICTURE + pixels * bytesPerPixel;
}

async function decode(
  file: Uint8Array,
  kind: ImageKind,
  exif: Uint8Array | undefined,
): Promise<PhotoImages | PhotoRefusal> {
  if (kind === 'heic') {
    const answer = await decodeHeic(file, MAX_PIXELS.heic);
    if ('refused' in answer) return answer;
    const images = await makeImages(answer.tiff, answer.takenAt);
    // Given back at once: a few such pictures that wait for the garbage collector are hundreds of megabytes.
    answer.tiff.buffer.transfer(0);
    return images;
  }
  const block = kind === 'tiff' ? file : exif;
  return makeImages(file, block ? readTakenAt(block) : null);
}

/** Decodes once, to the size of the display image. */
async function makeImages(picture: Uint8Array, takenAt: string | null): Promise<PhotoImages | PhotoRefusal> {
  const decoded = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
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
