import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.ts';
import type { Keep, Save, SaveState } from './autosave-words.ts';
import { isUnauthorized } from './call.ts';
import { isEndExpected } from './ended-session.ts';
import { type Errors, isEmpty } from './field-errors.ts';
import { announceUnsaved } from './unsaved.ts';

export type Autosaving<T extends object> = Pick<
  Autosave<T>,
  'change' | 'hold' | 'release' | 'flush' | 'retry' | 'discard'
> & {
  state: SaveState;
  /** The last save's error, while the state is 'failed'. */
  error: unknown;
  /** The message of each field that cannot be stored as it stands. */
  errors: Errors<T>;
};

/**
 * Auto-save for a form that is on the screen: saves `delayMs` after the last change, and at once when the form or the
 * page is left (PRODUCT.md#saving-a-step, PRODUCT.md#limits). `keep` writes down what is typed long before that,
 * and gives what tells if the device has exactly that.
 */
export function useAutosave<T extends object>(
  save: Save<T>,
  delayMs: number,
  keep: (...typed: Parameters<Keep<T>>) => () => Promise<boolean>,
): Autosaving<T> {
  const latest = useRef({ save, keep });
  latest.current = { save, keep };
  const isKept = useRef(() => Promise.resolve(false));
  const [autosave] = useState(
    () =>
      new Autosave<T>(
        (changes, isLeaving) => latest.current.save(changes, isLeaving),
        delayMs,
        (changes, held) => {
          isKept.current = latest.current.keep(changes, held);
        },
      ),
  );
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state);
  const errors = useSyncExternalStore(autosave.subscribe, () => autosave.errors);
  useEffect(() => saveOnLeaving(autosave), [autosave]);
  useEffect(() => {
    const isSafe = async () => {
      // A failed save's words are written down a moment later.
      autosave.keeping.now();
      return (!autosave.hasUnsaved && isEmpty(autosave.errors)) || isKept.current();
    };
    return announceUnsaved({ save: () => autosave.flush(), isSafe });
  }, [autosave]);
  const [actions] = useState(() => ({
    change: (changes: Partial<T>) => autosave.change(changes),
    hold: (held: Errors<T>) => autosave.hold(held),
    release: (field: keyof T) => autosave.release(field),
    flush: () => autosave.flush(),
    retry: autosave.retry,
    discard: () => autosave.discard(),
  }));
  return { state, error: autosave.error, errors, ...actions };
}

/** Until undone: nothing typed is left behind when the page goes, and a failed save is tried when the network is back. */
function saveOnLeaving<T extends object>(autosave: Autosave<T>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  autosave.open();
  const leave = () => autosave.leave();
  window.addEventListener('pagehide', leave, { signal });
  // Phones often end a page without closing it: hiding is the last moment that is sure to be told.
  const hide = () => document.visibilityState === 'hidden' && leave();
  document.addEventListener('visibilitychange', hide, { signal });
  const comeOnline = () => autosave.state === 'failed' && autosave.retry();
  window.addEventListener('online', comeOnline, { signal });
  // Where a save has failed, only the browser's own question keeps a child from losing what is on the screen. Log Out
  // asks itself, and a shared device that nobody touches must not stay open.
  const ask = (event: Event) => {
    if (isEndExpected() || isUnauthorized(autosave.error)) return;
    if (autosave.state === 'failed') event.preventDefault();
  };
  window.addEventListener('beforeunload', ask, { signal });
  return () => {
    listening.abort();
    // The page stays: the save need not outlive it, and can wait its turn.
    autosave.close();
  };
}
