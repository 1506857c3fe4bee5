import { useSyncExternalStore } from 'react';
import { onTable, tablesCome } from '#words/sentences.ts';

/** What was shown before a table of the language came is shown again in it (PRODUCT.md#what-the-server-says). */
export function useLateWords(): void {
  useSyncExternalStore(onTable, tablesCome, () => 0);
}
