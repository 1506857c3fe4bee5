import { useQuery } from '@tanstack/react-query';
import { listEndNotices } from '#domain/contract/keeping/keeping.ts';
import { reading } from '#web/lib/query-client.ts';

/**
 * What will be deleted of who is signed in, where that was told (PRODUCT.md#notices-before). It is of today: the device
 * does not keep it.
 */
export function useEndNotices() {
  return useQuery({ ...reading(listEndNotices), refetchOnMount: 'always' });
}
