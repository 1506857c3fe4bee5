/**
 * The one module that knows libheif (compiled to WebAssembly, under the LGPL: whoever wants another build of it puts
 * it in the place of the package `libheif-js`). It runs as a worker thread of its own for each picture: hostile bytes
 * can be stopped in the middle, and what libheif took of memory goes with the thread. The names and numbers below are
 * those of libheif's C interface.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import libheifModule, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { readTakenAt } from '#domain/rules/photos/exif-date.ts';
import { hdrOf } from './hdr.ts';
import type { HeicPixels, HeicResponse, HeicTask } from './heic.ts';

const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHROMA_INTERLEAVED_RGBA = 11;
const CHANNEL_INTERLEAVED = 10;
const PRIMARIES_DISPLAY_P3 = 12;
const CROP = 0x636c6170; // 'clap'
const ROTATION = 0x69726f74; // 'irot'
const MIRROR = 0x696d6972; // 'imir'
const MIRROR_TOP_AND_BOTTOM = 0;
const PROPERTIES_MAX = 32;
const SUBERROR_SECURITY_LIMIT = 1000;

// The package declares a default export; what it exports is the function itself.
const loadLibheif = libheifModule as unknown as (options: object) => MainModule;
const ignore = () => {};
const libheif = loadLibheif({
  wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'))),
  print: ignore,
  printErr: ignore,
});

class HeifError extends Error {
  suberror: number;
  constructor(code: number, suberror: number) {
    super(`libheif error ${code}.${suberror}`);
    this.suberror = suberror;
  }
}

const error = libheif._malloc(12); // struct heif_error { code, subcode, message }
const out = libheif._malloc(4);

const wordAt = (pointer: number): number => libheif.HEAPU32[pointer >>> 2];
const bytesAt = (pointer: number, size: number): Uint8Array =>
  libheif.HEAPU8.subarray(pointer, pointer + size);

function throwIfFailed(): void {
  const code = wordAt(error);
  if (code !== 0) throw new HeifError(code, wordAt(error + 4));
}

function allocate(bytes: Uint8Array): number {
  const pointer = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, pointer);
  return pointer;
}

type Picture = { readonly context: number; readonly handle: number };

function openPicture(at: number, size: number, maxPixels: number): Picture {
  const context = libheif._heif_context_alloc();
  // Holds for every picture decoded on the way: a file cannot hide a huge tile behind a small size.
  libheif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
  libheif._heif_context_read_from_memory_without_copy(error, context, at, size, 0);
  throwIfFailed();
  libheif._heif_context_get_primary_image_handle(error, context, out);
  throwIfFailed();
  return { context, handle: wordAt(out) };
}

/** Pixels to cut off each edge. */
type Borders = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Returns the borders that the file hides, measured on the upright picture. */
function readBorders({ context, handle }: Picture): Borders {
  const item = libheif._heif_image_handle_get_item_id(handle);
  const ids = libheif._malloc(4 * PROPERTIES_MAX);
  const count = libheif._heif_item_get_transformation_properties(context, item, ids, PROPERTIES_MAX);
  let width = libheif._heif_image_handle_get_ispe_width(handle);
  let height = libheif._heif_image_handle_get_ispe_height(handle);
  let { left, top, right, bottom } = { left: 0, top: 0, right: 0, bottom: 0 };
  for (let index = 0; index < count; index += 1) {
    const id = wordAt(ids + 4 * index);
    const type = libheif._heif_item_get_property_type(context, item, id);
    if (type === CROP) {
      const cut = cropOf(context, item, id, width - left - right, height - top - bottom);
      left += cut.left;
      top += cut.top;
      right += cut.right;
      bottom += cut.bottom;
    } else if (type === ROTATION) {
      const turns = libheif._heif_item_get_property_transform_rotation_ccw(context, item, id) / 90;
      for (let turn = 0; turn < turns; turn += 1) {
        [left, top, right, bottom] = [top, right, bottom, left];
        [width, height] = [height, width];
      }
    } else if (type === MIRROR) {
      const way = libheif._heif_item_get_property_transform_mirror(context, item, id);
      if (way === MIRROR_TOP_AND_BOTTOM) [top, bottom] = [bottom, top];
      else [left, right] = [right, left];
    }
  }
  return { left, top, right, bottom };
}

function cropOf(context: number, item: number, id: number, width: number, height: number): Borders {
  const sides = libheif._malloc(16);
  const [left, top, right, bottom] = [sides, sides + 4, sides + 8, sides + 12] as const;
  libheif._heif_item_get_property_transform_crop_borders(
    ...[context, item, id, width, height],
    ...[left, top, right, bottom],
  );
  // A crop may reach beyond the picture; there is nothing to be cut off then.
  const cutAt = (side: number) => Math.max(0, wordAt(side) | 0);
  return { left: cutAt(left), top: cutAt(top), right: cutAt(right), bottom: cutAt(bottom) };
}

const CROP_BOX = Buffer.from('\0\0\0\x28clap', 'latin1');

/**
 * Makes of each crop a turn by nothing. libheif 1.23 takes the size after the crop for that of what it decodes, and refuses
 * what was cropped by much; so the whole is decoded, and its borders are cut off here.
 */
function takeCropsOut(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (let at = bytes.indexOf(CROP_BOX); at >= 0; at = bytes.indexOf(CROP_BOX, at + 1)) {
    bytes.write('irot\0', at + 4, 'latin1');
  }
}

function openWhole(file: Uint8Array, maxPixels: number): Picture & { borders: Borders } {
  const at = allocate(file);
  const picture = openPicture(at, file.length, maxPixels);
  const borders = readBorders(picture);
  if (Object.values(borders).every((cut) => cut === 0)) return { ...picture, borders };
  takeCropsOut(bytesAt(at, file.length));
  return { ...openPicture(at, file.length, maxPixels), borders };
}

/** The colours that are named by numbers (ITU-T H.273), if any are. */
function readNamedColours(handle: number): { primaries: number; transfer: number } | null {
  libheif._heif_image_handle_get_nclx_color_profile(error, handle, out);
  if (wordAt(error) !== 0) return null;
  return { primaries: wordAt(wordAt(out) + 4), transfer: wordAt(wordAt(out) + 8) };
}

function readColours(handle: number, displayP3: Uint8Array): Pick<HeicPixels, 'profile' | 'hdr'> {
  const named = readNamedColours(handle);
  const hdr = named && hdrOf(named);
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (hdr || size === 0) {
    return { profile: !hdr && named?.primaries === PRIMARIES_DISPLAY_P3 ? displayP3 : null, hdr };
  }
  const profile = libheif._malloc(size);
  libheif._heif_image_handle_get_raw_color_profile(error, handle, profile);
  throwIfFailed();
  return { profile: bytesAt(profile, size).slice(), hdr };
}

function readExifDate(handle: number): string | null {
  const exif = allocate(new TextEncoder().encode('Exif\0'));
  if (libheif._heif_image_handle_get_list_of_metadata_block_IDs(handle, exif, out, 1) === 0) return null;
  const id = wordAt(out);
  const size = libheif._heif_image_handle_get_metadata_size(handle, id);
  const pointer = libheif._malloc(size);
  libheif._heif_image_handle_get_metadata(error, handle, id, pointer);
  if (wordAt(error) !== 0 || size < 4) return null;
  const block = bytesAt(pointer, size);
  // The block begins with how far behind these four bytes the EXIF data starts (ISO/IEC 23008-12 §A.2.1).
  const start = new DataView(block.buffer, pointer).getUint32(0);
  return readTakenAt(block.subarray(4 + start));
}

/** The upright pixels within the borders, copied out of libheif's memory once. */
function decodePixels(handle: number, borders: Borders): Omit<HeicPixels, 'profile' | 'hdr' | 'takenAt'> {
  const hasAlpha = libheif._heif_image_handle_has_alpha_channel(handle) !== 0;
  const chroma = hasAlpha ? CHROMA_INTERLEAVED_RGBA : CHROMA_INTERLEAVED_RGB;
  libheif._heif_decode_image(error, handle, out, COLORSPACE_RGB, chroma, 0);
  throwIfFailed();
  const image = wordAt(out);
  const { left, top, right, bottom } = borders;
  const width = libheif._heif_image_get_width(image, CHANNEL_INTERLEAVED) - left - right;
  const height = libheif._heif_image_get_height(image, CHANNEL_INTERLEAVED) - top - bottom;
  if (width < 1 || height < 1) throw new Error('Nothing is left of the picture');
  const plane = libheif._heif_image_get_plane_readonly2(image, CHANNEL_INTERLEAVED, out);
  const stride = wordAt(out);

  const channels = hasAlpha ? 4 : 3;
  const rowBytes = width * channels;
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const start = plane + (top + row) * stride + left * channels;
    pixels.set(bytesAt(start, rowBytes), row * rowBytes);
  }
  return { pixels, width, height, channels };
}

function decode({ file, maxPixels, displayP3 }: HeicTask): HeicResponse {
  try {
    const { handle, borders } = openWhole(file, maxPixels);
    const pixels =
      libheif._heif_image_handle_get_ispe_width(handle) * libheif._heif_image_handle_get_ispe_height(handle);
    if (pixels > maxPixels) return { refused: 'too-many-pixels' };
    return {
      ...decodePixels(handle, borders),
      ...readColours(handle, displayP3),
      takenAt: readExifDate(handle),
    };
  } catch (error) {
    // Whatever it was, out of memory and a trap in the WebAssembly included: this file cannot be decoded here.
    const isTooLarge = error instanceof HeifError && error.suberror === SUBERROR_SECURITY_LIMIT;
    return { refused: isTooLarge ? 'too-many-pixels' : 'unreadable' };
  }
}

const response = decode(workerData as HeicTask);
parentPort?.postMessage(response, 'pixels' in response ? [response.pixels.buffer] : []);
