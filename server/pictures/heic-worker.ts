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
import { readTakenAt } from '#domain/rules/exif-date.ts';
import type { HeicPixels, HeicResponse, HeicTask } from './heic.ts';

const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHROMA_INTERLEAVED_RGBA = 11;
const CHANNEL_INTERLEAVED = 10;
const PRIMARIES_DISPLAY_P3 = 12;
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

function openPicture(file: Uint8Array, maxPixels: number): number {
  const context = libheif._heif_context_alloc();
  // Holds for every picture decoded on the way: a file cannot hide a huge tile behind a small size.
  libheif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
  libheif._heif_context_read_from_memory_without_copy(error, context, allocate(file), file.length, 0);
  throwIfFailed();
  libheif._heif_context_get_primary_image_handle(error, context, out);
  throwIfFailed();
  return wordAt(out);
}

function readProfile(handle: number, displayP3: Uint8Array): Uint8Array | null {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > 0) {
    const profile = libheif._malloc(size);
    libheif._heif_image_handle_get_raw_color_profile(error, handle, profile);
    throwIfFailed();
    return bytesAt(profile, size).slice();
  }
  libheif._heif_image_handle_get_nclx_color_profile(error, handle, out);
  const hasPrimaries = wordAt(error) === 0;
  return hasPrimaries && wordAt(wordAt(out) + 4) === PRIMARIES_DISPLAY_P3 ? displayP3 : null;
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

/** The upright pixels, copied out of libheif's memory once. */
function decodePixels(handle: number): Omit<HeicPixels, 'profile' | 'takenAt'> {
  const hasAlpha = libheif._heif_image_handle_has_alpha_channel(handle) !== 0;
  const chroma = hasAlpha ? CHROMA_INTERLEAVED_RGBA : CHROMA_INTERLEAVED_RGB;
  libheif._heif_decode_image(error, handle, out, COLORSPACE_RGB, chroma, 0);
  throwIfFailed();
  const image = wordAt(out);
  const width = libheif._heif_image_get_width(image, CHANNEL_INTERLEAVED);
  const height = libheif._heif_image_get_height(image, CHANNEL_INTERLEAVED);
  const plane = libheif._heif_image_get_plane_readonly2(image, CHANNEL_INTERLEAVED, out);
  const stride = wordAt(out);

  const channels = hasAlpha ? 4 : 3;
  const rowBytes = width * channels;
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    pixels.set(bytesAt(plane + row * stride, rowBytes), row * rowBytes);
  }
  return { pixels, width, height, channels };
}

function decode({ file, maxPixels, displayP3 }: HeicTask): HeicResponse {
  try {
    const handle = openPicture(file, maxPixels);
    const pixels =
      libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
    if (pixels > maxPixels) return { refused: 'too-many-pixels' };
    return {
      ...decodePixels(handle),
      profile: readProfile(handle, displayP3),
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
