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

  /** Another job has taken up the one with this key. */
  move(from: string, to: string): void {
    if (from === to) return;
    for (const waiter of this.#take(from)) this.add(to, waiter);
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
