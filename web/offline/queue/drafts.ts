import { placeText } from '#domain/rules/notebook/planting.ts';
import { isEmpty } from '#web/lib/field-errors.ts';
import type { Base } from '#web/lib/form-base.ts';
import { newId } from '#web/lib/new-id.ts';
import {
  type DraftKey,
  type DraftMark,
  type DraftRecord,
  isAmong,
  isSaveOfAnother,
  isStillNeeded,
  isUnsent,
  keyOfDraft,
  type Texts,
} from './draft-records.ts';
import { type FreshJob, type JobDraft, jobFrom } from './job.ts';

/** Words typed in a form and not handed over. */
export type DraftNote = {
  /** The save that it will be. */
  readonly draft: JobDraft & { readonly form: string };
  /** False when that save has nothing to send yet; then there are texts only. */
  readonly hasChanges: boolean;
  readonly texts: Texts;
  /** The values under the texts, as they were seen (PRODUCT.md#two-devices); left out where there are none. */
  readonly base?: Base;
  /** True when the form reopens by itself until its thing is ended, though everything in it was sent. */
  readonly opensAgain?: boolean;
};

/** Where what is typed lies. */
export type DraftStore = {
  /** Done when it returns; null takes away what the page had written. */
  writeDraft: (key: DraftKey, record: DraftRecord | null) => void;
  /** Makes jobs of what earlier pages have left, and gives those records. */
  takeOverDrafts: (owner: string, here: DraftMark) => Promise<DraftRecord[]>;
  typedOf: (owner: string) => Promise<DraftRecord[]>;
  /** Drops records of a person, unsent. */
  dropDrafts: (owner: string, isIt: (record: DraftRecord) => boolean) => Promise<void>;
};

/** Where nobody knows what was seen, nothing was that another device has changed. */
const UNSEEN: Base = { revision: 0, was: {} };

/** Drafts of this page, on their way to the device while keys still come. */
export class Drafts {
  readonly #owner: { id: string; name: string };
  readonly #store: DraftStore;
  readonly #screen: () => string;
  readonly #by = newId();
  readonly #forms = new Map<string, Pick<DraftRecord, 'about' | 'texts' | 'base' | 'opensAgain'>>();
  /** Drafts in this page's forms from earlier pages, still in those pages' records. */
  #takenOver: readonly DraftRecord[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** @param screen gives the address of the screen that is shown. */
  constructor(
    owner: { id: string; name: string },
    store: DraftStore,
    screen = () => window.location.pathname,
  ) {
    this.#owner = owner;
    this.#store = store;
    this.#screen = screen;
  }

  /** The number of writes so far. */
  get mark(): DraftMark {
    return { by: this.#by, count: this.#count };
  }

  /** Tells when a form gets or loses texts that cannot be sent, on this page, until the function given back is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Texts that were typed into a form and that nobody has mended yet, here or before this page was opened. */
  textsOf(form: string): Texts {
    return this.#forms.get(form)?.texts ?? {};
  }

  /** The values under those texts, as they were seen. */
  baseOf(form: string): Base {
    return this.#forms.get(form)?.base ?? UNSEEN;
  }

  /** True when a form was open here, on this page or before it, and its thing has not been ended since. */
  opensAgain(form: string): boolean {
    return this.#forms.get(form)?.opensAgain ?? false;
  }

  /** Writes down what a form holds now, in the place of what it held before; done when it returns. */
  keep({ draft, hasChanges, opensAgain = false, base = UNSEEN, ...typed }: DraftNote): void {
    const { form, about, within, label } = draft;
    // A half-typed date looks empty to the page, and would come back as an emptied field.
    const texts = Object.fromEntries(Object.entries(typed.texts).filter(([, text]) => text !== ''));
    this.#count += 1;
    const isNews = isEmpty(this.textsOf(form)) !== isEmpty(texts);
    this.#forms.set(form, { about, texts, base, opensAgain });
    const job = hasChanges ? jobFrom(draft, newId(), this.#owner, undefined, this.#by) : null;
    const { id: owner, name: ownerName } = this.#owner;
    const of = {
      owner,
      ownerName,
      form,
      about,
      within,
      label,
      screen: this.#screen(),
      writtenAt: Date.now(),
    };
    const record = { ...of, ...this.mark, job, texts, base, opensAgain };
    this.#store.writeDraft(keyOfDraft(record), job || isStillNeeded(record) ? record : null);
    this.#endTakenOver(form);
    if (isNews) this.#tell();
  }

  /** From now on this page's own record of a form holds what it took over; unless another page has gone on with its own. */
  #endTakenOver(form: string): void {
    const ended = this.#takenOver.filter((it) => it.form === form);
    if (ended.length === 0) return;
    this.#takenOver = this.#takenOver.filter((it) => it.form !== form);
    // Where it stays it comes back another time.
    this.#store.dropDrafts(this.#owner.id, (it) => isAmong(it, ended)).catch(() => undefined);
  }

  /** Returns drafts here in any tab that were not handed over; most cannot be sent as they stand. */
  async left(): Promise<DraftRecord[]> {
    return (await this.#store.typedOf(this.#owner.id)).filter(isUnsent);
  }

  /** Hands over to the outbox what earlier pages have left; texts go back into their fields. Gives whether there is more to be sent. */
  async takeOver(): Promise<boolean> {
    const left = await this.#store.takeOverDrafts(this.#owner.id, this.mark);
    const fresh = left.filter(({ form }) => !this.#forms.has(form));
    this.#takenOver = [...this.#takenOver, ...fresh];
    // The oldest first: of two texts of one field the newer one stays.
    for (const { form, about, texts, base = UNSEEN, opensAgain = false } of fresh) {
      const before = this.#forms.get(form);
      this.#forms.set(form, {
        about,
        texts: { ...before?.texts, ...asNow(texts) },
        base: isEmpty(texts) ? (before?.base ?? base) : joined(before?.base, base),
        opensAgain: opensAgain || before?.opensAgain === true,
      });
    }
    return left.some(({ job }) => job !== null);
  }

  /** A job is about to be kept: what stands in the forms of its thing up to now goes with it. */
  handOver(job: FreshJob): { job: FreshJob; mark: DraftMark } {
    for (const [form, typed] of this.#forms) {
      if (typed.about !== job.about || isSaveOfAnother(job, form)) continue;
      if (form !== job.form) this.#forms.delete(form);
      else if (job.takesTexts) this.#forms.set(form, { ...typed, texts: {} });
    }
    if (job.takesTexts) this.#tell();
    return { job, mark: { ...this.mark, takenOver: this.#takenOver } };
  }

  /** Something that was left is not wanted any more. */
  async drop({ form, by }: DraftRecord): Promise<void> {
    this.#forms.delete(form);
    await this.#store.dropDrafts(this.#owner.id, (it) => it.form === form && it.by === by);
    this.#tell();
  }

  /** The thing is not wanted any more, and nothing that was typed into its forms. */
  forget(thing: string): void {
    for (const [form, { about }] of this.#forms) {
      if (about !== thing) continue;
      this.#forms.delete(form);
      this.#store.writeDraft([this.#owner.id, form, this.#by], null);
    }
    this.#store.dropDrafts(this.#owner.id, ({ about }) => about === thing).catch(() => undefined);
  }
}

/** An earlier version of the app kept the place of a planting as a choice, and as words of one's own beside it. */
function asNow({ choice, other = '', ...texts }: Texts): Texts {
  return choice === undefined ? texts : { ...texts, plantingLocation: placeText(choice, other) };
}

/** The base of two pages counts from the one that had seen less: what was stored after that is asked about. */
function joined(before: Base | undefined, newer: Base): Base {
  if (!before) return newer;
  return {
    revision: Math.min(before.revision, newer.revision),
    was: { ...before.was, ...newer.was },
  };
}
