import { useQuery } from '@tanstack/react-query';
import { getStatistics } from '#domain/contract/statistics.ts';
import { reading } from '#web/lib/query-client.ts';

/** What the program has come to; counted anew each time the screen is opened. */
export function useStatistics() {
  return useQuery({ ...reading(getStatistics), staleTime: 0, gcTime: 0 });
}
