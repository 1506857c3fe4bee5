import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosaving } from '#web/lib/use-autosave.ts';
import { useUnkeptPhotos } from './chosen-photos.ts';
import { conflictAbout } from './conflicts.ts';
import type { Job } from './job.ts';
import type { Outgoing } from './outbox-words.ts';
import type { ConnectionState } from './verdict.ts';

export const OutboxContext = createContext<Outgoing | null>(null);

/** Where a student's writes go. */
export function useOutbox(): Outgoing {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('This screen stands behind the session gate of a student.');
  return outbox;
}

/** Returns the waiting jobs in order. */
export function useJobs(): readonly Job[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.jobs);
}

/** Returns the waiting jobs about a thing or within it. */
export function useJobsOf(id: string): readonly Job[] {
  return useJobs().filter(({ about, within }) => about === id || within.includes(id));
}

/** Returns the state of the way to the server. */
export function useLine(): ConnectionState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.line);
}

/** True for a save of a form's thing, or a photo in it. */
function belongsTo(about: string, { about: own, within, photo, params }: Job): boolean {
  if (own === about) return true;
  return photo !== null && (within.includes(about) || `${params.projectId}/${params.stepNumber}` === about);
}

/**
 * Returns a form's save status: the place of the latest value and photos, and the number waiting here
 * (PRODUCT.md#the-save-indicator). Writes to `about` from before the form opened count too, which the form cannot
 * know.
 */
export function useSaveStatus({ state, retry }: Pick<Autosaving<object>, 'state' | 'retry'>, about: string) {
  const outbox = useOutbox();
  const jobs = useJobs();
  const line = useLine();
  const unkept = useUnkeptPhotos(outbox.owner.id);
  const waiting = jobs.length;
  const earlier = state === 'saved' ? jobs.find((job) => belongsTo(about, job)) : undefined;
  // An error in another field comes first: that field is kept nowhere.
  const isWrong = state === 'failed' || state === 'held';
  if (conflictAbout(jobs, about) && !isWrong) return { state: 'choice' as const, waiting };
  // A photo that did not get through is tried again at its own place.
  if (unkept === 'failed' && !isWrong) return { state: unkept, waiting };
  const isOnItsWay = line === 'open' && earlier?.parked === null && !outbox.isTroubled(earlier);
  const known = earlier ? (isOnItsWay ? 'saving' : 'device') : state;
  if (unkept === 'coming' && (known === 'saved' || known === 'device')) {
    return { state: 'saving' as const, waiting };
  }
  const isLogin = known === 'device' && line === 'login';
  return { state: isLogin ? ('login' as const) : known, waiting, onRetry: retry };
}
