import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { releaseHold } from '#domain/contract/holds.ts';
import { getKeeping } from '#domain/contract/oversight.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** What is held, and what the clearing would take. */
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
