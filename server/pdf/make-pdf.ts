import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

const LIMIT_MS = 60_000;
// Enough for a thousand pages; with less young memory it hands garbage back sooner.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/**
 * The file of a document: PDF 1.7, tagged for screen readers (PDF/UA), with its fonts inside. It is set in a thread of
 * its own, because shaping and compressing would hold up every other call; the caller sees to it that few run at once.
 * @throws whatever `signal` was aborted with; Error when setting takes longer than a minute.
 */
export async function makePdf(document: PdfDocument, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: document,
    env: {},
    resourceLimits: MEMORY,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Uint8Array[] = [];
  worker.on('message', (piece: Uint8Array | null) => {
    if (piece === null) resolve(Buffer.concat(pieces));
    else pieces.push(piece);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The typesetter ended without a document')));
  const timer = setTimeout(() => reject(new Error('Setting the document took too long')), LIMIT_MS);
  const leave = () => reject(signal?.reason);
  signal?.addEventListener('abort', leave);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    await worker.terminate();
  }
}
