import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosaving } from '#web/lib/use-autosave.ts';
import { conflictAbout } from './conflicts.ts';
import type { Job } from './job.ts';
import type { Outgoing } from './outbox-words.ts';
import type { Line } from './sender.ts';

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

/**
 * What the indicator of a form says: where the latest value is, and how much waits on this device (§12.9). What
 * was written to `about` before the form was opened counts too: the form itself knows nothing of that.
 */
export function useSaveStatus({ state, retry }: Pick<Autosaving<object>, 'state' | 'retry'>, about: string) {
  const outbox = useOutbox();
  const jobs = useJobs();
  const line = useLine();
  const earlier = state === 'saved' ? jobs.find((job) => job.about === about) : undefined;
  // It is neither here nor there until somebody has chosen.
  if (conflictAbout(jobs, about)) return { state: 'held' as const, waiting: jobs.length, onRetry: retry };
  const isOnItsWay = line === 'open' && earlier?.parked === null && !outbox.isTroubled(earlier);
  const known = earlier ? (isOnItsWay ? 'saving' : 'device') : state;
  const isLogin = known === 'device' && line === 'login';
  return { state: isLogin ? ('login' as const) : known, waiting: jobs.length, onRetry: retry };
}
