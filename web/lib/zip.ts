/*
 * A ZIP archive whose files are stored as they are (PKWARE APPNOTE 6.3): photos are compressed already.
 */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day of the format: a file in it has no time of its own. */
const NO_DATE = 0x21;

/** An archive of files whose names differ; altogether less than 4 GB, and fewer than 65536. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const described = [VERSION, UTF8_NAMES, 0, 0, NO_DATE] as const;
    const sizes = [crc32(bytes), bytes.length, bytes.length] as const;
    const local = fields([LOCAL_SIGNATURE], described, sizes, [encoded.length, 0]);
    directory.push(
      fields([CENTRAL_SIGNATURE], [VERSION, ...described], sizes, [encoded.length, 0, 0, 0, 0], [0, offset]),
      encoded,
    );
    parts.push(local, encoded, bytes);
    offset += local.length + encoded.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = fields([END_SIGNATURE], [0, 0, count, count], [size, offset], [0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers, least byte first: in turn four bytes each and two bytes each. */
function fields(...groups: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = groups.flatMap((group, at) => {
    const width = at % 2 === 0 ? 4 : 2;
    return group.flatMap((number) =>
      Array.from({ length: width }, (_, byte) => (number >>> (8 * byte)) & 0xff),
    );
  });
  return new Uint8Array(bytes);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
