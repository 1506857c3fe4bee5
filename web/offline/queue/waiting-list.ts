import { replaceEqualDeep } from '@tanstack/react-query';
import { bringBack } from './bring-back.ts';
import type { Job } from './job.ts';
import { beginNumbering, type Numbering } from './numbering.ts';
import type { OutboxStore } from './outbox-store.ts';
import { Pictures } from './pictures.ts';
import { writeAs } from './this-device.ts';

/** The jobs of a person as they were last read from the device, for whoever shows them. */
export class WaitingList {
  readonly pictures = new Pictures();
  readonly #owner: string;
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();
  #jobs: readonly Job[] = [];
  #numbering = beginNumbering();
  /** The percentage of each photo under way that has left. */
  readonly #leaving = new Map<number, number>();
  /** Only the reading that began last is true; whoever waits for an earlier one waits for it. */
  #latest: Promise<void> = Promise.resolve();

  constructor(owner: string, store: OutboxStore) {
    this.#owner = owner;
    this.#store = store;
  }

  /** The waiting jobs in order: a new list after each change, with the same jobs where they are unchanged. */
  get jobs(): readonly Job[] {
    return this.#jobs;
  }

  /** The numbering of this person's writes, as far as it is known. */
  get numbering(): Numbering {
    return this.#numbering;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(): Promise<void> {
    const reading: Promise<void> = this.#store.read(this.#owner).then(async ({ jobs, numbering, device }) => {
      if (reading !== this.#latest) return this.#latest;
      // It was noted before anything was written.
      if (!device) {
        await bringBack(this.#store, this.#owner, this);
        return this.read();
      }
      // The same list where nothing in it has changed: a new one draws every screen anew.
      this.#jobs = replaceEqualDeep(this.#jobs, jobs);
      if (numbering) this.#numbering = numbering;
      // Another tab may have found out that this browser is another device by now.
      writeAs(device);
      this.tell();
    });
    this.#latest = reading;
    return reading;
  }

  percentOf({ seq }: Job): number | null {
    return this.#leaving.get(seq) ?? null;
  }

  /** Notes how much of a photo has left, from 0 to 1; null once it is on its way no more. */
  noteLeaving({ seq }: Job, part: number | null): void {
    const percent = part === null ? undefined : Math.round(part * 100);
    if (this.#leaving.get(seq) === percent) return;
    if (percent === undefined) this.#leaving.delete(seq);
    else this.#leaving.set(seq, percent);
    this.tell();
  }

  /** Makes photos visible that another page has kept, or that are ready since. */
  async showPictures(): Promise<void> {
    const photos = this.#jobs.filter((job) => this.pictures.isMissing(job));
    for (const job of photos) {
      const bytes = await this.#store.file(job.seq);
      if (job.photo && bytes) this.pictures.add(job, new Blob([bytes], { type: job.photo.type }));
    }
    if (photos.length === 0) return;
    this.#jobs = [...this.#jobs];
    this.tell();
  }

  /** Takes a job out at once that the device has no longer. */
  remove(key: string): void {
    this.#jobs = this.#jobs.filter((job) => job.key !== key);
    this.tell();
    // A reading that began before may still have seen it.
    void this.read().catch(() => undefined);
  }

  tell(): void {
    this.pictures.keepOnly(this.#jobs);
    for (const listener of this.#listeners) listener();
  }
}
