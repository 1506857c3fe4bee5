import { WRITES_OPEN_MAX } from '#domain/limits.ts';

/**
 * Exactly-once writes (PRODUCT.md#write-once): a device (one account in one browser) numbers its writes, and the
 * server keeps one row for it with only the applied numbers that the device may still send again.
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

/** Returns the write number of a header, or null. */
export function readWriteHeader(text: string): WriteNumber | null {
  const [, device, number, settled] = HEADER.exec(text) ?? [];
  if (device === undefined || Number(settled) >= Number(number)) return null;
  return { device, number: Number(number), settled: Number(settled) };
}

/** Returns the write number of an Idempotency-Key: the only write of a device that no header of a number can name. */
export function writeOfKey(key: string): WriteNumber {
  return { device: `key ${key}`, number: 1, settled: 0 };
}

/** The server's knowledge of a device's writes. */
export type AppliedWrites = {
  readonly settled: number;
  /** The numbers above it that were applied, each with a hash of its request. */
  readonly applied: readonly (readonly [number: number, hash: string])[];
};

/**
 * Decides on a write: it is new, with the device's next state; or it was 'applied' before; or 'unknown'. An unknown
 * one comes from a copied or forgotten device, or too late: it must be neither applied nor taken for applied, and a
 * device that still wants it sends it again as another device.
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
