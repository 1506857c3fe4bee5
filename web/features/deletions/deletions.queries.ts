import { useQuery } from '@tanstack/react-query';
import { getDeletionReceipt } from '#domain/contract/deletions/deletions.ts';
import { reading } from '#web/lib/query-client.ts';

/** Loads a deletion for its receipt; skipped without one. */
export function useDeletionReceipt(receipt: string) {
  return useQuery({ ...reading(getDeletionReceipt, { receipt }), enabled: receipt !== '', gcTime: 0 });
}
