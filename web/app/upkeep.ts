import { startServiceWorker } from '#web/offline/app/app-version.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';

/** Keeps the app on this device whole and up to date (docs/decisions/0059-a-page-and-its-files-are-of-one-build.md). */
export function keepAppUpToDate(): void {
  startServiceWorker(() => deviceStore.countAll());
}
