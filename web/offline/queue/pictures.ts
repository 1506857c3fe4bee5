import type { Job } from './job.ts';

/** Addresses under which the browser shows photos that wait, by the place of their job. */
export class Pictures {
  readonly #addresses = new Map<number, string>();

  addressOf(seq: number): string | undefined {
    return this.#addresses.get(seq);
  }

  add(seq: number, bytes: Blob): void {
    if (!this.#addresses.has(seq)) this.#addresses.set(seq, URL.createObjectURL(bytes));
  }

  /** Gives back the addresses of photos that wait no longer, or the browser would keep their bytes. */
  keepOnly(jobs: readonly Job[]): void {
    const waiting = new Set(jobs.map((job) => job.seq));
    for (const [seq, address] of this.#addresses) {
      if (waiting.has(seq)) continue;
      URL.revokeObjectURL(address);
      this.#addresses.delete(seq);
    }
  }
}
