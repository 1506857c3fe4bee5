import { isOnParentScreen } from '#web/lib/page-language.ts';
import { startServiceWorker } from '#web/offline/app/app-version.ts';
import { deviceStore } from '#web/offline/queue/open-outbox.ts';

/** Keeps the app on this device whole and up to date (docs/decisions/0059). */
export function keepAppUpToDate(): void {
  // What a parent reads on her child's device is no app of the child's.
  if (isOnParentScreen()) return;
  startServiceWorker(() => deviceStore.countAll());
}
