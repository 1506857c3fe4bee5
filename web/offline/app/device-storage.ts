import { useEffect, useSyncExternalStore } from 'react';
import { useJobs, useLine } from '#web/offline/queue/use-outbox.ts';
import { isDown } from '#web/offline/queue/verdict.ts';

/**
 * The browser's promise to keep this device's data: 'refused' means that it may clear it for room, 'unknown' that it
 * has not answered or cannot be asked.
 */
export type StoragePromise = 'given' | 'refused' | 'unknown';

const HAS_ASKED = 'hasAskedToKeep';
const UNSENT_MS = 24 * 60 * 60 * 1000;
const LONG_UNSENT_MS = 3 * UNSENT_MS;

let promised: StoragePromise = 'unknown';
const listeners = new Set<() => void>();

function tell(next: StoragePromise): void {
  promised = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the browser's promise, as far as it is known. */
export function useStoragePromise(): StoragePromise {
  return useSyncExternalStore(subscribe, () => promised);
}

/** Asks the browser for its promise when something is kept here for the first time: then a person knows what for. */
export function useAskForStorage(): void {
  const isAnythingKept = useJobs().length > 0;
  useEffect(() => {
    void learnPromise(isAnythingKept).catch(() => undefined);
  }, [isAnythingKept]);
}

async function learnPromise(mayAsk: boolean): Promise<void> {
  if (!navigator.storage?.persisted || promised === 'given') return;
  if (await navigator.storage.persisted()) return tell('given');
  // Some browsers put the question to the person, who is asked once.
  const hasAsked = localStorage.getItem(HAS_ASKED) !== null;
  if (!mayAsk) return hasAsked ? tell('refused') : undefined;
  if (!hasAsked) {
    localStorage.setItem(HAS_ASKED, 'yes');
    if (await navigator.storage.persist()) return tell('given');
  }
  tell('refused');
}

/**
 * True when the browser clears this data after a week without a visit: Apple's engine does, in whichever browser,
 * unless the app was opened from the home screen (PRODUCT.md#iphones-ipads-and-safari).
 */
export function forgetsInAWeek(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;
}

/**
 * The danger to things that wait here: a browser that needs room, once they have waited for days; or one that forgets
 * in a week, as soon as the line is gone, since a child who stays away sees no later warning.
 */
export function useRisk(): 'week' | 'room' | null {
  const jobs = useJobs();
  const promise = useStoragePromise();
  const line = useLine();
  if (jobs.length === 0) return null;
  const waitedMs = Date.now() - Math.min(...jobs.map(({ queuedAt }) => queuedAt));
  if (forgetsInAWeek() && (waitedMs > UNSENT_MS || isDown(line))) return 'week';
  return promise === 'refused' && waitedMs > LONG_UNSENT_MS ? 'room' : null;
}
