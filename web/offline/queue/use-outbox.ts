import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosaving } from '#web/lib/use-autosave.ts';
import { conflictAbout } from './conflicts.ts';
import type { Job } from './job.ts';
import type { Outgoing } from './outbox-words.ts';
import type { Line } from './sender.ts';
import { useUnkeptPhotos } from './unkept-photos.ts';

export const OutboxContext = createContext<Outgoing | null>(null);

/** Where a student's writes go. */
export function useOutbox(): Outgoing {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('This screen stands behind the session gate of a student.');
  return outbox;
}

/** What waits to be sent, in its order. */
export function useJobs(): readonly Job[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.jobs);
}

/** What is known of the way to the server. */
export function useLine(): Line {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.line);
}

/** Whether a job is a save of what a form is about, or a photo in it. */
function belongsTo(about: string, { about: own, within, photo, params }: Job): boolean {
  if (own === about) return true;
  return photo !== null && (within.includes(about) || `${params.projectId}/${params.stepNumber}` === about);
}

/**
 * What the indicator of a form says: where the latest value is, its photos too, and how much waits on this device
 * (PRODUCT.md#the-save-indicator). What was written to `about` before the form was opened counts as well: the form
 * itself knows nothing of that.
 */
export function useSaveStatus({ state, retry }: Pick<Autosaving<object>, 'state' | 'retry'>, about: string) {
  const outbox = useOutbox();
  const jobs = useJobs();
  const line = useLine();
  const unkept = useUnkeptPhotos();
  const waiting = jobs.length;
  const earlier = state === 'saved' ? jobs.find((job) => belongsTo(about, job)) : undefined;
  // What is wrong in another field comes first: that is kept nowhere.
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
