import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True when this script is in charge: not while the page is drawn at the build, nor while it hydrates. What is shown
 * then comes in parts, between which the page answers a finger: React shows a store's state in one go.
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
