import { useSyncExternalStore } from 'react';
import { today } from './dates.ts';
import { onLocalStorageChanged } from './local-storage-news.ts';

const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const;

function whenBack(onChange: () => void): () => void {
  // Those of the document come by the window too, if asked for on their way down.
  for (const name of RETURNS) window.addEventListener(name, onChange, true);
  // Somebody has said that the clock is wrong (PRODUCT.md#a-wrong-clock).
  const end = onLocalStorageChanged(onChange);
  return () => {
    end();
    for (const name of RETURNS) window.removeEventListener(name, onChange, true);
  };
}

/** The day here, `YYYY-MM-DD`; a page that was open at midnight has the new one as soon as somebody comes back to it. */
export function useToday(): string {
  return useSyncExternalStore(whenBack, () => today());
}
