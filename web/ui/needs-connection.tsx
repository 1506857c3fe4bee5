import { useSyncExternalStore } from 'react';
import * as words from '#words/platform/fields.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export interface NeedsConnectionProps {
  /** The action that needs one, such as 'To log in'. */
  what: string;
}

/**
 * Says beside a button, while the device has no network, that this one thing cannot wait. The button stays as it is: a
 * browser may be wrong about its network.
 */
export function NeedsConnection({ what }: NeedsConnectionProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p role="status" className="rounded-md border border-current/30 bg-sun-soft px-4 py-3 text-on-sun-soft">
      {words.needsConnection(what)}
    </p>
  );
}
