import { isOnParentScreen } from '#web/lib/page-language.ts';
import { startServiceWorker } from '#web/offline/app/app-version.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';

/** Keeps the app on this device whole and up to date (docs/decisions/0059). */
export function keepAppUpToDate(): void {
  // A parent's page on the child's device is not the child's app.
  if (isOnParentScreen()) return;
  startServiceWorker(() => deviceStore.countAll());
}
