/**
 * Raw files of cameras, such as DNG: a TIFF whose first picture is mostly a stamp. They are not developed here;
 * cameras put a finished JPEG beside.
 */

const WIDTH = 256;
const HEIGHT = 257;
const COMPRESSION = 259;
const MEANING = 262;
const STRIPS = 273;
const ORIENTATION = 274;
const STRIP_BYTES = 279;
const MORE_DIRECTORIES = 330;
const JPEG_AT = 513;
const JPEG_BYTES = 514;
const DNG_VERSION = 50706;

const JPEG_COMPRESSIONS = [6, 7];
/** A mosaic of colours, and light in numbers. */
const OF_SENSOR = [32803, 34892];
const BYTES_OF: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 13: 4 };
const ENTRY_BYTES = 12;
const DIRECTORIES_MAX = 32;
const VALUES_MAX = 64;

/** A good size for a screen; a smaller preview is taken when the sensor saw hardly more. */
const LEAST_LONG_EDGE_PX = 1000;

/** The values of a directory of a TIFF, by their tags. */
type Directory = ReadonlyMap<number, readonly number[]>;

class TiffReader {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(file: Uint8Array) {
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    this.#isLittle = this.#view.getUint16(0) === 0x4949;
  }

  /** All directories, the first one first. What lies beyond the end of a broken file is left out. */
  directories(): Directory[] {
    const found: Directory[] = [];
    const waiting = [this.#number(4, 4)];
    const seen = new Set<number>([0]);
    for (let at = waiting.shift(); at !== undefined && found.length < DIRECTORIES_MAX; at = waiting.shift()) {
      if (seen.has(at)) continue;
      seen.add(at);
      try {
        const { directory, next } = this.#directory(at);
        found.push(directory);
        waiting.push(...(directory.get(MORE_DIRECTORIES) ?? []), next);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return found;
  }

  #number(at: number, bytes: number): number {
    if (bytes === 1) return this.#view.getUint8(at);
    return bytes === 2 ? this.#view.getUint16(at, this.#isLittle) : this.#view.getUint32(at, this.#isLittle);
  }

  #directory(at: number): { directory: Directory; next: number } {
    const count = this.#number(at, 2);
    const directory = new Map<number, readonly number[]>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * ENTRY_BYTES;
      directory.set(this.#number(entry, 2), this.#values(entry));
    }
    return { directory, next: this.#number(at + 2 + count * ENTRY_BYTES, 4) };
  }

  #values(entry: number): number[] {
    const bytes = BYTES_OF[this.#number(entry + 2, 2)];
    const count = Math.min(this.#number(entry + 4, 4), VALUES_MAX);
    if (!bytes) return [];
    const start = bytes * count > 4 ? this.#number(entry + 8, 4) : entry + 8;
    return Array.from({ length: count }, (_, index) => this.#number(start + index * bytes, bytes));
  }
}

const first = (directory: Directory, tag: number) => directory.get(tag)?.[0] ?? 0;
const longEdge = (directory: Directory) => Math.max(first(directory, WIDTH), first(directory, HEIGHT));
const isOfSensor = (directory: Directory) => OF_SENSOR.includes(first(directory, MEANING));

/** The finished JPEG of a directory, if it has one. */
function jpegOf(file: Uint8Array, directory: Directory): Uint8Array | null {
  if (isOfSensor(directory)) return null;
  const isWhole = directory.get(STRIPS)?.length === 1;
  const isJpeg = JPEG_COMPRESSIONS.includes(first(directory, COMPRESSION));
  const [at, bytes] = directory.has(JPEG_AT)
    ? [first(directory, JPEG_AT), first(directory, JPEG_BYTES)]
    : [first(directory, STRIPS), first(directory, STRIP_BYTES)];
  if (!directory.has(JPEG_AT) && !(isWhole && isJpeg)) return null;
  const jpeg = file.subarray(at, at + bytes);
  return jpeg[0] === 0xff && jpeg[1] === 0xd8 ? jpeg : null;
}

export type RawPhoto = {
  /** The largest picture that the camera finished itself; null when it is no more than a stamp. */
  readonly finished: Uint8Array | null;
  /** The orientation (EXIF 2.32, tag 274). */
  readonly orientation: number;
};

/** Returns the picture to show of a camera's raw file; null for any other TIFF. */
export function readRawPhoto(file: Uint8Array): RawPhoto | null {
  const directories = file.length < 8 ? [] : new TiffReader(file).directories();
  const [main] = directories;
  if (!main || !directories.some((it) => it.has(DNG_VERSION) || isOfSensor(it))) return null;
  const [largest] = directories
    .flatMap((directory) => {
      const jpeg = jpegOf(file, directory);
      return jpeg ? [{ jpeg, edge: longEdge(directory) }] : [];
    })
    .sort((one, other) => other.edge - one.edge || other.jpeg.length - one.jpeg.length);
  const sensorEdge = Math.max(0, ...directories.filter(isOfSensor).map(longEdge));
  const least = Math.min(LEAST_LONG_EDGE_PX, sensorEdge / 2);
  const finished = largest && largest.edge >= least ? largest.jpeg : null;
  return { finished, orientation: first(main, ORIENTATION) };
}
