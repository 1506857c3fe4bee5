import drawing from '#web/ui/waiting-photo.svg?no-inline';
import { isUnready, type Job } from './job.ts';

/**
 * Types that every browser shows. A waiting photo becomes a JPEG where its browser can read it (prepare-photo.ts);
 * one it cannot (HEIC outside Safari) would look broken until the server has converted it.
 */
const SHOWN_ANYWHERE: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

/** Addresses under which the browser shows photos that wait, by the place of their job. */
export class Pictures {
  readonly #addresses = new Map<number, string>();
  readonly #bytes = new Map<number, Blob>();

  /** Those that are not ready yet: many of them as they were chosen would be too much for a small phone. */
  readonly #unready = new Set<number>();

  addressOf(seq: number): string | undefined {
    return this.#addresses.get(seq);
  }

  /** The bytes of a photo that is shown, though the device may have lost them since. */
  bytesOf(seq: number): Blob | undefined {
    return this.#bytes.get(seq);
  }

  /** True when a job's picture is still missing, or is another one by now. */
  isMissing(job: Job): boolean {
    return (
      job.photo !== null && (!this.#addresses.has(job.seq) || (this.#unready.has(job.seq) && !isUnready(job)))
    );
  }

  add(job: Job, bytes: Blob): void {
    const { seq } = job;
    if (!this.isMissing(job)) return;
    if (isUnready(job)) this.#unready.add(seq);
    else this.#unready.delete(seq);
    const isShown = !isUnready(job) && SHOWN_ANYWHERE.includes(bytes.type);
    if (isShown) this.#bytes.set(seq, bytes);
    this.#addresses.set(seq, isShown ? URL.createObjectURL(bytes) : drawing);
  }

  /** Gives back the addresses of photos that wait no longer, or the browser would keep their bytes. */
  keepOnly(jobs: readonly Job[]): void {
    const waiting = new Set(jobs.map((job) => job.seq));
    for (const [seq, address] of this.#addresses) {
      if (waiting.has(seq)) continue;
      URL.revokeObjectURL(address);
      this.#addresses.delete(seq);
      this.#bytes.delete(seq);
      this.#unready.delete(seq);
    }
  }
}
