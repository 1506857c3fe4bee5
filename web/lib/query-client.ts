import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  addressOf,
  type Endpoint,
  type ResponseOf,
  type SentQueryOf,
} from '#domain/contract/platform/endpoint.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { LANGUAGE } from '#words/platform/language.ts';
import { request } from './call.ts';

/** The key of a read: the segments of its path, so that `/api/projects/7` stands under `/api/projects`. */
export function keyOf<E extends Endpoint>(
  endpoint: E,
  params?: Record<string, string | number>,
  query?: SentQueryOf<E>,
): readonly string[] {
  const address = addressOf(endpoint, params, query as Record<string, string> | undefined);
  const [path = '', search] = address.slice(1).split('?');
  const segments = path.split('/');
  if (search) segments.push(`${segments.pop()}?${search}`);
  return segments;
}

/** Asks for long words in the language of this page; English is what comes without it. */
export const IN_LANGUAGE = LANGUAGE === FIRST_LANGUAGE ? undefined : ({ language: LANGUAGE } as const);

/** A read of the contract as query options; the client's default fetcher makes the path of the key again. */
export function reading<E extends Endpoint>(
  endpoint: E,
  params?: Record<string, string | number>,
  query?: SentQueryOf<E>,
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: keyOf(endpoint, params, query),
    // By these what waits to be sent is laid over the response.
    meta: { path: endpoint.path, params: params ?? {}, ...(query ? { query } : {}) },
  });
}

/** For a read that others change meanwhile: asked again wherever it is shown anew, and when the window is looked at again. */
export const READ_AGAIN = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** PRODUCT.md#calls: joins the segments of a key with slashes into a GET path and parses JSON. */
function fetchByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  return request(`/${queryKey.join('/')}`, { signal });
}

/** PRODUCT.md#calls: no automatic retry, never stale, no refetch on focus, no polling. */
export function makeQueryClient(onError: (error: unknown) => void): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The call finds out if there is a network: browsers do not believe in that of a LAN.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().config.onError = onError;
  client.getMutationCache().config.onError = onError;
  return client;
}
