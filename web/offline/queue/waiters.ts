import { isGone } from '#web/lib/call.ts';
import type { Job } from './job.ts';
import type { SendOptions } from './outbox-words.ts';
import type { Timing } from './sender.ts';

/** Another tab that has sent a job tells so at once. */
const NEWS_TIMEOUT_MS = 1000;

/** Somebody who waits for what becomes of a job. */
export type Waiter = {
  /** The form still holds what was sent, or the person still waits: a refusal is theirs to deal with. */
  takesRefusal: boolean;
  readonly onProgress?: (part: number) => void;
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Somebody begins to wait for a job. `goOn` is for when there is no sense in waiting longer, `letGo` for the end of a form. */
export function beginWaiting({ isHeld = false, onProgress }: Pick<SendOptions, 'isHeld' | 'onProgress'>) {
  const { promise: delivered, resolve, reject } = Promise.withResolvers<unknown>();
  let isStillHeld = isHeld;
  const waiter: Waiter = { takesRefusal: true, ...(onProgress && { onProgress }), resolve, reject };
  const goOn = () => {
    waiter.takesRefusal = isStillHeld;
    return null;
  };
  const letGo = () => {
    isStillHeld = false;
    waiter.takesRefusal = false;
  };
  return { waiter, delivered, goOn, letGo };
}

/** Waiters by the key of their job. */
export class Waiters {
  readonly #waiting = new Map<string, Waiter[]>();

  has(key: string): boolean {
    return this.#waiting.has(key);
  }

  add(key: string, waiter: Waiter): void {
    this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), waiter]);
  }

  /** These jobs are gone: who waited for one that was taken up by `next` waits for that, and the others for nothing. */
  goOn(gone: readonly Job[], next: Job | null): void {
    for (const { key, seq } of gone) {
      if (next?.key === key) continue;
      if (next?.seq !== seq) this.resolve(key, null);
      else for (const waiter of this.#take(key)) this.add(next.key, waiter);
    }
  }

  /** Ends the waiting for jobs that are there no longer: sent by a tab that ended before it could say so. */
  endMissing(isThere: (key: string) => boolean, { after }: Pick<Timing, 'after'>): void {
    for (const key of this.#waiting.keys()) {
      if (!isThere(key)) after(NEWS_TIMEOUT_MS, () => isThere(key) || this.resolve(key, null));
    }
  }

  progress(key: string, part: number): void {
    for (const waiter of this.#waiting.get(key) ?? []) waiter.onProgress?.(part);
  }

  resolve(key: string, response: unknown): void {
    for (const waiter of this.#take(key)) waiter.resolve(response);
  }

  /**
   * Tells the refusal. Gives whether somebody takes the job upon themselves. What it took up of another one they do not
   * hold; and a photo without a place would be gone with the screen, though its project may come back
   * (PRODUCT.md#what-a-device-keeps).
   */
  reject({ key, photo, holdsParked }: Job, error: unknown): boolean {
    const waiters = this.#take(key);
    for (const waiter of waiters) waiter.reject(error);
    const isLeftHere = holdsParked || (photo !== null && isGone(error));
    return !isLeftHere && waiters.some((waiter) => waiter.takesRefusal);
  }

  #take(key: string): Waiter[] {
    const waiters = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return waiters;
  }
}
