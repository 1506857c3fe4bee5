import { useEffect, useState } from 'react';

/** Long enough that a word typed at a child's pace is not ten calls. */
export const TYPING_PAUSE_MS = 250;

/** A typed value once its typing has paused; the one before until then. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
