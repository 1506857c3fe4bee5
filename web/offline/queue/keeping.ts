import { forgetFailedIn } from './chosen-photos.ts';
import { planFor } from './coalescing.ts';
import type { FreshJob, Job } from './job.ts';
import { keepPhoto } from './keep-photo.ts';
import type { Besides, OutboxStore } from './outbox-store.ts';
import type { SendOptions } from './outbox-words.ts';
import type { Timing } from './sender.ts';
import type { Waiter, Waiters } from './waiters.ts';

/** A phone that fetches a photo from elsewhere may take minutes: what comes behind it waits no longer than this. */
const READING_TIMEOUT_MS = 5000;

type KeepingDeps = {
  readonly owner: string;
  readonly store: OutboxStore;
  readonly waiters: Waiters;
  readonly timing: Pick<Timing, 'after'>;
};

/**
 * Keeps things in the order of sending, though photos must be read first: nothing after one, such as the completion
 * of its step, may overtake it. Photos are read one by one, since many at once are too much for a small phone.
 */
export class Keeping {
  readonly #deps: KeepingDeps;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: KeepingDeps) {
    this.#deps = deps;
  }

  /** Resolves once all that was sent so far is kept, or will not be. */
  get settled(): Promise<unknown> {
    return this.#last;
  }

  /** Does what keeps something when its turn has come. */
  inTurn(work: () => Promise<void>, file: File | undefined): Promise<void> {
    const before = this.#last;
    const done = before.then(work);
    const over = done.catch(() => undefined);
    this.#last = file ? before.then(() => Promise.race([over, this.#patience()])) : over;
    return done;
  }

  #patience(): Promise<void> {
    return new Promise((resolve) => this.#deps.timing.after(READING_TIMEOUT_MS, resolve));
  }

  /** @throws what the device has against it; UnreadableFileError. */
  async keep(
    job: FreshJob,
    besides: Besides,
    options: SendOptions & { file: File | undefined },
    waiter: Waiter,
  ): Promise<void> {
    const { file, signal } = options;
    const keep = (freshJob: FreshJob, bytes?: ArrayBuffer) =>
      this.#keep(freshJob, { ...besides, file: bytes }, options, waiter);
    await (file ? keepPhoto(job, file, keep, signal) : keep(job));
  }

  async #keep(
    job: FreshJob,
    besides: Besides,
    { isLeaving = false, signal }: SendOptions,
    waiter: Waiter,
  ): Promise<void> {
    if (signal?.aborted) return waiter.resolve(null);
    const { owner, store, waiters } = this.#deps;
    const plan = (waiting: readonly Job[]) => planFor(waiting, job, isLeaving);
    const { stored, gone } = await store.change(owner, plan, besides);
    if (stored) waiters.add(stored.key, waiter);
    else waiter.resolve(null);
    waiters.goOn(gone, stored);
    if (job.does === 'deletes') forgetFailedIn(job.about);
  }
}
