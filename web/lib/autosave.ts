/**
 * Saves what changes after a pause, one save at a time, and never claims more than the server has (RULINGS 20, 23).
 * Kept apart from React so that its histories can be tested one by one.
 *
 * What is typed is always in one of four places: waiting for the pause or for another try, on its way, held because it
 * cannot be stored as it stands, or on the server. Only when the first three are empty is everything saved.
 */
import { CallError } from './call.ts';

/** 'failed': the last try did not arrive. 'held': something typed cannot be stored until it is mended. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'held';

/** Sends changed fields; `isLeaving` when the page may be gone before the answer. Rejects when it was not stored. */
export type Save<T> = (changes: Partial<T>, isLeaving: boolean) => Promise<unknown>;

/** The sentence of each field that is held. */
export type Faults<T> = { readonly [field in keyof T]?: string };

export class Autosave<T extends object> {
  readonly #save: Save<T>;
  readonly #delayMs: number;
  readonly #listeners = new Set<() => void>();
  /** Changed since the last save began. */
  #waiting: Partial<T> = {};
  /** More than one only after `leave`. */
  readonly #onTheirWay = new Set<{ changes: Partial<T>; answer: Promise<void> }>();
  #faults: Faults<T> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #error: unknown = null;

  constructor(save: Save<T>, delayMs: number) {
    this.#save = save;
    this.#delayMs = delayMs;
  }

  get state(): SaveState {
    if (this.#onTheirWay.size > 0 || this.#timer !== undefined) return 'saving';
    if (this.#error !== null) return 'failed';
    return isEmpty(this.#faults) ? 'saved' : 'held';
  }

  /** What the last save failed with, while the state is 'failed'. */
  get error(): unknown {
    return this.#error;
  }

  get faults(): Faults<T> {
    return this.#faults;
  }

  /** Whether something is typed that could be stored and is not. */
  get hasUnsaved(): boolean {
    return this.#onTheirWay.size > 0 || !isEmpty(this.#waiting);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes changed fields and saves them after the pause; each further change starts the pause anew. */
  change(changes: Partial<T>): void {
    this.#waiting = { ...this.#waiting, ...changes };
    this.#faults = without(this.#faults, changes);
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#saveWaiting().catch(() => undefined);
    }, this.#delayMs);
    this.#tell();
  }

  /** What is typed in these fields cannot be stored as it stands, and why. It is not sent until it changes. */
  hold(faults: Faults<T>): void {
    this.#waiting = without(this.#waiting, faults);
    this.#faults = { ...this.#faults, ...faults };
    if (isEmpty(this.#waiting)) {
      this.#stopTimer();
      this.#error = null;
    }
    this.#tell();
  }

  /** A field that was held shows again what the server has. */
  release(field: keyof T): void {
    this.#faults = without(this.#faults, { [field]: true });
    this.#tell();
  }

  /**
   * Saves now what is not saved yet. Gives whether everything is saved then, or something is held.
   * @throws what the save was refused with; the changes are kept for the next try.
   */
  async flush(): Promise<boolean> {
    this.#stopTimer();
    await this.#saveWaiting();
    return this.hasUnsaved ? this.flush() : isEmpty(this.#faults);
  }

  /** Tries a failed save again. */
  retry = (): void => void this.flush().catch(() => undefined);

  /**
   * Saves at once what is not saved yet, since the page may be gone before any answer. It waits for no other save, and
   * so takes over what those carry: either may be the one that arrives.
   */
  leave(): void {
    if (!this.hasUnsaved) return;
    this.#stopTimer();
    for (const save of this.#onTheirWay) {
      this.#waiting = { ...save.changes, ...this.#waiting };
      save.changes = {};
    }
    void this.#send(true).catch(() => undefined);
  }

  /** Forgets what is not saved: what it belongs to is gone. A save on its way still ends, but its outcome is nothing. */
  discard(): void {
    this.#stopTimer();
    this.#waiting = {};
    this.#faults = {};
    this.#error = null;
    for (const save of this.#onTheirWay) save.changes = {};
    this.#tell();
  }

  /** Sends what is waiting once no save is on its way, unless somebody else was quicker. */
  async #saveWaiting(): Promise<void> {
    while (this.#onTheirWay.size > 0) {
      await Promise.allSettled([...this.#onTheirWay].map((save) => save.answer));
    }
    if (!isEmpty(this.#waiting)) await this.#send(false);
  }

  async #send(isLeaving: boolean): Promise<void> {
    const changes = this.#waiting;
    this.#waiting = {};
    this.#error = null;
    const save = { changes, answer: this.#save(changes, isLeaving).then(() => undefined) };
    this.#onTheirWay.add(save);
    this.#tell();
    try {
      await save.answer;
    } catch (error) {
      this.#putBack(save.changes, error);
    } finally {
      this.#onTheirWay.delete(save);
      this.#tell();
    }
  }

  /** @throws the error, unless it was a refusal of single fields: those are held from now on, and the others go again. */
  #putBack(changes: Partial<T>, error: unknown): void {
    const refused = refusalsOf(error, changes);
    const unsaved = without(without(changes, refused), this.#faults);
    this.#faults = { ...this.#faults, ...without(refused, this.#waiting) };
    // What was typed meanwhile is newer than what could not be saved.
    this.#waiting = { ...unsaved, ...this.#waiting };
    if (isEmpty(refused)) {
      if (!isEmpty(unsaved)) this.#error = error;
      throw error;
    }
    this.retry();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The fields of a save that the server cannot take as they are (400), each with its sentence. */
function refusalsOf<T extends object>(error: unknown, sent: Partial<T>): Faults<T> {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => field in sent)) as Faults<T>;
}

function without<T extends object>(all: T, dropped: object): T {
  return Object.fromEntries(Object.entries(all).filter(([field]) => !(field in dropped))) as T;
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
