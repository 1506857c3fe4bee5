import { useEffect, useState } from 'react';

/**
 * Tokens of the links that led here, by screen, since React may draw a page more than once. They stay in memory:
 * browsers write `sessionStorage` and history state to the disk, where a finder of the device could read them.
 */
const taken = new Map<string, string>();

/** The token of the link that led here; it leaves the address bar at once, so that nobody reads or copies it there. */
function takeToken(): string {
  const { hash, pathname } = window.location;
  const token = hash.slice(1);
  if (!token) return taken.get(pathname) ?? '';
  taken.set(pathname, token);
  window.history.replaceState(window.history.state, '', pathname);
  return token;
}

/** A link that was used here leads nowhere any more, nor does Back to it. */
export function forgetLinkToken(): void {
  taken.delete(window.location.pathname);
}

/** The token of the link that led here, as long as it leads anywhere. */
export function linkTokenHere(): string {
  return taken.get(window.location.pathname) ?? '';
}

/** The token behind the # of a link in a letter; empty where there is none. */
export function useLinkToken(): string {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    // Another link that is opened in the same tab changes only what stands behind the #.
    const takeAnother = () => setToken(takeToken());
    window.addEventListener('hashchange', takeAnother);
    return () => window.removeEventListener('hashchange', takeAnother);
  }, []);
  return token;
}
