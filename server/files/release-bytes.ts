/** More than the longest delimiter of a form, of which a parser keeps the beginning in a buffer of its own. */
const LEAST_BYTES = 4096;

/**
 * Gives the memory of bytes back at once; nobody may look at them afterwards. Left to V8, which counts what lies outside
 * its heap, the bytes and pixels of every photo had it look through all of the heap, for a tenth to a sixth of what an
 * upload takes of the processor (docs/decisions/0066, 0070). Leaves alone what is small, and what is a part of something.
 */
export function releaseBytes(bytes: Uint8Array): void {
  if (bytes.byteLength < LEAST_BYTES || bytes.byteLength < bytes.buffer.byteLength) return;
  (bytes.buffer as ArrayBuffer).transfer(0);
}
