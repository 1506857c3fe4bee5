/** Decisions in one transaction: all of them reach the disk with its commit, or none does. */
export class CommitGroup {
  /** How many were decided in it, kept or undone. */
  decisions = 0;
  readonly #commit = Promise.withResolvers<void>();
  #hasFailed = false;

  constructor() {
    // A group in which nobody waits may fail too.
    this.#commit.promise.catch(() => {});
  }

  /** Whether nothing of it will be kept. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Waits until the commit is on the disk. Throws the reason when it cannot be. */
  join(): Promise<void> {
    return this.#commit.promise;
  }

  succeed(): void {
    this.#commit.resolve();
  }

  fail(reason: unknown): void {
    this.#hasFailed = true;
    this.#commit.reject(reason);
  }
}
