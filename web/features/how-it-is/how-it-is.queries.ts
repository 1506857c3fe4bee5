import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getHowItIs, type HowItIs, noteDrill } from '#domain/contract/how-it-is.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** How the installation is, read anew each time the screen is opened. */
export function useHowItIs() {
  return useQuery({ ...reading(getHowItIs), staleTime: 0, gcTime: 0 });
}

/** Writes down that a backup was restored to try it. */
export function useNoteDrill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(noteDrill),
    onSuccess: (drill) =>
      client.setQueryData(keyOf(getHowItIs), (it: HowItIs | undefined) => it && { ...it, drill }),
  });
}
