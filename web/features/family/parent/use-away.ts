import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page was left for another. A browser keeps a page that is left as it looks, to show it at once on Back: by
 * then nothing may stand on it, since whoever goes back may be somebody else.
 */
export function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const leave = () => flushSync(() => setAway(true));
    const comeBack = () => setAway(false);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  return isAway;
}
