import { changePhoto, type Photo } from '#domain/contract/photos.ts';
import {
  changePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  savePlantingDraft,
} from '#domain/contract/planting.ts';
import { saveStep } from '#domain/contract/steps.ts';
import { ownCaption } from '#domain/rules/photo.ts';
import { type FreshJob, isCallOf, type Job } from './job.ts';

/*
 * What was written here and on another device too (§12.11). The server keeps what the other device wrote; what was
 * written here stays in the outbox, as a job with a `conflict`, until somebody has chosen: whether a form is open or not.
 */

/** A job that waits for a choice. */
export type Contested = Job & { readonly conflict: NonNullable<Job['conflict']> };

export type Fields = Readonly<Record<string, unknown>>;

/** What a child reads where it would read why a job is not taken. */
const CHOOSE_MESSAGE = 'This was changed on another device too. Choose which one to keep.';
/** What a save carries beside the fields of its form. */
const BESIDE = ['id', 'revision', 'device', 'isDraft', 'isCompleted', 'movesOn', 'stepNumber'];

export function isContested(job: Job | FreshJob): job is Contested {
  return job.conflict != null;
}

/** Whether the fields of a call lie in its `formData`. */
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

function only(fields: Fields, names: readonly string[]): Fields {
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
 * What is left to be chosen of a job that the server has answered: its fields that kept what another device wrote.
 * Null when there is none.
 * @param key for the job that waits.
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
  const change = { ...job, ...callToChange(job), body: isOfStep(job) ? { formData: mine } : mine };
  return {
    ...change,
    key,
    number: null,
    does: 'changes',
    ifGone: null,
    form: null,
    tries: 0,
    parked: CHOOSE_MESSAGE,
    conflict: { theirs, revision },
  };
}

/** What a child wrote of a photo, without what the server tells beside it. */
function writtenUnder({ caption }: Photo): Fields {
  return { caption: ownCaption(caption) };
}

/** What waits for a choice about a thing. */
export function conflictAbout(waiting: readonly Job[], about: string): Contested | undefined {
  return waiting.find((job): job is Contested => isContested(job) && job.about === about);
}

/** One that waits already takes up the newer one. */
export function withContested(before: Contested | undefined, next: FreshJob): Job | FreshJob {
  if (!before) return next;
  const conflict = next.conflict && {
    theirs: { ...before.conflict.theirs, ...next.conflict.theirs },
    revision: next.conflict.revision,
  };
  return { ...withFields(before, { ...fieldsIn(before), ...fieldsIn(next) }), conflict };
}

/**
 * Takes out of a job what a choice is waited for: that is written to what waits, lest it go out unseen.
 * @returns what waits with the newer words, and what is left of the job; null where that is nothing.
 */
export function divert<J extends Job | FreshJob>(
  job: J,
  conflict: Job | FreshJob,
): { conflict: Job | FreshJob; rest: J | null } | null {
  const names = Object.keys(conflict.conflict?.theirs ?? {});
  const fields = fieldsIn(job);
  const taken = only(fields, names);
  if (job.does !== 'changes' || isContested(job) || Object.keys(taken).length === 0) return null;
  const left = without(fields, names);
  const isEmpty = Object.keys(left).length === 0 && job.form !== null && !('isDraft' in (job.body ?? {}));
  return {
    conflict: withFields(conflict, { ...fieldsIn(conflict), ...taken }),
    rest: isEmpty ? null : withFields(job, left),
  };
}

/** What a child has chosen of what waits. */
export type Choice = {
  readonly job: Contested;
  readonly field: string;
  /** Written over what the other device wrote; where it is undefined that stays. */
  readonly value?: unknown;
};
