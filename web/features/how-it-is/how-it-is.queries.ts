import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getHowItIs, type HowItIs, noteDrill } from '#domain/contract/how-it-is.ts';
import { type Causes, causesOf, needsOf, type RowName } from '#domain/rules/how-it-is.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** How the installation is, read anew each time the screen is opened. */
export function useHowItIs() {
  return useQuery({ ...reading(getHowItIs), staleTime: 0, gcTime: 0 });
}

const NEEDS_FRESH_MS = 5 * 60_000;

export type Need = { readonly row: RowName; readonly causes: Causes };

/** What needs an administrator, for who is anywhere: asked again after minutes, and never waited for; null where it could not be asked. */
export function useNeeds(): readonly Need[] | null {
  const { data, isError } = useQuery({ ...reading(getHowItIs), staleTime: NEEDS_FRESH_MS });
  if (!data) return isError ? null : [];
  const causes = causesOf(data);
  return needsOf(causes).map((row) => ({ row, causes }));
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
