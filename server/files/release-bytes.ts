/**
 * Gives the memory of bytes back at once; nobody may look at them afterwards. Left to V8, which counts what lies outside
 * its heap, the bytes and pixels of every photo had it look through all of the heap, for a tenth to a sixth of what an
 * upload takes of the processor (docs/decisions/0066, 0070).
 */
export function releaseBytes(bytes: Uint8Array): void {
  // A small buffer lies in memory that it shares with others.
  if (bytes.byteLength === bytes.buffer.byteLength) (bytes.buffer as ArrayBuffer).transfer(0);
}
