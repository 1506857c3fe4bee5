import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True once the page was left. A browser keeps a left page's picture to show it at once on Back; it must be empty by
 * then, since the next person may be somebody else.
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
