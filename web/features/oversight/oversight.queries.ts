import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listDeletions } from '#domain/contract/deletions.ts';
import { releaseHold } from '#domain/contract/holds.ts';
import { getKeeping } from '#domain/contract/oversight.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

const DELETIONS_A_PAGE = 20;

/** What is due, held and gone, and what the clearing does. */
export function useKeeping() {
  return useQuery(reading(getKeeping));
}

/** Ends a hold, or asks another administrator to; gives what still stands. */
export function useReleaseHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(releaseHold, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getKeeping) }),
  });
}

/** What was deleted for good by page, fresh each time the screen is opened. */
export function useDeletionPages() {
  return useInfiniteQuery({
    queryKey: keyOf(listDeletions),
    queryFn: ({ pageParam: before, signal }) =>
      call(listDeletions, { query: { before, limit: DELETIONS_A_PAGE }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < DELETIONS_A_PAGE ? undefined : page.at(-1)?.number),
    gcTime: 0,
  });
}
