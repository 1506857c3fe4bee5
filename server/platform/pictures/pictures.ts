/**
 * Pictures are made in a process of their own, one for the server: it is started at the first picture and ended when
 * none came for a minute. A decoder that crashes, hangs or grows takes that process with it and nothing else; pictures
 * that were at work beside the guilty one are made again, each alone.
 */
import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { makeSlots } from '#server/platform/files/slots.ts';
import { IMAGE_HEAD_BYTES, isHeavy, sniffImageKind } from './image-kind.ts';
import type { PaperSignature } from './paper-signature.ts';
import type { PhotoImages, PhotoRefusal } from './photo-images.ts';
import {
  PICTURE_LIMITS,
  type PictureLimits,
  PictureProcess,
  PictureProcessEnded,
} from './picture-process.ts';
import type { TaskInput, TaskName, TaskResult } from './picture-tasks.ts';
import type { ReducedJpeg } from './reduced-jpeg.ts';
import type { TreeDrawing } from './tree-drawing.ts';

export type Pictures = {
  /**
   * Makes the two stored images of the file at `path`, or says why not. It waits for its turn; once `signal` is aborted
   * one that still waits is called off and throws its reason. Throws when there is no file.
   */
  makePhotoImages(path: string, signal?: AbortSignal): Promise<PhotoImages | PhotoRefusal>;
  /** A stored image as a JPEG of at most about so many bytes. */
  reduceJpeg(image: Uint8Array, bytes: number): Promise<ReducedJpeg>;
  /** A signature as it is stored; null when it cannot be decoded. */
  putOnPaper(picture: Uint8Array): Promise<PaperSignature | null>;
  /** The drawing of a kind of tree for paper; null where there is none, or it cannot be made. */
  drawTree(scientificName: string): Promise<TreeDrawing | null>;
  /** Pictures waiting for a core, and for the single place of HEIC and AVIF. */
  waiting(): { light: number; heavy: number };
  /** The id of the running process, if one runs. */
  pid(): number | undefined;
  close(): Promise<void>;
};

type Settings = PictureLimits & { readonly idleMs: number };

const SETTINGS: Settings = { ...PICTURE_LIMITS, idleMs: 60_000 };

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(IMAGE_HEAD_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The process that all share, whichever runs now. */
class SharedProcess {
  readonly #settings: Settings;
  readonly #log: FastifyBaseLogger;
  #running: PictureProcess | null = null;
  #idling: NodeJS.Timeout | undefined;

  constructor(log: FastifyBaseLogger, settings: Settings) {
    this.#log = log;
    this.#settings = settings;
  }

  get pid(): number | undefined {
    return this.#running?.pid;
  }

  async run<N extends TaskName>(task: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    clearTimeout(this.#idling);
    this.#running ??= this.#start();
    const process = this.#running;
    try {
      return await process.run(task, input);
    } finally {
      if (process === this.#running && process.isIdle) this.#waitForMore(process);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idling);
    const running = this.#running;
    this.#running = null;
    running?.kill();
    await running?.ended;
  }

  #start(): PictureProcess {
    const started = new PictureProcess(this.#settings);
    void started.ended.then((how) => {
      if (this.#running !== started) return;
      this.#running = null;
      this.#log.warn({ how }, 'the process that makes pictures ended; the next picture starts it anew');
    });
    return started;
  }

  #waitForMore(process: PictureProcess): void {
    clearTimeout(this.#idling);
    this.#idling = setTimeout(() => {
      if (!process.isIdle || this.#running !== process) return;
      this.#running = null;
      process.release();
    }, this.#settings.idleMs);
    this.#idling.unref();
  }
}

/** Opens what makes pictures; no process runs before the first one. */
export function openPictures(log: FastifyBaseLogger, changed: Partial<Settings> = {}): Pictures {
  const settings = { ...SETTINGS, ...changed };
  const shared = new SharedProcess(log, settings);
  const inLightSlot = makeSlots(availableParallelism());
  const inHeavySlot = makeSlots(1);
  // Signatures of many accounts at once leave the cores to photos.
  const inSignatureSlot = makeSlots(1);
  const inTurnAlone = makeSlots(1);

  async function runAlone<N extends TaskName>(task: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    const own = new PictureProcess(settings);
    try {
      return await own.run(task, input);
    } finally {
      own.kill();
      await own.ended;
    }
  }

  /** @throws PictureProcessEnded when this very picture ends the process that makes it. */
  async function run<N extends TaskName>(task: N, ...input: TaskInput<N>): Promise<TaskResult<N>> {
    try {
      return await shared.run(task, input);
    } catch (error) {
      if (!(error instanceof PictureProcessEnded)) throw error;
      // Alone it shows whether it was this one.
      return await inTurnAlone(() => runAlone(task, input));
    }
  }

  function orIfItEnds<T>(fallback: T) {
    return (error: unknown): T => {
      if (error instanceof PictureProcessEnded) return fallback;
      throw error;
    };
  }

  return {
    async makePhotoImages(path, signal) {
      const head = await readHead(path);
      if (head.length === 0) return { refused: 'empty' };
      const kind = sniffImageKind(head);
      if (!kind) return { refused: 'not-an-image' };
      const inSlot = isHeavy(kind) ? inHeavySlot : inLightSlot;
      const unreadable: PhotoRefusal = { refused: 'unreadable' };
      return inSlot(
        async () =>
          run('makePhotoImages', await readFile(path)).catch(
            orIfItEnds<PhotoImages | PhotoRefusal>(unreadable),
          ),
        { signal },
      );
    },
    reduceJpeg: (image, bytes) => run('reduceJpeg', image, bytes),
    putOnPaper: (picture) =>
      inSignatureSlot(() => run('putOnPaper', picture).catch(orIfItEnds<PaperSignature | null>(null))),
    drawTree: (scientificName) =>
      run('drawTree', scientificName).catch((err: unknown) => {
        log.warn({ err }, 'a tree could not be drawn; what it adorns goes without');
        return null;
      }),
    waiting: () => ({ light: inLightSlot.waiting(), heavy: inHeavySlot.waiting() }),
    pid: () => shared.pid,
    close: () => shared.close(),
  };
}
