import { useMutation, useQuery } from '@tanstack/react-query';
import { getStatistics } from '#domain/contract/office/statistics.ts';
import { call } from '#web/lib/call.ts';
import { reading } from '#web/lib/query-client.ts';

/** Loads the program's results, anew each time the screen opens. */
export function useStatistics() {
  return useQuery({ ...reading(getStatistics), staleTime: 0, gcTime: 0 });
}

/** The same for a file that leaves the program; that is written into the audit log. */
export function useReadForFile() {
  return useMutation({
    gcTime: 0,
    mutationFn: () => call(getStatistics, { query: { purpose: 'export' } }),
  });
}
