import { isUnready, type Job } from './job.ts';
import { isFull } from './keep-photo.ts';
import type { OutboxStore } from './outbox-store.ts';
import { asItIs, isGivenUp, readyPhoto } from './ready-photo.ts';

export type ReadyingDeps = {
  readonly owner: string;
  readonly store: OutboxStore;
  /** One of them is ready to be sent. */
  readonly onReady: () => Promise<void>;
};

/**
 * Makes photos ready that were kept as they were chosen, and puts what comes of it in their place. One at a time on the
 * whole device: two large pictures at once are too much for a small phone.
 */
export class PhotoReadying {
  readonly #deps: ReadyingDeps;
  readonly #stopping = new AbortController();
  #isRunning = false;

  constructor(deps: ReadyingDeps) {
    this.#deps = deps;
  }

  /** Looks whether there is something to be done. */
  look(jobs: readonly Job[]): void {
    if (this.#isRunning || this.#stopping.signal.aborted || !jobs.some(isUnready)) return;
    this.#isRunning = true;
    const { signal } = this.#stopping;
    void navigator.locks
      .request(`photos:${this.#deps.owner}`, { signal }, () => this.#run())
      // A failed part is tried again with the next change, or when the page opens again.
      .catch(() => undefined)
      .finally(() => {
        this.#isRunning = false;
      });
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #run(): Promise<void> {
    const { owner, store, onReady } = this.#deps;
    const next = async () => (await store.list(owner)).find(isUnready);
    for (let job = await next(); job; job = await next()) {
      this.#stopping.signal.throwIfAborted();
      await this.#makeReady(job);
      await onReady();
    }
  }

  async #makeReady(job: Job): Promise<void> {
    const { photo } = job;
    const { store } = this.#deps;
    const bytes = await store.file(job.seq);
    if (!photo || !bytes || isGivenUp(photo)) {
      await store.replace(asItIs(job));
      return;
    }
    // Written before: what ends the browser with it would do so at each start.
    await store.replace({ ...job, photo: { ...photo, unready: (photo.unready ?? 0) + 1 } });
    const original = new File([bytes], photo.name, { type: photo.type });
    const ready = await readyPhoto(job, original, this.#stopping.signal);
    const changed = ready.file === original ? undefined : await ready.file.arrayBuffer();
    try {
      await replacePhoto(store, ready.job, changed);
    } catch (error) {
      if (!isFull(error)) throw error;
      // Waiting for room would last as long as nothing is sent, and sending makes room.
      await store.replace(asItIs(job));
    }
  }
}

/** Writes a photo anew with its bytes, unless it was taken back meanwhile. */
async function replacePhoto(store: OutboxStore, job: Job, bytes: ArrayBuffer | undefined): Promise<void> {
  const { tx, jobs, files } = await store.write();
  const isThere = (await jobs.get(job.seq))?.key === job.key;
  if (isThere) await Promise.all([jobs.put(job), bytes && files.put(bytes, job.seq)]);
  await tx.done;
}
