/**
 * Saves what changes after a pause, one save at a time, and never claims more than the server has
 * (PRODUCT.md#saving-a-step, PRODUCT.md#the-save-indicator). Kept apart from React so that its histories can be tested
 * one by one.
 *
 * What is typed is always in one of five places: waiting for the pause or for another try, on its way, held because it
 * cannot be stored as it stands, kept on this device until it can be sent, or on the server. Only when the first four
 * are empty is everything saved.
 */

import type { Keep, Pending, Save, SaveState } from './autosave-words.ts';
import { isUnauthorized } from './call.ts';
import { type Errors, isEmpty, refusalsOf, without } from './field-errors.ts';
import { isFulfilled, sendingOf } from './sending.ts';
import { KEEP_WITHIN_MS, Soon } from './soon.ts';

export class Autosave<T extends object> {
  readonly #save: Save<T>;
  readonly #delayMs: number;
  readonly #keep: Keep<T>;
  readonly #listeners = new Set<() => void>();
  /** Changed since the last save began. */
  #waiting: Partial<T> = {};
  /** Sent and not answered; of those that are not kept on the device, more than one only after `leave`. */
  readonly #pending = new Set<Pending<T>>();
  #isOpen = true;
  #errors: Errors<T> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes down what is typed. */
  readonly keeping = new Soon(() => this.#keepDraft(), KEEP_WITHIN_MS);
  #keeps = 0;
  #error: unknown = null;

  constructor(save: Save<T>, delayMs: number, keep: Keep<T> = () => undefined) {
    this.#save = save;
    this.#delayMs = delayMs;
    this.#keep = keep;
  }

  get state(): SaveState {
    if (this.#timer !== undefined || this.#some((save) => !save.isSettled)) return 'saving';
    if (this.#error !== null) return 'failed';
    if (!isEmpty(this.#errors)) return 'held';
    return this.#pending.size > 0 ? 'device' : 'saved';
  }

  /** The last save's error, while the state is 'failed'. */
  get error(): unknown {
    return this.#error;
  }

  get errors(): Errors<T> {
    return this.#errors;
  }

  /** True when something storable is typed and is neither on the server nor on the device. */
  get hasUnsaved(): boolean {
    return this.#some((save) => !save.isKept) || !isEmpty(this.#waiting);
  }

  #some(is: (save: Pending<T>) => boolean): boolean {
    return [...this.#pending].some(is);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes changed fields and saves them after the pause; each further change starts the pause anew. */
  change(changes: Partial<T>): void {
    this.#waiting = { ...this.#waiting, ...changes };
    this.#errors = without(this.#errors, changes);
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#saveWaiting().catch(() => undefined);
      // There may be nothing to be sent, such as where an error was typed.
      this.#tell();
    }, this.#delayMs);
    this.keeping.wish();
    this.#tell();
  }

  /** Holds back fields whose text cannot be stored, with the reasons, until they change. */
  hold(errors: Errors<T>): void {
    this.#waiting = without(this.#waiting, errors);
    this.#errors = { ...this.#errors, ...errors };
    if (isEmpty(this.#waiting)) {
      this.#stopTimer();
      this.#error = null;
    }
    this.keeping.wish();
    this.#tell();
  }

  /** A field that was held shows again what the server has. */
  release(field: keyof T): void {
    this.#errors = without(this.#errors, { [field]: true });
    this.keeping.wish();
    this.#tell();
  }

  /**
   * Saves now what is not saved yet, on the server or, where that does not answer, on the device. Gives whether
   * everything is saved then, or something is held.
   * @throws what the save was refused with; the changes are kept for the next try.
   */
  async flush(): Promise<boolean> {
    this.#stopTimer();
    await this.#saveWaiting();
    return this.hasUnsaved ? this.flush() : isEmpty(this.#errors);
  }

  /** Tries a failed save again. */
  retry = (): void => void this.flush().catch(() => undefined);

  /**
   * Saves at once what is not saved yet, since the page may be gone before any answer. It waits for no other save, and
   * so takes over what those carry: either may be the one that arrives.
   */
  leave(): void {
    this.keeping.now();
    if (!this.hasUnsaved) return;
    this.#stopTimer();
    for (const save of this.#pending) {
      if (save.isKept) continue;
      this.#waiting = { ...save.changes, ...this.#waiting };
      save.changes = {};
    }
    void this.#send(true).catch(() => undefined);
  }

  /**
   * Forgets what is not saved: what it belongs to is gone, or is saved otherwise. A save on its way still ends, but its
   * outcome is nothing. On the device it lies until that has been done.
   */
  discard(): void {
    this.keeping.now();
    this.#stopTimer();
    this.#waiting = {};
    this.#errors = {};
    this.#error = null;
    for (const save of this.#pending) save.changes = {};
    this.#tell();
  }

  /** The form is on the screen again, after `close`. */
  open(): void {
    this.#isOpen = true;
  }

  /** The form is gone: what it holds is saved, and nobody sees any more what becomes of it. */
  close(): void {
    this.#isOpen = false;
    this.keeping.now();
    for (const { sending } of this.#pending) sending.letGo();
    this.retry();
  }

  /** Sends what is waiting once no save is on its way that is not kept yet, unless somebody else was quicker. */
  async #saveWaiting(): Promise<void> {
    while (this.#some((save) => !save.isKept)) {
      await Promise.allSettled([...this.#pending].map(({ isKept, sending }) => !isKept && sending.kept));
    }
    if (!isEmpty(this.#waiting)) return this.#send(false);
    await Promise.all([...this.#pending].map((save) => this.#settled(save)));
  }

  async #send(isLeaving: boolean): Promise<void> {
    this.keeping.now();
    const changes = this.#waiting;
    this.#waiting = {};
    this.#error = null;
    const response = this.#save(changes, isLeaving);
    const sending = response instanceof Promise ? sendingOf(response) : response;
    const begun = { isKept: false, isSettled: false, over: Promise.resolve() };
    const save = { changes, sending, keeps: this.#keeps, ...begun };
    this.#pending.add(save);
    save.over = this.#follow(save);
    save.over.catch(() => undefined);
    if (!this.#isOpen) sending.letGo();
    this.#tell();
    await this.#settled(save);
  }

  /** @throws what the save was refused with; or, where somebody has to log in before it can be sent, the 401. */
  async #settled({ sending, over }: Pending<T>): Promise<void> {
    try {
      // Kept on the device, and the person goes on.
      if ((await sending.settled) === null) return;
    } catch (error) {
      if (isUnauthorized(error) && (await isFulfilled(sending.kept))) throw error;
    }
    await over;
  }

  async #follow(save: Pending<T>): Promise<void> {
    const { kept, settled, delivered } = save.sending;
    const note = (part: 'isKept' | 'isSettled') => () => {
      save[part] = true;
      // Notes made since hold words that are kept by now, and would be sent again.
      if (part === 'isKept' && save.keeps < this.#keeps) this.keeping.wish();
      this.#tell();
    };
    kept.then(note('isKept'), () => undefined);
    settled.then(note('isSettled'), note('isSettled'));
    try {
      await delivered;
    } catch (error) {
      // Nobody holds it any more: the device has it, and shows it as what could not be sent.
      if (!this.#isOpen && save.isKept) return;
      this.#putBack(save.changes, error);
    } finally {
      this.#pending.delete(save);
      this.#tell();
    }
  }

  /** @throws the error, unless it was a refusal of single fields: those are held from now on, and the others go again. */
  #putBack(changes: Partial<T>, error: unknown): void {
    const refused = refusalsOf(error, changes);
    const unsaved = without(without(changes, refused), this.#errors);
    this.#errors = { ...this.#errors, ...without(refused, this.#waiting) };
    // Words typed meanwhile are newer than the failed save.
    this.#waiting = { ...unsaved, ...this.#waiting };
    this.keeping.wish();
    if (isEmpty(refused)) {
      if (!isEmpty(unsaved)) this.#error = error;
      throw error;
    }
    this.retry();
  }

  #keepDraft(): void {
    this.#keeps += 1;
    const onTheirWay = [...this.#pending].map((save) => !save.isKept && save.changes);
    this.#keep(Object.assign({}, ...onTheirWay, this.#waiting), Object.keys(this.#errors) as (keyof T)[]);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
