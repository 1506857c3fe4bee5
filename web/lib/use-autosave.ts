import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave, type Save, type SaveState } from './autosave.ts';

export type Autosaving<T extends object> = {
  state: SaveState;
  error: unknown;
  change: (changes: Partial<T>) => void;
  flush: () => Promise<void>;
  retry: () => void;
  discard: () => void;
};

/**
 * Auto-save for a form that is on the screen: saves `delayMs` after the last change, and at once when the form or the
 * page is left (SPEC §4, §9).
 */
export function useAutosave<T extends object>(save: Save<T>, delayMs: number): Autosaving<T> {
  const latest = useRef(save);
  latest.current = save;
  const [autosave] = useState(
    () => new Autosave<T>((changes, isLeaving) => latest.current(changes, isLeaving), delayMs),
  );
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state);

  useEffect(() => {
    const leave = () => {
      if (autosave.hasUnsaved) void autosave.flush(true).catch(() => undefined);
    };
    // Phones often end a page without closing it: hiding is the last moment that is sure to be told.
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [autosave]);

  return {
    state,
    error: autosave.error,
    change: (changes) => autosave.change(changes),
    flush: () => autosave.flush(),
    retry: autosave.retry,
    discard: () => autosave.discard(),
  };
}
