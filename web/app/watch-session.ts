import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { hearOf } from '#web/lib/page-user.ts';
import { onSessionNews } from '#web/lib/session-news.ts';

const RELOADED_AFTER_MS = [2000, 8000, 30_000];

/** Asks the server again who is signed in; what comes of that, the session's query sees to. */
export function askWhoIsHere(client: QueryClient): void {
  void client.refetchQueries({ queryKey: sessionQuery.queryKey });
}

/**
 * Until undone: other tabs tell at once who has logged in or out, and where they could not, as in a browser that was
 * put to sleep, the server is asked when this tab comes to the front.
 */
export function watchSession(client: QueryClient): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  onSessionNews((news) => (news === 'ask' ? askWhoIsHere(client) : void hearOf(news)), signal);
  const seen = () => document.visibilityState === 'visible' && askWhoIsHere(client);
  document.addEventListener('visibilitychange', seen, { signal });
  neverShowAgain(signal);
  return () => watching.abort();
}

/**
 * A browser may keep a page whole for its Back button, and by then its person may have left: it is hidden before it is
 * kept, and loaded anew when it comes back.
 */
function neverShowAgain(signal: AbortSignal): void {
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) document.documentElement.hidden = true;
  };
  window.addEventListener('pagehide', hide, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && loadAnew(), { signal });
}

/**
 * WebKit may never load a page that is reloaded while it comes back, and it would stay blank. Asked again it does; on a
 * slow line each time begins anew, so the pauses grow.
 */
function loadAnew(): void {
  const reload = () => window.location.reload();
  reload();
  for (const ms of RELOADED_AFTER_MS) setTimeout(reload, ms);
}
