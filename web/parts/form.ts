import type { ChangeEvent, FocusEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { CallError, isUnauthorized } from '#web/lib/call.ts';
import { dismissErrors } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/fields.ts';
import { type Sentence, said } from '#words/sentences.ts';
import { changesOf, type Errors, isEmpty, only, without } from '../lib/field-errors.ts';
import { readFields } from '../lib/read-fields.ts';

/** The fields' contents: texts, and ticks. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string | boolean>>;

/** Values as they stand in fields. */
export function typedOf<Name extends string = string>(values: object): Typed<Name> {
  const contentOf = (item: unknown) => (typeof item === 'boolean' ? item : `${item ?? ''}`);
  const contents = Object.entries(values).map(([name, item]) => [name, contentOf(item)]);
  return Object.fromEntries(contents);
}

/** Where what is typed lies until it is sent, so that a page that ends before that brings it back. */
export type KeptTexts = {
  /** Earlier typed texts by field; null without any. */
  readonly left: Readonly<Record<string, string>> | null;
  readonly keep: (typed: Typed) => void;
  readonly forget: () => void;
};

export type FormOptions<S extends z.ZodMiniObject, Name extends string> = {
  /** The fields' first contents. A field missing here is not part of the form. */
  begin: Typed<Name>;
  kept?: KeptTexts;
  /** Faults that no schema knows, since they depend on the clock or on stored data. */
  rules?: (values: Partial<z.output<S>>) => Errors<z.output<S>>;
  /** Fields that may be missing until the form is sent. */
  required?: (values: Partial<z.output<S>>) => Errors<z.output<S>>;
  /** Does what the form is for. It gives false where that has to wait for the person. */
  save?: (data: z.output<S>) => unknown;
  /** The form was sent and is not right. */
  onInvalid?: (errors: Errors<z.output<S>>) => void;
  /**
   * `save` failed. Not called where somebody has to log in first: the app says so itself. What it gives stands beside the
   * button until the form is sent again, unless a field has a message already.
   */
  onFailed?: ((error: unknown) => Sentence | undefined) | ((error: unknown) => void);
  /** A mutation whose outcome the form shows: a success goes as something is typed, an error as it is sent again. */
  outcome?: { readonly isSuccess?: boolean; readonly reset: () => void };
  /** A field was changed. */
  onTyped?: (name: Name) => void;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form whose fields are checked by a schema, so that a message of PRODUCT.md#fields-of-an-account is the same here
 * and on the server. It says what is wrong when it is sent; a message goes as soon as its field is mended, and the
 * first one has the focus. Made by `useForm`; one that saves itself by `useSavedForm` (web/offline).
 */
export class Form<S extends z.ZodMiniObject, Name extends string> {
  /** Those of the latest render. */
  options: FormOptions<S, Name>;
  readonly #schema: S;
  readonly #begin: Typed<Name>;
  readonly #listeners = new Set<() => void>();
  readonly #unfinished = new Set<string>();
  #state: {
    typed: Typed<Name>;
    errors: Errors<z.output<S>>;
    isSaving: boolean;
    failure: string | undefined;
  };
  #wasSent = false;
  #root: HTMLElement | null = null;

  constructor(schema: S, options: FormOptions<S, Name>) {
    const { begin, kept } = options;
    this.options = options;
    this.#schema = schema;
    this.#begin = begin;
    const typed = { ...begin, ...only(kept?.left ?? {}, begin) };
    this.#state = { typed, errors: {}, isSaving: false, failure: undefined };
  }

  get state() {
    return this.#state;
  }

  get typed(): Typed<Name> {
    return this.#state.typed;
  }

  /** Why it could not be sent, where no field says so. */
  get failure(): string | undefined {
    return this.#state.failure;
  }

  get isSaving(): boolean {
    return this.#state.isSaving;
  }

  /** True when anything differs from what the form began with, also by texts that were left. */
  get isChanged(): boolean {
    return !isEmpty(changesOf(this.typed, this.#begin));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the element that all the fields stand in. */
  root = (element: HTMLElement | null): void => {
    this.#root = element;
  };

  /** Returns the typed values that can be sent, and messages for those that cannot. */
  check = () => {
    const { values, errors } = readFields(this.#schema, this.typed);
    // A half-typed date looks empty to the page.
    const unfinished = Object.fromEntries([...this.#unfinished].map((name) => [name, words.unfinishedDate]));
    const all: Errors<z.output<S>> = { ...this.options.rules?.(values), ...unfinished, ...errors };
    return { values: without(values, all), errors: all };
  };

  /** The texts that stand in some fields. */
  textsOf(names: readonly PropertyKey[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [name, String(this.typed[name as Name] ?? '')]));
  }

  /** Puts texts and ticks into their fields, in the place of whatever was being typed there. */
  show(typed: Partial<Typed<Name>>): void {
    for (const name of Object.keys(typed)) this.#unfinished.delete(name);
    this.#take(typed);
  }

  #take(typed: Partial<Typed<Name>>): void {
    this.#put({ typed: { ...this.typed, ...typed } });
  }

  /** Puts messages at their fields, none at the others, and leads to the first of them. */
  showErrors = (errors: Errors<z.output<S>>): void => {
    flushSync(() => this.#put({ errors }));
    if (!isEmpty(errors)) this.focusFirstError();
  };

  focusFirstError = (): void => {
    this.#root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [data-choice]')?.focus();
  };

  /** The form is sent: by its button, or as an event of its element. */
  submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (this.isSaving) return;
    dismissErrors();
    this.options.outcome?.reset();
    this.#wasSent = true;
    this.#put({ failure: undefined, typed: { ...this.typed, ...this.#filledInSilence() } });
    const errors = this.#errorsOnSending();
    this.showErrors(errors);
    if (isEmpty(errors)) await this.#save();
    else this.options.onInvalid?.(errors);
  };

  /** Returns a field's props, for the browser's own control or one that hands over a text. */
  field = (name: Name) => ({
    name,
    value: String(this.typed[name]),
    error: this.#errorOf(name),
    onChange: (input: string | ChangeEvent<Control>) => {
      if (typeof input === 'string') this.#set(name, input);
      else this.#set(name, input.target.value, input.target.validity.badInput);
    },
    // Begun in an empty field a half-typed date is no change, and is found on leaving only.
    onBlur: ({ target }: FocusEvent<Control>) => {
      if (target.validity.badInput) this.#set(name, target.value, true);
    },
  });

  /** Returns a tick box' props. */
  box = (name: Name) => ({
    name,
    checked: this.typed[name] === true,
    error: this.#errorOf(name),
    onChange: (input: boolean | ChangeEvent<HTMLInputElement>) =>
      this.#set(name, typeof input === 'boolean' ? input : input.target.checked),
  });

  #errorOf(name: Name): string | undefined {
    const error = this.#state.errors[name as keyof z.output<S>];
    return error && said(error);
  }

  #errorsOnSending(): Errors<z.output<S>> {
    const { values, errors } = this.check();
    return { ...this.options.required?.(values), ...errors };
  }

  #errorsOfSent(): Errors<z.output<S>> {
    return this.#wasSent ? this.#errorsOnSending() : {};
  }

  #set(name: Name, value: string | boolean, isUnfinished = false): void {
    const before = this.#errorsOfSent();
    this.#unfinished[isUnfinished ? 'add' : 'delete'](name);
    this.#take({ ...this.#filledInSilence(), [name]: value } as Partial<Typed<Name>>);
    const now = this.#errorsOfSent();
    const error = now[name as keyof z.output<S>];
    // Two passwords that differ are mended in either field.
    const isStanding = (text: string) => text !== name && !(text in before && !(text in now));
    const others = Object.entries(this.#state.errors).filter(([it]) => isStanding(it));
    this.#put({ errors: { ...Object.fromEntries(others), ...(error && { [name]: error }) } as typeof now });
    if (this.options.outcome?.isSuccess) this.options.outcome.reset();
    this.options.kept?.keep(this.typed);
    this.options.onTyped?.(name);
  }

  /**
   * Returns texts that a password manager filled in without an event: they stand on the screen and are meant to be
   * sent.
   */
  #filledInSilence(): Partial<Typed<Name>> {
    const controls = this.#root?.querySelectorAll<HTMLInputElement>('input[name]:not([type="radio"])') ?? [];
    const isField = ({ name, type }: HTMLInputElement) => name in this.typed && type !== 'checkbox';
    return Object.fromEntries(
      [...controls].filter(isField).map(({ name, value }) => [name, value]),
    ) as Partial<Typed<Name>>;
  }

  async #save(): Promise<void> {
    this.#put({ isSaving: true });
    try {
      const isDone = await this.options.save?.(z.parse(this.#schema, this.typed));
      if (isDone !== false) this.options.kept?.forget();
    } catch (error) {
      if (isUnauthorized(error)) return;
      const refused = error instanceof CallError ? only(error.fields, this.#begin) : {};
      if (!isEmpty(refused)) this.showErrors(refused as Errors<z.output<S>>);
      const failure = this.options.onFailed?.(error);
      if (failure && isEmpty(this.#state.errors)) this.#put({ failure: said(failure) });
    } finally {
      this.#put({ isSaving: false });
    }
  }

  #put(change: Partial<typeof this.state>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
