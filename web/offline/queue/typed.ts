import { isEmpty } from '#web/lib/faults.ts';
import { newId } from '#web/lib/new-id.ts';
import { type FreshJob, type JobDraft, jobFrom } from './job.ts';

/** What is typed in the fields of a form that cannot be sent as it stands, by field. */
export type Texts = Readonly<Record<string, string>>;

/** What is typed in a form and has not been handed over to be sent. */
export type TypedNote = {
  /** The save that it will be. */
  readonly draft: JobDraft & { readonly form: string };
  /** Whether that save has anything to say yet; otherwise there are texts only. */
  readonly hasChanges: boolean;
  readonly texts: Texts;
  /** Whether the form opens again by itself until its thing is ended, though everything in it has been sent. */
  readonly opensAgain?: boolean;
};

/** The same as it lies on the device. */
export type TypedRecord = {
  readonly owner: string;
  readonly form: string;
  readonly about: string;
  /** What it is, in words for the child. */
  readonly label?: string;
  /** Which page wrote it, and the how manieth writing of that page it was. */
  readonly by: string;
  readonly count: number;
  readonly job: FreshJob | null;
  readonly texts: Texts;
  readonly opensAgain?: boolean;
};

/** Everything that a page has written of what is typed, up to a moment. */
export type TypedMark = Pick<TypedRecord, 'by' | 'count'>;

/** Where what is typed lies. */
export type TypedStore = {
  /** Done when it returns; null takes away what was there. */
  writeTyped: (key: [owner: string, form: string], record: TypedRecord | null) => void;
  /** Makes jobs of what earlier pages have left, and gives those records. */
  takeOverTyped: (owner: string, here: TypedMark) => Promise<TypedRecord[]>;
  typedOf: (owner: string) => Promise<TypedRecord[]>;
};

/** What is typed on this page, on its way to the device while keys still come. */
export class Typed {
  readonly #owner: { id: string; name: string };
  readonly #store: TypedStore;
  readonly #by = newId();
  readonly #forms = new Map<string, Pick<TypedRecord, 'about' | 'texts' | 'opensAgain'>>();
  #count = 0;

  constructor(owner: { id: string; name: string }, store: TypedStore) {
    this.#owner = owner;
    this.#store = store;
  }

  /** What has been written so far. */
  get mark(): TypedMark {
    return { by: this.#by, count: this.#count };
  }

  /** Texts that were typed into a form and that nobody has mended yet, here or before this page was opened. */
  textsOf(form: string): Texts {
    return this.#forms.get(form)?.texts ?? {};
  }

  /** Whether a form was open here and its thing has not been ended since, on this page or before it. */
  opensAgain(form: string): boolean {
    return this.#forms.get(form)?.opensAgain ?? false;
  }

  /** Writes down what a form holds now, in the place of what it held before; done when it returns. */
  keep({ draft, hasChanges, opensAgain = false, ...typed }: TypedNote): void {
    const { form, about, label } = draft;
    // A half-typed date looks empty to the page, and would come back as an emptied field.
    const texts = Object.fromEntries(Object.entries(typed.texts).filter(([, text]) => text !== ''));
    this.#count += 1;
    this.#forms.set(form, { about, texts, opensAgain });
    const job = hasChanges ? jobFrom(draft, newId(), this.#owner) : null;
    const record = { owner: this.#owner.id, form, about, label, ...this.mark, job, texts, opensAgain };
    this.#store.writeTyped([this.#owner.id, form], job || isStillNeeded(record) ? record : null);
  }

  /** What is typed here, in whatever tab, and has not been handed over; most of it cannot be sent as it stands. */
  async left(): Promise<TypedRecord[]> {
    return (await this.#store.typedOf(this.#owner.id)).filter(isUnsent);
  }

  /** Hands over to the outbox what earlier pages have left; texts go back into their fields. Gives whether there is more to be sent. */
  async takeOver(): Promise<boolean> {
    const left = await this.#store.takeOverTyped(this.#owner.id, this.mark);
    for (const { form, about, texts, opensAgain = false } of left) {
      if (!this.#forms.has(form)) this.#forms.set(form, { about, texts, opensAgain });
    }
    return left.some(({ job }) => job !== null);
  }

  /** A job is about to be kept: what stands in the forms of its thing up to now goes with it. */
  handOver(job: FreshJob): { job: FreshJob; mark: TypedMark } {
    for (const [form, { about }] of this.#forms) {
      if (about === job.about && form !== job.form) this.#forms.delete(form);
    }
    return { job, mark: this.mark };
  }

  /** The thing is not wanted any more, and nothing that was typed into its forms. */
  forget(thing: string): void {
    for (const [form, { about }] of this.#forms) {
      if (about !== thing) continue;
      this.#forms.delete(form);
      this.#store.writeTyped([this.#owner.id, form], null);
    }
  }
}

/**
 * What is left of a record once a job has been kept that was handed over when the record stood at `mark`; the same
 * record where it has nothing to do with it. A save of the form leaves the texts that could not be sent, and
 * that it is open; whatever else is
 * done to the thing ends what was typed in its forms. Words that another page has not handed over end with the thing only.
 */
export function leftOf(record: TypedRecord, job: FreshJob, mark: TypedMark): TypedRecord | null {
  if (record.about !== job.about) return record;
  const isSaved = record.form === job.form;
  if (record.by !== mark.by) {
    const isOver = job.does === 'deletes' || (!isSaved && record.job === null);
    return isOver ? null : record;
  }
  if (record.count > mark.count) return record;
  return isSaved && isStillNeeded(record) ? { ...record, job: null } : null;
}

/** Whether a record holds words, and not only that its form is open. */
export function isUnsent({ job, texts }: TypedRecord): boolean {
  return job !== null || !isEmpty(texts);
}

/** Whether there is more to a record than what can be sent. */
function isStillNeeded({ texts, opensAgain }: TypedRecord): boolean {
  return !isEmpty(texts) || opensAgain === true;
}
