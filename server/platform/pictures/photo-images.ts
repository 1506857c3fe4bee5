import sharp, { type Metadata, type Sharp } from 'sharp';
import { DISPLAY_LONG_EDGE_PX, THUMBNAIL_LONG_EDGE_PX } from '#domain/limits.ts';
import { readTakenAt } from '#domain/rules/photos/exif-date.ts';
import { makeSlots } from '#server/platform/files/slots.ts';
import { type Hdr, hdrOfAvif, showPlainly } from './hdr.ts';
import { decodeHeic } from './heic.ts';
import { type ImageKind, isHeavy, namedPixels, sniffImageKind } from './image-kind.ts';
import { putUpright, type Shrunk, showsMissingRows, withEndMark, withoutMissingRows } from './jpeg-rows.ts';
import { readRawPhoto } from './raw-photo.ts';
import { tiffHeader } from './raw-tiff.ts';

/** The kept form of a photo: upright sRGB pixels and nothing else. */
export type PhotoImages = {
  /** JPEG, long edge at most 2048 px, never larger than the original. */
  display: Buffer;
  /** WebP, long edge at most 480 px. */
  thumbnail: Buffer;
  /** Width of the display image, px. */
  width: number;
  height: number;
  /** When the camera took it, `YYYY-MM-DDTHH:mm` in the camera's own time, if the file tells. */
  takenAt: string | null;
};

export type PhotoRefusal = {
  /** 'not-an-image' is no kind that is taken; 'raw-photo' what a sensor saw; 'unreadable' is broken, cut short, or not what it seemed to be. */
  refused: 'empty' | 'not-an-image' | 'raw-photo' | 'unreadable' | 'too-many-pixels';
};

const MEGAPIXELS = 1_000_000;
const MAX_PIXELS: Record<ImageKind, number> = {
  jpeg: 100 * MEGAPIXELS,
  png: 100 * MEGAPIXELS,
  webp: 100 * MEGAPIXELS,
  tiff: 100 * MEGAPIXELS,
  heic: 65 * MEGAPIXELS, // a telephone's 64, which are up to 64.5
  avif: 50 * MEGAPIXELS,
  gif: 40 * MEGAPIXELS,
};

const DECODE_LIMIT_SECONDS = 60;
// Nearer to sharp's own lanczos3 than the JPEG is to either (docs/decisions/0070), with a third fewer samples.
const DISPLAY_RESIZE = { fit: 'inside', withoutEnlargement: true, kernel: 'lanczos2' } as const;
// The same pixels with the standard's own Huffman tables: a second pass for better ones takes 22 ms to save 2 % of a file.
const DISPLAY_JPEG = { quality: 82, optimiseCoding: false } as const;
// As like the picture as with more effort, which takes up to three times as long (docs/decisions/0070).
const THUMBNAIL_WEBP = { quality: 75, effort: 0 } as const;

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
// Enough for a telephone's JPEG beside its HEIC. The few pictures that take more run alone.
const inMemory = makeSlots(300_000_000);

// No picture is opened twice, and pictures side by side use the cores better than the threads of one.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes of whatever a camera or phone wrote the two images that are stored (PRODUCT.md#kinds-of-picture and
 * PRODUCT.md#stored-pictures), or says why not. What would take more memory than there is waits for it.
 */
export async function makePhotoImages(file: Uint8Array): Promise<PhotoImages | PhotoRefusal> {
  if (file.length === 0) return { refused: 'empty' };
  const kind = sniffImageKind(file);
  if (!kind) return { refused: 'not-an-image' };
  const raw = kind === 'tiff' ? readRawPhoto(file) : null;
  if (!raw) return makeImagesOf(file, kind);
  if (!raw.finished) return { refused: 'raw-photo' };
  const { finished, orientation } = raw;
  const made = await makeImagesOf(finished, 'jpeg', orientation);
  if ('refused' in made) return { refused: 'raw-photo' };
  return { ...made, takenAt: readTakenAt(file) ?? made.takenAt };
}

/** @param liesAs how a picture lies that does not tell itself (EXIF 2.32, tag 274). */
async function makeImagesOf(
  file: Uint8Array,
  kind: ImageKind,
  liesAs?: number,
): Promise<PhotoImages | PhotoRefusal> {
  const header = await readHeader(file, kind);
  if (header && 'refused' in header) return header;
  const decode = async () => {
    const opened = header && kind !== 'heic' ? openPicture(file, kind, header, liesAs) : await openHeic(file);
    return 'refused' in opened ? opened : makeImages(opened);
  };
  return inMemory(decode, { size: memoryFor(file, kind, header) });
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
  if (header?.format !== (isHeavy(kind) ? 'heif' : kind)) return { refused: 'unreadable' };
  if (header.width * header.height > MAX_PIXELS[kind]) return { refused: 'too-many-pixels' };
  return header;
}

function memoryFor(file: Uint8Array, kind: ImageKind, header: Metadata | null): number {
  const shown = header ? header.width * header.height : MAX_PIXELS[kind];
  const pixels = isHeavy(kind) ? Math.min(Math.max(shown, namedPixels(file)), MAX_PIXELS[kind]) : shown;
  const bytesPerPixel = header?.isProgressive ? BYTES_PER_PIXEL_PROGRESSIVE : BYTES_PER_PIXEL[kind];
  return BYTES_PER_PICTURE + pixels * bytesPerPixel;
}

/** Pixels as sharp gives them, or libheif; `profile` says what their numbers mean, null that they are in sRGB. */
type Pixels = Shrunk & {
  profile: Uint8Array | null;
  hdr: Hdr | null;
};
type Opened = {
  /** Upright and not larger than the display image. @throws when it cannot be decoded. */
  shrink: () => Promise<Shrunk>;
  takenAt: string | null;
} & Pick<Pixels, 'profile' | 'hdr'>;

async function openHeic(file: Uint8Array): Promise<Opened | PhotoRefusal> {
  const response = await decodeHeic(file, MAX_PIXELS.heic);
  if ('refused' in response) return response;
  const { pixels, profile, hdr, takenAt, ...raw } = response;
  return { shrink: () => shrink(sharp(pixels, { raw })), profile, hdr, takenAt };
}

function openPicture(file: Uint8Array, kind: ImageKind, header: Metadata, liesAs?: number): Opened {
  const { space, depth, icc } = header;
  // Four times as fast after shrinking as before it; what is not plain RGB, sharp has to convert first.
  const profile = space === 'srgb' && depth === 'uchar' && icc ? icc : null;
  const exif = kind === 'tiff' ? file : header.exif;
  const read: Read = (bytes, failOn) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS[kind], failOn, ignoreIcc: profile !== null });
  const shrinkIt = () =>
    kind === 'jpeg' ? shrinkJpeg(file, header, read) : shrink(read(file, 'error').autoOrient());
  return {
    shrink: async () => putUpright(await shrinkIt(), header.orientation ? 1 : liesAs),
    profile,
    hdr: kind === 'avif' && !icc ? hdrOfAvif(file) : null,
    takenAt: exif ? readTakenAt(exif) : null,
  };
}

const shrink = (source: Sharp): Promise<Shrunk> =>
  source
    .resize(DISPLAY_LONG_EDGE_PX, DISPLAY_LONG_EDGE_PX, DISPLAY_RESIZE)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_LIMIT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });

type Read = (bytes: Uint8Array, failOn: 'warning' | 'error') => Sharp;

/** Takes a JPEG without its end mark too, and one whose last rows are missing, as panoramas and broken downloads are. */
async function shrinkJpeg(file: Uint8Array, header: Metadata, read: Read): Promise<Shrunk> {
  try {
    return await shrink(read(file, 'warning').autoOrient());
  } catch (error) {
    if (!/premature end/.test(String(error))) return shrink(read(file, 'error').autoOrient());
  }
  const ended = withEndMark(file);
  const whole = await shrink(read(ended, 'warning').autoOrient()).catch(() => null);
  if (whole) return whole;
  if (!showsMissingRows(header)) return shrink(read(file, 'error').autoOrient());
  const lying = await shrink(read(ended, 'error'));
  return putUpright(withoutMissingRows(lying, header.height), header.orientation);
}

async function makeImages({ shrink, profile, hdr, takenAt }: Opened): Promise<PhotoImages | PhotoRefusal> {
  const shrunk = await shrink().catch(() => null);
  if (!shrunk) return { refused: 'unreadable' };
  const images = await encode(await convert({ ...shrunk, profile, hdr }));
  return { ...images, takenAt };
}

/** Into sRGB; as they are when the profile makes no sense, for which no picture is refused. */
async function convert({ data, info, profile, hdr }: Pixels): Promise<Shrunk> {
  if (hdr) showPlainly(data, hdr);
  if (hdr || !profile) return { data, info };
  const { width, height } = info;
  const header = tiffHeader({ width, height, channels: 3, profile });
  const tiff = Buffer.concat([header, data]);
  const converted = await sharp(tiff)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!converted) return { data: tiff.subarray(header.length), info };
  return converted;
}

/** Makes the stored images from bare pixels, which drops EXIF, the GPS position and all other metadata. */
async function encode({ data, info }: Shrunk): Promise<Omit<PhotoImages, 'takenAt'>> {
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const [display, thumbnail] = await Promise.all([
    pixels().jpeg(DISPLAY_JPEG).toBuffer(),
    pixels()
      .resize(THUMBNAIL_LONG_EDGE_PX, THUMBNAIL_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp(THUMBNAIL_WEBP)
      .toBuffer(),
  ]);
  return { display, thumbnail, width, height };
}
