import { useSyncExternalStore } from 'react';
import { announceUnsaved } from '#web/lib/unsaved.ts';

/** A photo that was chosen, and is neither on this device nor on the server: on the way there, or it did not get there. */
type Unkept = 'coming' | 'failed';

const unkept = new Map<string, Unkept>();
const chosen = new Set<string>();
const listeners = new Set<() => void>();
let stopGuarding: (() => void) | null = null;

/** Notes what is known of a photo; null once it is safe, or nobody wants it any more. */
export function noteUnkept(id: string, state: Unkept | null): void {
  if (state) {
    unkept.set(id, state);
    chosen.add(id);
  } else unkept.delete(id);
  if (unkept.size > 0) stopGuarding ??= guard();
  else {
    stopGuarding?.();
    stopGuarding = null;
  }
  for (const listener of listeners) listener();
}

/** True for a photo chosen since this page opened. */
export function wasChosenHere(id: string): boolean {
  return chosen.has(id);
}

/** Leaving would lose it, so the browser asks first, and the session's end waits. */
function guard(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const forget = announceUnsaved(noneComes);
  return () => {
    window.removeEventListener('beforeunload', ask);
    forget();
  };
}

const current = (): Unkept | null => {
  const states = [...unkept.values()];
  return states.includes('failed') ? 'failed' : (states[0] ?? null);
};

async function noneComes(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => [...unkept.values()].includes('coming') || resolve();
  listeners.add(look);
  look();
  await promise.finally(() => listeners.delete(look));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the words on chosen photos that are not safe yet; null when all are. */
export function useUnkeptPhotos(): Unkept | null {
  return useSyncExternalStore(subscribe, current);
}
