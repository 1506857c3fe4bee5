import { UPLOAD_LEAST_BYTES_PER_SECOND } from '#domain/limits.ts';
import type { Job } from './job.ts';

const PHOTOS_AT_ONCE = 2;
/** A line that has just carried a photo so fast carries two: each keeps far from what the server gives up, bytes a second. */
const CARRIES_TWO = 10 * UPLOAD_LEAST_BYTES_PER_SECOND;

type Going = { readonly isPhoto: boolean; readonly abort: AbortController };

/** The writes on their way to the server: one at a time, and a photo, or two on a good line. */
export class Lanes {
  readonly #going = new Map<number, Going>();
  #carriesTwo = false;
  #listeners: (() => void)[] = [];

  get areEmpty(): boolean {
    return this.#going.size === 0;
  }

  /** True when a job cannot go now: it is under way, or others take its place. */
  holdsBack({ seq, photo }: Job): boolean {
    if (this.#going.has(seq)) return true;
    const photos = [...this.#going.values()].filter(({ isPhoto }) => isPhoto).length;
    const words = this.#going.size - photos;
    // No photo begins while words go, which would share the line with it.
    return words > 0 || (photo !== null && photos >= (this.#carriesTwo ? PHOTOS_AT_ONCE : 1));
  }

  /** Lets a job go until `send` has ended. Nothing that `send` throws is heard here. */
  go({ seq, photo }: Job, send: (abort: AbortController) => Promise<void>): void {
    const abort = new AbortController();
    this.#going.set(seq, { isPhoto: photo !== null, abort });
    void send(abort).finally(() => {
      this.#going.delete(seq);
      this.tell();
    });
  }

  /** A photo has arrived. */
  heard({ photo }: Job, ms: number): void {
    if (photo) this.#carriesTwo = photo.size / (ms / 1000) >= CARRIES_TWO;
  }

  /** Something has not arrived: the next photo shows what the line is like now. */
  lost(): void {
    this.#carriesTwo = false;
  }

  /** Ends once something has left, or `tell` is called; to be asked for before looking what there is to send. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#listeners.push(resolve));
  }

  tell(): void {
    for (const hear of this.#listeners.splice(0)) hear();
  }

  async emptied(): Promise<void> {
    while (!this.areEmpty) await this.changed();
  }

  abort(seq: number, reason: Error): void {
    this.#going.get(seq)?.abort.abort(reason);
  }

  abortAll(): void {
    for (const { abort } of this.#going.values()) abort.abort();
    this.tell();
  }
}
