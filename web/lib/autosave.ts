/**
 * Saves what changes after a pause, one save at a time, and never claims more than the server has (RULINGS 20, 23).
 * Kept apart from React so that its histories can be tested one by one.
 */

export type SaveState = 'saved' | 'saving' | 'failed';

/** Sends changed fields; `isLeaving` when the page may be gone before the answer. Rejects when it was not stored. */
export type Save<T> = (changes: Partial<T>, isLeaving: boolean) => Promise<unknown>;

type Timer = ReturnType<typeof setTimeout>;

export class Autosave<T extends object> {
  readonly #save: Save<T>;
  readonly #delayMs: number;
  readonly #listeners = new Set<() => void>();
  /** Changed since the last save began. */
  #waiting: Partial<T> = {};
  #timer: Timer | undefined;
  #running: Promise<void> | undefined;
  #state: SaveState = 'saved';
  #error: unknown = null;

  constructor(save: Save<T>, delayMs: number) {
    this.#save = save;
    this.#delayMs = delayMs;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** What the last save failed with, while the state is 'failed'. */
  get error(): unknown {
    return this.#error;
  }

  get hasUnsaved(): boolean {
    return this.#running !== undefined || Object.keys(this.#waiting).length > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes changed fields and saves them after the pause; each further change starts the pause anew. */
  change(changes: Partial<T>): void {
    this.#waiting = { ...this.#waiting, ...changes };
    this.#show('saving');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), this.#delayMs);
  }

  /**
   * Saves now what is not saved yet, and resolves when everything is.
   * @throws what the save was refused with; the changes are kept for the next try.
   */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running.catch(() => undefined);
    if (Object.keys(this.#waiting).length === 0) return;
    this.#running = this.#send(isLeaving);
    await this.#running;
    if (this.hasUnsaved) await this.flush(isLeaving);
  }

  /** Tries a failed save again. */
  retry = (): void => {
    this.#show('saving');
    void this.flush().catch(() => undefined);
  };

  /** Forgets what is not saved: what it belongs to is gone. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#waiting = {};
    this.#show('saved');
  }

  async #send(isLeaving: boolean): Promise<void> {
    const changes = this.#waiting;
    this.#waiting = {};
    this.#show('saving');
    try {
      await this.#save(changes, isLeaving);
      this.#running = undefined;
      if (!this.hasUnsaved) this.#show('saved');
    } catch (error) {
      this.#running = undefined;
      // What was typed meanwhile is newer than what could not be saved.
      this.#waiting = { ...changes, ...this.#waiting };
      this.#error = error;
      this.#show('failed');
      throw error;
    }
  }

  #show(state: SaveState): void {
    this.#state = state;
    if (state !== 'failed') this.#error = null;
    for (const listener of this.#listeners) listener();
  }
}
