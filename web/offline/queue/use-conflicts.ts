import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Contested, conflictAbout, fieldsIn, isContested } from './conflicts.ts';
import { isOfDeleted } from './of-deleted.ts';
import { useJobs } from './use-outbox.ts';

/** A field that was changed here and elsewhere too. */
export type FieldConflict = {
  readonly job: Contested;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** Returns the waiting choices about a thing, field by field. */
export function useConflicts(about: string): readonly FieldConflict[] {
  const job = conflictAbout(useJobs(), about);
  return useMemo(() => {
    if (!job) return [];
    const mine = fieldsIn(job);
    return Object.entries(job.conflict.theirs).map(([field, theirs]) => ({
      job,
      field,
      mine: mine[field],
      theirs,
    }));
  }, [job]);
}

/** A form that is open on what waits for a choice. */
export type ContestedForm = {
  /** A field's text as it is sent; undefined when it cannot be. */
  readonly typedIn: (field: string) => unknown;
  /** Shows what was chosen, which had this revision. */
  readonly show: (field: string, value: unknown, revision: number) => void;
};

const onScreen = new Map<string, number>();
const listeners = new Set<() => void>();
let shown = '';

function note(place: string, change: number): void {
  const count = (onScreen.get(place) ?? 0) + change;
  if (count > 0) onScreen.set(place, count);
  else onScreen.delete(place);
  shown = [...onScreen.keys()].join(' ');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As long as a form shows its conflicts itself, or a field its own, nobody else need speak of them. */
export function useShowsConflicts(place: string): void {
  // Before anybody sees it twice.
  useLayoutEffect(() => {
    note(place, 1);
    return () => note(place, -1);
  }, [place]);
}

/** Where conflicts are shown. */
export function useShown(): readonly string[] {
  return useSyncExternalStore(subscribe, () => shown).split(' ');
}

/** Returns waiting choices that can be made and that no open form shows. */
export function useHiddenConflicts(): readonly Contested[] {
  const jobs = useJobs();
  const seen = useShown();
  return jobs.filter(
    (job): job is Contested => isContested(job) && !seen.includes(job.about) && !isOfDeleted(job, jobs),
  );
}
