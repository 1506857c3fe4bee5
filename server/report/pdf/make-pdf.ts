import { startThread } from '#server/platform/start-thread.ts';
import type { PdfDocument } from './pdf-document.ts';

const LIMIT_MS = 60_000;
// Enough for a thousand pages; with less young memory it hands garbage back sooner.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
/** So long a thread is kept for the next document: to start one takes longer than to set most of them. */
const KEPT_MS = 10_000;

type Task = { pieces: Uint8Array[]; resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/** A thread that sets one document at a time. */
class Typesetter {
  readonly #thread = startThread(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  #task: Task | undefined;
  isThere = true;

  constructor() {
    this.#thread.on('message', (piece: Uint8Array | null) => this.#hear(piece));
    this.#thread.on('error', (error: Error) => this.#die(error));
    this.#thread.on('exit', () => this.#die(new Error('The typesetter ended without a document')));
  }

  set(document: PdfDocument): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#task = { pieces: [], resolve, reject };
      this.#thread.ref();
      this.#thread.postMessage(document);
    });
  }

  async end(): Promise<void> {
    this.isThere = false;
    await this.#thread.terminate();
  }

  #hear(piece: Uint8Array | null): void {
    if (piece !== null) return void this.#task?.pieces.push(piece);
    // Nothing waits for one that has nothing to do: the program may end.
    this.#thread.unref();
    this.#task?.resolve(Buffer.concat(this.#task.pieces));
    this.#task = undefined;
  }

  #die(error: Error): void {
    this.isThere = false;
    this.#task?.reject(error);
  }
}

let kept: { typesetter: Typesetter; end: NodeJS.Timeout } | undefined;

function takeTypesetter(): Typesetter {
  const last = kept;
  kept = undefined;
  clearTimeout(last?.end);
  return last?.typesetter.isThere ? last.typesetter : new Typesetter();
}

async function keep(typesetter: Typesetter): Promise<void> {
  if (kept) return typesetter.end();
  const end = setTimeout(() => {
    kept = undefined;
    void typesetter.end();
  }, KEPT_MS);
  kept = { typesetter, end: end.unref() };
}

/**
 * The file of a document: PDF 1.7, tagged for screen readers (PDF/UA), with its fonts inside. It is set in a thread of
 * its own, because shaping and compressing would hold up every other call; the caller sees to it that few run at once.
 * @throws whatever `signal` was aborted with; Error when setting takes longer than a minute.
 */
export async function makePdf(document: PdfDocument, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted();
  const typesetter = takeTypesetter();
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const timer = setTimeout(() => stop(new Error('Setting the document took too long')), LIMIT_MS);
  const leave = () => stop(signal?.reason);
  signal?.addEventListener('abort', leave);
  try {
    const pdf = await Promise.race([typesetter.set(document), stopped]);
    await keep(typesetter);
    return pdf;
  } catch (error) {
    await typesetter.end();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}
