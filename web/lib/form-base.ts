/**
 * What a form knows of what is stored, field by field (§12.11): the value that it saw last, and at which revision.
 * A field that was changed elsewhere while it is changed here keeps the older revision, so that the next save of it is
 * told as a conflict.
 */
export class FormBase<T extends object> {
  #stored: Partial<T>;
  readonly #first: number;
  #newest: number;
  readonly #seen = new Map<keyof T, number>();
  readonly #touched = new Set<keyof T>();

  constructor(stored: T, revision: number) {
    this.#stored = stored;
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

  /** What of these values is not known to be stored: what differs, and what was changed here and not answered yet. */
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

  /** A field shows what was stored at this revision. */
  see(field: keyof T, revision: number): void {
    this.#seen.set(field, revision);
    this.#touched.delete(field);
  }
}
