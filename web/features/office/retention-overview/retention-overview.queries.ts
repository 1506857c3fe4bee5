import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listDeletions } from '#domain/contract/deletions/deletions.ts';
import { releaseHold } from '#domain/contract/keeping/holds.ts';
import {
  type Due,
  getDryRun,
  getKeeping,
  type HeldStudent,
  listDue,
} from '#domain/contract/office/retention-overview.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

const DELETIONS_A_PAGE = 20;

/** Loads holds, the clearing's runs, and the state of the proof. */
export function useKeeping() {
  return useQuery({ ...reading(getKeeping), ...READ_AGAIN });
}

/** Loads upcoming deletions by class, the first rows of each. */
export function useDue() {
  return useQuery(reading(listDue));
}

/** The rows of one class, of which the first are there. */
export function useDuePages({ class: name, ...first }: Due) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listDue), name, first],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const [page] = await call(listDue, {
        query: { class: name, ...(cursor !== null && { cursor }) },
        signal,
      });
      return { rows: page?.rows ?? [], next: page?.next ?? null };
    },
    initialData: { pages: [{ rows: first.rows, next: first.next }], pageParams: [null as string | null] },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

/** Loads a dry run of the clearing. */
export function useDryRun() {
  return useQuery(reading(getDryRun));
}

/** Ends the hold that was shown, or asks another administrator to; gives what still stands. */
export function useReleaseHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, holdId }: Pick<HeldStudent, 'id' | 'holdId'>) =>
      call(releaseHold, { params: { id }, query: { holdId } }),
    onSettled: () => {
      // They take longer to look at, and nobody waits for them here.
      for (const item of [listDue, getDryRun]) client.invalidateQueries({ queryKey: keyOf(item) });
      return client.invalidateQueries({ queryKey: keyOf(getKeeping), exact: true });
    },
  });
}

/** Loads pages of past deletions, anew each time the screen opens. */
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
