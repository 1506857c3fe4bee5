import { useQuery } from '@tanstack/react-query';
import { listEndNotices } from '#domain/contract/keeping/keeping.ts';
import { reading } from '#web/lib/query-client.ts';

/**
 * Loads planned deletions of the signed-in person that were told of (PRODUCT.md#notices-before). They are of today,
 * so the device does not keep them.
 */
export function useEndNotices() {
  return useQuery({ ...reading(listEndNotices), refetchOnMount: 'always' });
}
