import { isEmpty } from '#web/lib/field-errors.ts';
import type { Base } from '#web/lib/form-base.ts';
import { newId } from '#web/lib/new-id.ts';
import type { FreshJob } from './job.ts';
import { asWrittenOn, deviceOf } from './numbering.ts';

/** Typed texts by field that cannot be sent as they stand. */
export type Texts = Readonly<Record<string, string>>;

/** Words typed in a form and not handed over, as they lie on the device. */
export type DraftRecord = {
  readonly owner: string;
  /** The owner's name; an earlier version left it and the next three out. */
  readonly ownerName?: string;
  readonly form: string;
  readonly about: string;
  /** The ids of what its thing lies in. */
  readonly within?: readonly string[];
  /** The screen on which it was typed. */
  readonly screen?: string;
  /** When it was written, in milliseconds since 1970 by the clock of the device. */
  readonly writtenAt?: number;
  /** Its name in words for the child. */
  readonly label?: string;
  /** Which page wrote it, and the how manieth writing of that page it was. */
  readonly by: string;
  readonly count: number;
  readonly job: FreshJob | null;
  readonly texts: Texts;
  /** An earlier version left it out. */
  readonly base?: Base;
  readonly opensAgain?: boolean;
};

type Writing = Pick<DraftRecord, 'by' | 'count'>;

/** Everything that a page has written of what is typed, up to a moment, and what stands in its forms from earlier pages. */
export type DraftMark = Writing & { readonly takenOver?: readonly DraftRecord[] };

/** True for a record of these, not written anew since. */
export function isAmong(record: DraftRecord, all: readonly DraftRecord[] = []): boolean {
  return all.some(
    ({ form, by, count }) => record.form === form && record.by === by && record.count === count,
  );
}

/** Each page has a record of its own for each form: two tabs may show the same one. */
export type DraftKey = [owner: string, form: string, by: string];

export function keyOfDraft({ owner, form, by }: DraftRecord): DraftKey {
  return [owner, form, by];
}

/**
 * Returns the rest of a record after a job handed over at `mark`; the same record if they are unrelated. A save
 * leaves texts that it does not take along, that the form is open, and what is typed in other forms; any other act ends the thing's
 * drafts. Another page's words end with the thing only.
 */
export function leftOf(record: DraftRecord, job: FreshJob, mark: DraftMark): DraftRecord | null {
  if (record.about !== job.about || isSaveOfAnother(job, record.form)) return record;
  const isSaved = record.form === job.form;
  if (record.by !== mark.by && !(isSaved && job.takesTexts && isAmong(record, mark.takenOver))) {
    const isOver = job.does === 'deletes' || (!isSaved && record.job === null);
    if (isOver) return null;
    return isSaved ? afterAnother(record, job) : record;
  }
  if (record.by === mark.by && record.count > mark.count) return record;
  const left = { ...record, job: null, ...(job.takesTexts && { texts: {} }) };
  return isSaved && isStillNeeded(left) ? left : null;
}

/**
 * Words of a page, once another one has saved the same form. The older ones must not overwrite the newer ones unseen, whenever
 * they are sent: then they come as from another device, and the child is asked (PRODUCT.md#two-devices).
 */
function afterAnother(record: DraftRecord, saved: FreshJob): DraftRecord {
  const { job, writtenAt = 0 } = record;
  const device = job && deviceOf(job);
  if (!device || device !== deviceOf(saved) || writtenAt > saved.queuedAt) return record;
  return { ...record, job: asWrittenOn(job, newId()) };
}

/** Where records lie. */
type DraftStore = {
  put?: (record: DraftRecord) => Promise<unknown>;
  delete?: (key: DraftKey) => Promise<unknown>;
};

/** Takes out of a record what has been handed over. */
export async function shorten(
  typed: DraftStore,
  record: DraftRecord,
  { job, mark }: { job: FreshJob; mark: DraftMark },
): Promise<void> {
  const left = leftOf(record, job, mark);
  if (left === null) await typed.delete?.(keyOfDraft(record));
  else if (left !== record) await typed.put?.(left);
}

/** True for a save of another form of the same thing, which holds no words of this one. */
export function isSaveOfAnother(job: FreshJob, form: string): boolean {
  return job.form !== null && job.form !== form;
}

/** True for a record with words, not only an open form. */
export function isUnsent({ job, texts }: DraftRecord): boolean {
  return job !== null || !isEmpty(texts);
}

/** True when a record has more than can be sent. */
export function isStillNeeded({ texts, opensAgain }: DraftRecord): boolean {
  return !isEmpty(texts) || opensAgain === true;
}
