import { useQuery } from '@tanstack/react-query';
import {
  addressOf,
  type Endpoint,
  LINK_HEADER,
  type ResponseOf,
} from '#domain/contract/platform/endpoint.ts';
import { isDeadLink, sendJson } from './call.ts';

/** What somebody is asked who came by the link of a letter, and is nobody who is signed in here, whoever else is. */
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
