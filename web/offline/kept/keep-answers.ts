import type { Query, QueryClient } from '@tanstack/react-query';
import type { Read } from '#web/offline/overlay/laid.ts';
import type { KeptAnswer, KeptStore } from './kept-store.ts';

/** One writing for everything that a screen reads when it opens. */
const WRITE_EVERY_MS = 1000;
/** What was not opened for a season. */
const KEPT_FOR_MS = 120 * 24 * 60 * 60 * 1000;

/**
 * Gives the cache what this device has kept for who is signed in. It may be old: where a screen shows it, the server is
 * asked as well, and until it answers, or if it does not, what was kept is shown.
 */
export async function restoreAnswers(client: QueryClient, owner: string, store: KeptStore): Promise<void> {
  if ((await store.person())?.id !== owner) return;
  for (const { queryKey, meta, data, readAt } of await store.answers()) {
    if (client.getQueryState(queryKey)?.data !== undefined) continue;
    const state = { data, dataUpdatedAt: readAt, status: 'success', isInvalidated: true } as const;
    client.getQueryCache().build(client, { queryKey, meta }).setState(state);
  }
  await store.dropBefore(Date.now() - KEPT_FOR_MS);
}

/** Keeps on the device from now on what `owner` reads. Gives the function that ends it. */
export function keepAnswers(client: QueryClient, owner: string, store: KeptStore): () => void {
  // Without a network nothing that was read may be forgotten while the page is open.
  client.setQueryDefaults(['api'], { gcTime: Number.POSITIVE_INFINITY });
  const fresh = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const answers = new Map([...fresh].map(([key, query]) => [key, answerOf(query)]));
    fresh.clear();
    if (answers.size > 0) store.keep(owner, answers).catch(() => undefined);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
    fresh.set(event.query.queryHash, event.query);
    timer ??= setTimeout(write, WRITE_EVERY_MS);
  });
  const ending = new AbortController();
  window.addEventListener('pagehide', write, { signal: ending.signal });
  return () => {
    unsubscribe();
    ending.abort();
    write();
  };
}

/** Reads of the contract are kept as a whole: results of a search are found again in the whole. */
function isKept({ meta, queryKey }: Query): boolean {
  return meta?.path !== undefined && !String(queryKey.at(-1)).includes('?');
}

function answerOf({ queryKey, meta, state }: Query): KeptAnswer {
  return { queryKey, meta: meta as Read, data: state.data, readAt: state.dataUpdatedAt };
}
