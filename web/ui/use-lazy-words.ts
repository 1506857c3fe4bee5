import { useSyncExternalStore } from 'react';
import { onTable, tablesCome } from '#words/sentences.ts';

/** Shows texts again in the language once its late table has come (PRODUCT.md#what-the-server-says). */
export function useLazyWords(): void {
  useSyncExternalStore(onTable, tablesCome, () => 0);
}
