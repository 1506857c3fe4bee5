import type { Timing } from './sender.ts';
import { type ConnectionState, isDown } from './verdict.ts';

/** Milliseconds that a person waits for the server when the device already has it. */
const TIMEOUT_MS = 3000;

/** Ends the waiting of persons: when the line is known to be away, or after a few seconds. */
export class Timeout {
  readonly #timing: Timing;
  readonly #waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>();

  constructor(timing: Timing) {
    this.#timing = timing;
  }

  /**
   * Resolves once there is no sense in waiting longer. Rejects with the error of an ended session.
   * @param isPatient something is seen to move, such as a photo: only a line that is away ends the waiting.
   */
  async end(line: ConnectionState, isPatient = false): Promise<void> {
    if (isDown(line)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const result = { resolve, reject };
    this.#waiting.add(result);
    const stop = isPatient ? () => undefined : this.#timing.after(TIMEOUT_MS, resolve);
    await promise.finally(() => {
      stop();
      this.#waiting.delete(result);
    });
  }

  hear(line: ConnectionState, error: unknown): void {
    if (line === 'open') return;
    for (const { resolve, reject } of this.#waiting) {
      if (isDown(line)) resolve();
      else reject(error);
    }
  }
}
