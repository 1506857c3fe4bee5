/** The thread in which documents are set, one after the other: it sends the pieces of each file as they come, then null. */
import { parentPort } from 'node:worker_threads';
import { setDocument } from './blocks.ts';
import type { PdfDocument } from './pdf-document.ts';

parentPort?.on('message', async (document: PdfDocument) => {
  await setDocument(document, (piece) => parentPort?.postMessage(piece));
  parentPort?.postMessage(null);
});
