/** Typed words are on the device within a quarter of a second, however long keys keep coming. */
export const KEEP_WITHIN_MS = 200;

/** Does something within a time that begins with the first wish for it, and is not put off by those that follow. */
export class Soon {
  readonly #run: () => void;
  readonly #withinMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void, withinMs: number) {
    this.#run = run;
    this.#withinMs = withinMs;
  }

  wish(): void {
    this.#timer ??= setTimeout(() => this.now(), this.#withinMs);
  }

  /** Does it at once, where it is wished for. */
  now(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#run();
  }
}
