import { newId } from '#web/lib/new-id.ts';
import {
  fieldsIn,
  isContested,
  isUnseen,
  only,
  waitingForChoice,
  withFields,
  without,
  writersOf,
} from './conflicts.ts';
import type { FreshJob, Job } from './job.ts';

/**
 * Splits off the parts of a save that cover another window's unseen words: they wait for a choice as between two
 * devices (PRODUCT.md#two-devices), even offline. @returns the waiting part, and the rest of the job or null; null
 * when nothing waits.
 */
export function contestedHere(
  waiting: readonly Job[],
  job: FreshJob,
): { contested: FreshJob; rest: FreshJob | null } | null {
  const { seen } = job;
  if (!seen || job.does !== 'changes') return null;
  const fields = fieldsIn(job);
  const theirs: Record<string, unknown> = {};
  const writers: Record<string, string | undefined> = {};
  for (const name of Object.keys(fields).filter((it) => it in seen.was)) {
    const last = waiting.findLast((it) => it.about === job.about && !isContested(it) && name in fieldsIn(it));
    const there = last ? fieldsIn(last)[name] : seen.now[name];
    const by = last ? writersOf(last) : {};
    if (!isUnseen(job, name, there, by)) continue;
    theirs[name] = there ?? null;
    if (by[name]) writers[name] = by[name];
  }
  const names = Object.keys(theirs);
  if (names.length === 0) return null;
  const conflict = { theirs, revision: seen.revision, writers };
  const contested = waitingForChoice(job, only(fields, names), conflict);
  const left = without(fields, names);
  const isEmpty = Object.keys(left).length === 0 && job.form !== null && !('isDraft' in (job.body ?? {}));
  return isEmpty
    ? { contested, rest: null }
    : { contested: { ...contested, key: newId() }, rest: withFields(job, left) };
}
