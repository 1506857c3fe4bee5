import { isLocalDateTime } from '#domain/rules/platform/dates.ts';

const EXIF_IFD = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const ENTRY_BYTES = 12;
const DATE_BYTES = 16; // 'YYYY:MM:DD HH:mm', without the seconds that follow

/**
 * When a camera took a picture, as `YYYY-MM-DDTHH:mm` in the camera's own time (PRODUCT.md#stored-pictures), or null
 * when `exif` does not tell or tells nonsense. Reads the one tag DateTimeOriginal, never the GPS position.
 *
 * @param exif an EXIF block, which is a little TIFF file, with or without the `Exif\0\0` that JPEG puts before it;
 * a whole TIFF file will do.
 */
export function readTakenAt(exif: Uint8Array): string | null {
  const isPrefixed = String.fromCharCode(...exif.subarray(0, 6)) === 'Exif\0\0';
  const tiff = isPrefixed ? exif.subarray(6) : exif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const date = readDate(view);
    return date !== null && isLocalDateTime(date) ? date : null;
  } catch (error) {
    // An offset that points outside a cut or broken block; a picture is not refused for that.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The same for a whole picture file of any kind. An EXIF block is known by how it begins, whatever file lies around it,
 * so that no kind's own tables of contents need be followed; the first block that tells a time counts.
 */
export function findTakenAt(file: Uint8Array): string | null {
  for (let at = 0; at < file.length; at += 1) {
    const takenAt = beginsTiff(file, at) ? readTakenAt(file.subarray(at)) : null;
    if (takenAt !== null) return takenAt;
  }
  return null;
}

/** 'II', 42 or 'MM', 42, each number in its own byte order. */
function beginsTiff(bytes: Uint8Array, at: number): boolean {
  const order = bytes[at];
  if ((order !== 0x49 && order !== 0x4d) || bytes[at + 1] !== order) return false;
  const [low, high] = order === 0x49 ? [bytes[at + 2], bytes[at + 3]] : [bytes[at + 3], bytes[at + 2]];
  return low === 42 && high === 0;
}

function readDate(view: DataView): string | null {
  const isLittleEndian = view.getUint16(0) === 0x4949; // 'II', for Intel
  const firstDirectory = view.getUint32(4, isLittleEndian);
  const exifDirectory = readEntry(view, firstDirectory, EXIF_IFD, isLittleEndian);
  if (exifDirectory === null) return null;
  const dateOffset = readEntry(view, exifDirectory, DATE_TIME_ORIGINAL, isLittleEndian);
  if (dateOffset === null) return null;

  const characters = Array.from({ length: DATE_BYTES }, (_, index) => view.getUint8(dateOffset + index));
  const parts = /^(\d{4}).(\d\d).(\d\d).(\d\d):(\d\d)$/.exec(String.fromCharCode(...characters));
  return parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}`;
}

/** The value of a tag in the directory at `offset`: for both tags read here, where in the block something lies. */
function readEntry(view: DataView, offset: number, tag: number, isLittleEndian: boolean): number | null {
  const count = view.getUint16(offset, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = offset + 2 + index * ENTRY_BYTES;
    if (view.getUint16(entry, isLittleEndian) === tag) return view.getUint32(entry + 8, isLittleEndian);
  }
  return null;
}
