import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getHowItIs, type HowItIs, noteDrill } from '#domain/contract/office/how-it-is.ts';
import {
  type Causes,
  causesOf,
  countStandings,
  needsOf,
  type RowName,
} from '#domain/rules/office/how-it-is.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** How the installation is, read anew each time the screen is opened. */
export function useHowItIs() {
  return useQuery({ ...reading(getHowItIs), staleTime: 0, gcTime: 0 });
}

const NEEDS_FRESH_MS = 5 * 60_000;

/** What stands under Backups too. */
export const BACKUP_ROWS: readonly RowName[] = ['backup', 'drill'];

export function isOfBackups(row: RowName): boolean {
  return BACKUP_ROWS.includes(row);
}

export type Need = { readonly row: RowName; readonly causes: Causes };

/** What needs an administrator, for who is anywhere: asked again after minutes, and never waited for; null where it could not be asked. */
export function useNeeds(): readonly Need[] | null {
  const { data, isError } = useQuery({ ...reading(getHowItIs), staleTime: NEEDS_FRESH_MS });
  if (!data) return isError ? null : [];
  const causes = causesOf(data);
  return needsOf(causes).map((row) => ({ row, causes }));
}

/** How much is worth a look before the first student signs up; none once one has, and while nobody knows. */
export function useBeforeTheFirst(): number {
  const { data } = useQuery({ ...reading(getHowItIs), staleTime: NEEDS_FRESH_MS });
  return data?.backup?.hasStudents === false ? countStandings(causesOf(data)).look : 0;
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
