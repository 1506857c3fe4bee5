/** The thread in which one document is set: it sends the pieces of the file as they come, then null. */
import { parentPort, workerData } from 'node:worker_threads';
import { setDocument } from './blocks.ts';
import type { PdfDocument } from './pdf-document.ts';

await setDocument(workerData as PdfDocument, (piece) => parentPort?.postMessage(piece));
parentPort?.postMessage(null);
