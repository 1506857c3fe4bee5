import { isSharedDevice } from '#web/lib/shared-device.ts';
import { canKeep } from '#web/offline/queue/open-outbox.ts';

/**
 * Whether this device keeps what a student reads and sees: not where it cannot, and not where others use it too
 * (PRODUCT.md#a-shared-device).
 */
export function keepsReads(): boolean {
  return canKeep() && !isSharedDevice();
}
