import { useQuery } from '@tanstack/react-query';
import {
  addressOf,
  type Endpoint,
  LINK_HEADER,
  type ResponseOf,
} from '#domain/contract/platform/endpoint.ts';
import { isDeadLink, sendJson } from './call.ts';

/** Loads the question of a letter's link, for a person who is not signed in, whoever else is. */
export function useAskedByLink<E extends Endpoint>(endpoint: E, token: string) {
  return useQuery({
    queryKey: ['asked-by-link', endpoint.path, token],
    queryFn: () =>
      sendJson<ResponseOf<E>>('GET', addressOf(endpoint), { headers: { [LINK_HEADER]: token }, as: null }),
    enabled: token !== '',
    retry: (failures, error) => failures < 2 && !isDeadLink(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
