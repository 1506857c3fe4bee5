import {
  changePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { changePhoto, type Photo } from '#domain/contract/photos/photos.ts';
import { ownCaption } from '#domain/rules/photos/photo.ts';
import { joinTexts } from '#domain/rules/platform/revisions.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { type FreshJob, isCallOf, type Job, type Writers } from './job.ts';

/*
 * Words written here and on another device too (PRODUCT.md#two-devices). The server keeps the other device's; those
 * written here stay in the outbox as a job with a `conflict` until somebody chooses, with the form open or not.
 */

/** A job that waits for a choice. */
export type Contested = Job & { readonly conflict: NonNullable<Job['conflict']> };

export type Fields = Readonly<Record<string, unknown>>;

/** Properties of a save beside its form's fields. */
const BESIDE = ['id', 'revision', 'device', 'isDraft', 'isCompleted', 'movesOn', 'stepNumber'];

export function isContested(job: Job | FreshJob): job is Contested {
  return job.conflict != null;
}

/** True when a call's fields lie in its `formData`. */
const isOfStep = (job: Pick<Job, 'endpoint'>) => isCallOf(job, saveStep);

/** The fields that a job writes, by name. */
export function fieldsIn(job: Pick<Job, 'endpoint' | 'body'>): Fields {
  const body = (job.body ?? {}) as Record<string, unknown>;
  if (isOfStep(job)) return (body.formData ?? {}) as Fields;
  return without(body, BESIDE);
}

export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

export function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** The same job with other fields. */
export function withFields<J extends Job | FreshJob>(job: J, fields: Fields): J {
  if (isOfStep(job)) return { ...job, body: { ...job.body, formData: fields } };
  return { ...job, body: { ...only((job.body ?? {}) as Fields, BESIDE), ...fields } };
}

const OF_PLANTINGS = [savePlantingDraft, finalizePlantingDraft, finishPlantingEntry];

/** Once its draft may be an entry, a planting is changed by the call that takes both. */
function callToChange(job: FreshJob): Pick<FreshJob, 'endpoint' | 'params'> {
  if (!OF_PLANTINGS.some((it) => isCallOf(job, it))) return { endpoint: job.endpoint, params: job.params };
  const { method, path } = changePlantingEntry;
  return { endpoint: { method, path }, params: { entryId: job.about } };
}

/**
 * Returns the fields of an answered job that kept another device's words; null without any. @param key for the job
 * that waits.
 */
export function contestedBy(job: FreshJob, response: unknown, key: string): FreshJob | null {
  const {
    conflicts = [],
    revision,
    formData,
  } = (response ?? {}) as {
    conflicts?: readonly string[];
    revision?: number;
    formData?: Fields;
  };
  const mine = only(fieldsIn(job), conflicts);
  const names = Object.keys(mine);
  if (names.length === 0 || revision === undefined) return null;
  const there =
    formData ?? (isCallOf(job, changePhoto) ? writtenUnder(response as Photo) : (response as Fields));
  const theirs = Object.fromEntries(names.map((name) => [name, there[name] ?? null]));
  return { ...waitingForChoice(job, mine, { theirs, revision }), key };
}

/** The fields of a job that wait for a choice, apart from it. */
export function waitingForChoice(job: FreshJob, mine: Fields, conflict: Contested['conflict']): FreshJob {
  return {
    ...job,
    ...callToChange(job),
    body: isOfStep(job) ? { formData: mine } : mine,
    number: null,
    does: 'changes',
    ifGone: null,
    form: null,
    tries: 0,
    parked: sentences.changedElsewhere,
    conflict,
    seen: null,
  };
}

/** Returns a child's words on a photo, without the server's. */
function writtenUnder({ caption }: Photo): Fields {
  return { caption: ownCaption(caption) };
}

/** Returns the waiting choice about a thing. */
export function conflictAbout(waiting: readonly Job[], about: string): Contested | undefined {
  return waiting.find((job): job is Contested => isContested(job) && job.about === about);
}

/** Which page of this device wrote each field of a job. */
export function writersOf(job: Job | FreshJob): Writers {
  return job.writers ?? Object.fromEntries(Object.keys(fieldsIn(job)).map((name) => [name, job.page]));
}

/** One that waits already takes up the newer one. */
export function withContested(before: Job | FreshJob | undefined, next: FreshJob): Job | FreshJob {
  if (!before?.conflict || !next.conflict) return next;
  const [mine, newer] = [fieldsIn(before), fieldsIn(next)];
  const { theirs, writers = {} } = before.conflict;
  // A third text: what was to be chosen from was written on this device alone, and now elsewhere too.
  const joined = Object.keys(newer).filter((name) => name in writers);
  const conflict = {
    theirs: { ...theirs, ...next.conflict.theirs },
    revision: next.conflict.revision,
    writers: { ...without(writers, Object.keys(newer)), ...next.conflict.writers } as Writers,
  };
  const fields = { ...mine, ...newer, ...joinedFields(mine, newer, joined) };
  return { ...withFields(before, fields), conflict, writers: { ...writersOf(before), ...writersOf(next) } };
}

/** Texts in full, one behind the other; of anything else the newer one. */
function joinedFields(before: Fields, newer: Fields, names: readonly string[]): Fields {
  const join = (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string' ? joinTexts(one, other) : other;
  return Object.fromEntries(names.map((name) => [name, join(before[name], newer[name])]));
}

/**
 * Takes out of a job what a choice is waited for: that is written to what waits, lest it go out unseen. What the other
 * window goes on writing goes out, and is what there is to choose from.
 * @returns what waits with the newer words, and what is left of the job; null where that is nothing.
 */
export function divert<J extends Job | FreshJob>(
  job: J,
  contested: Job | FreshJob,
): { conflict: Job | FreshJob; rest: J | null } | null {
  const { conflict } = contested;
  if (!conflict || job.does !== 'changes' || isContested(job)) return null;
  const { theirs, writers = {} } = conflict;
  const [fields, mine] = [fieldsIn(job), fieldsIn(contested)];
  const names = Object.keys(fields).filter((name) => name in theirs);
  if (names.length === 0) return null;
  const others = names.filter((name) => job.page !== undefined && writers[name] === job.page);
  const taken = without(only(fields, names), others);
  const unseen = Object.keys(taken).filter((name) => isUnseen(job, name, mine[name], writersOf(contested)));
  const joined = joinedFields(mine, taken, unseen);
  const changed = {
    ...withFields(contested, { ...mine, ...taken, ...joined }),
    conflict: { ...conflict, theirs: { ...theirs, ...only(fields, others) } },
    // A text of two pages is of neither: what comes next is put behind it too.
    writers: {
      ...writersOf(contested),
      ...only(writersOf(job), Object.keys(taken)),
      ...blank(unseen),
    } as Writers,
  };
  if (Object.keys(taken).length === 0) return { conflict: changed, rest: job };
  const left = without(fields, Object.keys(taken));
  const isEmpty = Object.keys(left).length === 0 && job.form !== null && !('isDraft' in (job.body ?? {}));
  return { conflict: changed, rest: isEmpty ? null : withFields(job, left) };
}

const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** True when a job's field covers another page's words that nobody saw in this one. */
export function isUnseen(job: Job | FreshJob, name: string, there: unknown, writers: Writers): boolean {
  if (!job.seen || job.page === undefined || writers[name] === job.page) return false;
  const isSame = (value: unknown) => (value ?? null) === (there ?? null);
  return !isSame(job.seen.was[name]) && !isSame(fieldsIn(job)[name]);
}

/** A child's choice for a waiting field. */
export type Choice = {
  readonly job: Contested;
  readonly field: string;
  /** Written over what the other device wrote; where it is undefined that stays. */
  readonly value?: unknown;
};
