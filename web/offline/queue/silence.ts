import { UPLOAD_LEAST_BYTES_PER_SECOND } from '#domain/limits.ts';
import { CALL_TIMEOUT_MS } from './delivery.ts';

/**
 * Returns how long to wait for more of a sending. Bytes that the browser handed over may lie in the device as long as
 * the slowest line needs, and nothing is heard meanwhile. @param passedMs since the sending began.
 */
export function waitForMoreMs(handedOverBytes: number, passedMs: number): number {
  const dueMs = (handedOverBytes / UPLOAD_LEAST_BYTES_PER_SECOND) * 1000;
  return CALL_TIMEOUT_MS + Math.max(0, dueMs - passedMs);
}

/** Runs something after so many milliseconds, unless the function that it gives is called. */
type After = (ms: number, run: () => void) => () => void;

/** Gives up a sending of which nothing moves any more; as long as bytes leave it may take what it needs. */
export class Silence {
  readonly #after: After;
  readonly #giveUp: () => void;
  readonly #begunAt = performance.now();
  #stop = () => {};

  constructor(after: After, giveUp: () => void) {
    this.#after = after;
    this.#giveUp = giveUp;
  }

  /** So many bytes have left by now. */
  hear(handedOverBytes: number): void {
    this.#stop();
    const waitMs = waitForMoreMs(handedOverBytes, performance.now() - this.#begunAt);
    this.#stop = this.#after(waitMs, this.#giveUp);
  }

  end(): void {
    this.#stop();
  }
}
