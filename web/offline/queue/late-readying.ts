import { isUnready, type Job } from './job.ts';
import type { PhotoReadying, ReadyingDeps } from './photo-readying.ts';

/** What makes photos ready comes with the first one: most pages take none. */
export class LateReadying {
  readonly #deps: ReadyingDeps;
  #readying: PhotoReadying | null = null;
  #isStopped = false;

  constructor(deps: ReadyingDeps) {
    this.#deps = deps;
  }

  /** Looks whether there is something to be done. */
  look(jobs: readonly Job[]): void {
    if (jobs.some(isUnready)) void this.#begin(jobs).catch(() => undefined);
  }

  async #begin(jobs: readonly Job[]): Promise<void> {
    const { PhotoReadying: Readying } = await import('./photo-readying.ts');
    if (this.#isStopped) return;
    this.#readying ??= new Readying(this.#deps);
    this.#readying.look(jobs);
  }

  stop(): void {
    this.#isStopped = true;
    this.#readying?.stop();
  }
}
