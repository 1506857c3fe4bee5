import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this script is in charge of the page: not while it is drawn at build time, nor while it comes alive. What is shown
 * then comes in parts, between which the page answers a finger: React shows what a store says in one go.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
