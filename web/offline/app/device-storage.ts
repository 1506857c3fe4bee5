import { useEffect, useSyncExternalStore } from 'react';
import { useJobs } from '#web/offline/queue/use-outbox.ts';

/**
 * Whether the browser has promised to keep what lies on this device: 'refused' means that it may clear it when it needs
 * the room. 'unknown' before it has answered, and where it cannot be asked.
 */
export type StoragePromise = 'given' | 'refused' | 'unknown';

const HAS_ASKED = 'hasAskedToKeep';
const LONG_UNSENT_MS = 3 * 24 * 60 * 60 * 1000;

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

/** What the browser has promised, as far as is known. */
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

/** Whether something has waited for days on a device that may clear it. */
export function useIsAtRisk(): boolean {
  const jobs = useJobs();
  const promise = useStoragePromise();
  return promise === 'refused' && jobs.some(({ queuedAt }) => Date.now() - queuedAt > LONG_UNSENT_MS);
}
