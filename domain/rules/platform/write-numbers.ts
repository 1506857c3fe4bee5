import { WRITES_OPEN_MAX } from '#domain/limits.ts';

/**
 * How writes are done exactly once (PRODUCT.md#write-once): a device (one account in one browser) numbers them, and the
 * server keeps one row for a device. It holds the numbers that were applied and that the device may still send again,
 * and no others.
 */
export type WriteNumber = {
  /** An id made of chance. */
  readonly device: string;
  /** From 1, never used again for another request. Numbers may be left out. */
  readonly number: number;
  /** Nothing up to this number will be sent again: each was answered, or given up. 0 until the first answer. */
  readonly settled: number;
};

/** The header in which a write carries its number. */
export const WRITE_HEADER = 'x-write';
const HEADER = /^([\w-]{1,64}) ([1-9]\d{0,14}) (\d{1,15})$/;

export function writeHeaderOf({ device, number, settled }: WriteNumber): string {
  return `${device} ${number} ${settled}`;
}

/** What a header says, or null where it is none of ours. */
export function readWriteHeader(text: string): WriteNumber | null {
  const [, device, number, settled] = HEADER.exec(text) ?? [];
  if (device === undefined || Number(settled) >= Number(number)) return null;
  return { device, number: Number(number), settled: Number(settled) };
}

/** What the server knows of the writes of a device. */
export type AppliedWrites = {
  readonly settled: number;
  /** The numbers above it that were applied, each with a hash of its request. */
  readonly applied: readonly (readonly [number: number, hash: string])[];
};

/**
 * What becomes of a write: it is new, and what is known of the device once it is applied; it was 'applied' before; or
 * it is 'unknown' whether it was. Then it comes from the copy of a device, such as a browser brought back from a backup,
 * from one that was forgotten, or so late that the device has given it up: it must be neither applied nor taken for
 * applied, and a device that still wants it sends it again as another device.
 */
export function placeWrite(
  known: AppliedWrites | undefined,
  write: WriteNumber,
  hash: string,
): 'applied' | 'unknown' | AppliedWrites {
  const { number } = write;
  if (!known) return write.settled > 0 ? 'unknown' : { settled: 0, applied: [[number, hash]] };
  const same = known.applied.find((it) => it[0] === number);
  if (same) return same[1] === hash ? 'applied' : 'unknown';
  const settled = Math.max(known.settled, write.settled);
  const applied = known.applied.filter((it) => it[0] > settled);
  if (number <= settled || applied.length >= WRITES_OPEN_MAX) return 'unknown';
  return { settled, applied: [...applied, [number, hash]] };
}
