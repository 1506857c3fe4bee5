/**
 * Loaded before the program (`node --expose-gc --import`): tells whoever started it, when asked by a message, how many
 * bytes are held once everything that can go has gone.
 */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heldBytes: heapUsed + external, residentBytes: process.memoryUsage.rss() });
});
// The program ends when its own work does.
process.channel?.unref();
