import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSystemHealth, noteDrill, type SystemHealth } from '#domain/contract/office/system-health.ts';
import { countStandings, needsOf, type Row, rowsOf } from '#domain/rules/office/system-health.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** Loads the installation's state, anew each time the screen opens. */
export function useSystemHealth() {
  return useQuery({ ...reading(getSystemHealth), staleTime: 0, gcTime: 0 });
}

const NEEDS_FRESH_MS = 5 * 60_000;

/** The same for who is anywhere: asked again after minutes, and never waited for. */
const useKnownHealth = () => useQuery({ ...reading(getSystemHealth), staleTime: NEEDS_FRESH_MS });

/** Returns the rows that need an administrator; null when they could not be loaded. */
export function useNeeds(): readonly Row[] | null {
  const { data, isError } = useKnownHealth();
  if (!data) return isError ? null : [];
  return needsOf(rowsOf(data));
}

/** Counts rows worth a look before the first student signs up; 0 afterwards, and while unknown. */
export function useBeforeTheFirst(): number {
  const { data } = useKnownHealth();
  return data?.backup?.hasStudents === false ? countStandings(rowsOf(data)).look : 0;
}

/** True for a row that stands under Backups too. */
export function isOfBackups({ name }: Row): boolean {
  return name === 'backup' || name === 'drill';
}

/** Writes down that a backup was restored to try it. */
export function useNoteDrill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(noteDrill),
    onSuccess: (drill) =>
      client.setQueryData(keyOf(getSystemHealth), (it: SystemHealth | undefined) => it && { ...it, drill }),
  });
}
