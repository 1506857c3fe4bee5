import { useSyncExternalStore } from 'react';

/** Whether the page is seen: not in another tab, and not behind a locked screen. */
export function useOnScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
}
