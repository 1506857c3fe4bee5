import { startServiceWorker } from '#web/offline/app-version.ts';
import { deviceStore } from '#web/offline/open-outbox.ts';

/** Keeps the app on this device whole and up to date (docs/decisions/0059-a-page-and-its-files-are-of-one-build.md). */
export function keepAppUpToDate(): void {
  startServiceWorker(countUnsent);
}

/** What waits on this device, of whomever. */
async function countUnsent(): Promise<number> {
  const everybody = await deviceStore.othersThan('');
  return everybody.reduce((sum, { count }) => sum + count, 0);
}
