import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this script is in charge of the page: not while it is drawn at build time, nor while it comes alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
