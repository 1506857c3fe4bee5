import { useSyncExternalStore } from 'react';

/** True while the page is seen: not in another tab, nor behind a locked screen. */
export function useOnScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
}
