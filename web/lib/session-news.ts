import type { Person } from './page-user.ts';

/** News between tabs: the user signed in now (null: nobody), or a call to ask again. */
export type SessionNews = Person | null | 'ask';

let opened: BroadcastChannel | null = null;

/** One for both ways: a channel hears all but what it has told itself. */
function channel(): BroadcastChannel | null {
  if (!('BroadcastChannel' in window)) return null;
  opened ??= new BroadcastChannel('session');
  return opened;
}

export function tellTabs(news: SessionNews): void {
  channel()?.postMessage(news);
}

/** Hears what other tabs tell, until `signal` ends it. */
export function onSessionNews(hear: (news: SessionNews) => void, signal: AbortSignal): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data), { signal });
}
