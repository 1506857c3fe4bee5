import type { Query, QueryClient } from '@tanstack/react-query';
import { searchSpecies } from '#domain/contract/species/species.ts';
import type { Read } from '#web/offline/overlay/pending-mutation.ts';
import { asKnownToday, keptSchemaOf } from './kept-shape.ts';
import type { KeptResponse, KeptStore } from './kept-store.ts';

/** One writing for everything that a screen reads when it opens. */
const WRITE_EVERY_MS = 1000;
/** Responses not opened for a season. */
const KEPT_FOR_MS = 120 * 24 * 60 * 60 * 1000;

/**
 * Gives the cache what this device has kept for who is signed in. It may be old: where a screen shows it, the server is
 * asked as well, and until it answers, or if it does not, what was kept is shown. An earlier version of the app may have
 * kept it: what this one does not understand is as if it had never been read.
 */
export async function restoreResponses(client: QueryClient, owner: string, store: KeptStore): Promise<void> {
  if ((await store.person())?.id !== owner) return;
  for (const { queryKey, meta, data: kept, readAt } of await store.responses()) {
    const schema = keptSchemaOf(meta.path);
    const data = schema && (await asKnownToday(schema, kept));
    // Looked at after the waiting: what the server has answered meanwhile is newer.
    if (data === undefined || client.getQueryState(queryKey)?.data !== undefined) continue;
    const state = { data, dataUpdatedAt: readAt, status: 'success', isInvalidated: true } as const;
    client.getQueryCache().build(client, { queryKey, meta }).setState(state);
  }
  await store.dropBefore(Date.now() - KEPT_FOR_MS);
}

/** Keeps on the device from now on what `owner` reads. Gives the function that ends it. */
export function keepResponses(client: QueryClient, owner: string, store: KeptStore): () => void {
  // Without a network nothing that was read may be forgotten while the page is open.
  client.setQueryDefaults(['api'], { gcTime: Number.POSITIVE_INFINITY });
  const fresh = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const responses = new Map([...fresh].map(([key, query]) => [key, responseOf(query)]));
    fresh.clear();
    if (responses.size > 0) store.keep(owner, responses).catch(() => undefined);
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

/** Results of a search are not kept: they are found again in the whole. */
function isKept({ meta, queryKey }: Query): boolean {
  const { path } = (meta ?? {}) as Partial<Read>;
  const isSearch = path === searchSpecies.path && /\?(?!language=)/.test(String(queryKey.at(-1)));
  return keptSchemaOf(path) !== undefined && !isSearch;
}

function responseOf({ queryKey, meta, state }: Query): KeptResponse {
  return { queryKey, meta: meta as Read, data: state.data, readAt: state.dataUpdatedAt };
}
