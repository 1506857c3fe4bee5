import type { Job } from './job.ts';

/** Somebody who waits for what becomes of a job. */
export type Waiter = {
  /** The form still holds what was sent, or the person still waits: a refusal is theirs to deal with. */
  takesRefusal: boolean;
  readonly onProgress?: (part: number) => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Who waits for which job, by its key. */
export class Waiters {
  readonly #waiting = new Map<string, Waiter[]>();

  get keys(): string[] {
    return [...this.#waiting.keys()];
  }

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

  progress(key: string, part: number): void {
    for (const waiter of this.#waiting.get(key) ?? []) waiter.onProgress?.(part);
  }

  resolve(key: string, answer: unknown): void {
    for (const waiter of this.#take(key)) waiter.resolve(answer);
  }

  /** Tells the refusal. Gives whether somebody takes it upon themselves. */
  reject(key: string, error: unknown): boolean {
    const waiters = this.#take(key);
    for (const waiter of waiters) waiter.reject(error);
    return waiters.some((waiter) => waiter.takesRefusal);
  }

  #take(key: string): Waiter[] {
    const waiters = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return waiters;
  }
}
