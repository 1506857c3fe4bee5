/** The values over which fields were typed, and the revision at which those were seen. */
export type Base = { readonly revision: number; readonly was: Readonly<Record<string, unknown>> };

/**
 * A form's knowledge of the stored fields (PRODUCT.md#two-devices): the value last seen, and its revision. A field
 * changed elsewhere while it is changed here keeps the older revision, so that its next save counts as a conflict.
 */
export class FormBase<T extends object> {
  #stored: Partial<T>;
  readonly #first: number;
  #newest: number;
  readonly #seen = new Map<keyof T, number>();
  readonly #touched = new Set<keyof T>();
  /** Fields typed on an earlier page over nobody knows what. */
  readonly #unknown = new Set<keyof T>();
  /** The value that the page shows elsewhere, with changes that wait on this device. */
  #laid: Partial<T>;
  /** The same, as far as it was seen in this form. */
  #known: Partial<T>;
  /** Values that this form has written into each field. */
  readonly #written = new Map<keyof T, Set<unknown>>();

  constructor(stored: T, revision: number) {
    this.#stored = stored;
    this.#laid = stored;
    this.#known = stored;
    this.#first = revision;
    this.#newest = revision;
  }

  /** The newest revision that was taken in. */
  get revision(): number {
    return this.#newest;
  }

  /** Notes that these fields are being changed here. */
  touch(changes: Partial<T>): void {
    for (const field of Object.keys(changes) as (keyof T)[]) this.#touched.add(field);
  }

  /** The revision that changes of these fields began with: the oldest of theirs. */
  revisionOf(changes: object): number {
    const known = Object.keys(changes).map((field) => this.#seen.get(field as keyof T) ?? this.#first);
    return Math.min(...(known.length > 0 ? known : [this.#first]));
  }

  /** Returns the values not known to be stored: those that differ, and changes without an answer yet. */
  changesOf(values: Partial<T>): Partial<T> {
    const isOpen = (field: keyof T) => this.#touched.has(field) || values[field] !== this.#stored[field];
    const fields = Object.keys(values) as (keyof T)[];
    return Object.fromEntries(fields.filter(isOpen).map((field) => [field, values[field]])) as Partial<T>;
  }

  /**
   * Takes in what is stored now. Gives what of it is to be shown: fields that nobody has touched here.
   * @param shown what stands in the form.
   */
  take(stored: T, revision: number, shown: Partial<T>): Partial<T> {
    const news: Partial<T> = {};
    for (const field of Object.keys(stored) as (keyof T)[]) {
      const isUntouched = shown[field] === this.#stored[field];
      if (isUntouched && shown[field] !== stored[field]) news[field] = stored[field];
      if (isUntouched || shown[field] === stored[field]) this.see(field, revision);
    }
    this.#stored = stored;
    this.#newest = Math.max(this.#newest, revision);
    return news;
  }

  /**
   * Takes in what the page shows now, with what waits on this device: another window may have written it. Gives what of
   * it is to be shown: fields that nobody has touched here.
   * @param revision that of what is stored; what was read before is no news.
   */
  lay(laid: T, revision: number, shown: Partial<T>): Partial<T> {
    if (revision < this.#newest) return {};
    const before = this.#laid;
    this.#laid = laid;
    const fields = (Object.keys(laid) as (keyof T)[]).filter((it) => laid[it] !== before[it]);
    const untouched = fields.filter((it) => shown[it] === before[it] || shown[it] === laid[it]);
    this.#know(pick(laid, untouched));
    return pick(
      laid,
      untouched.filter((it) => shown[it] !== laid[it]),
    );
  }

  #know(values: Partial<T>): void {
    this.#known = { ...this.#known, ...values };
  }

  /** True when a field holds elsewhere a value neither seen nor written in this form. */
  isUnseen(field: keyof T): boolean {
    const there = this.#laid[field];
    return there !== this.#known[field] && !this.#written.get(field)?.has(there);
  }

  /** Returns the seen values of fields changed here, and the known present ones. */
  seenOf(changes: Partial<T>): { was: Partial<T>; now: Partial<T>; revision: number } {
    const fields = Object.keys(changes) as (keyof T)[];
    const was = pick(this.#known, fields);
    return {
      was,
      now: {
        ...was,
        ...pick(
          this.#laid,
          fields.filter((it) => this.isUnseen(it)),
        ),
      },
      revision: this.#newest,
    };
  }

  /** Returns what these fields are typed over, for the page that goes on with them. */
  baseOf(changes: object): Base {
    const fields = Object.keys(changes) as (keyof T)[];
    const known = fields.filter((it) => !this.#unknown.has(it));
    const was = known.map((it) => [it, (this.isUnseen(it) ? this.#known : this.#laid)[it]]);
    return { revision: this.revisionOf(changes), was: Object.fromEntries(was) };
  }

  /** Goes on with fields that an earlier page began to change: what was stored since was not seen there. */
  recall(changes: object, { revision, was }: Base): void {
    for (const field of Object.keys(changes) as (keyof T & string)[]) {
      if (field in was && was[field] === this.#stored[field]) continue;
      this.#seen.set(field, revision);
      if (field in was) this.#know({ [field]: was[field] } as Partial<T>);
      else this.#unknown.add(field);
    }
  }

  /** Notes that these are handed over to be stored: what they stand over waits with them. */
  write(changes: Partial<T>): void {
    for (const field of Object.keys(changes) as (keyof T)[]) {
      this.#written.set(field, (this.#written.get(field) ?? new Set()).add(changes[field]));
      this.#know(pick(this.#laid, [field]));
    }
  }

  /** A field shows what was chosen, which stood there at this revision. */
  show(field: keyof T, value: T[keyof T], revision: number): void {
    this.#know({ [field]: value } as unknown as Partial<T>);
    this.see(field, revision);
  }

  /** A field shows what was stored at this revision. */
  see(field: keyof T, revision: number): void {
    this.#seen.set(field, revision);
    this.#touched.delete(field);
    this.#unknown.delete(field);
  }
}

function pick<T extends object>(values: Partial<T>, fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>;
}
