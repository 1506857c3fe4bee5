import { isSharedDevice } from '#web/lib/shared-device.ts';
import { canKeep } from '#web/offline/queue/open-outbox.ts';

/** Whether this device keeps what a student reads and sees: not where it cannot, and not where others use it too (§10.9). */
export function keepsReads(): boolean {
  return canKeep() && !isSharedDevice();
}
