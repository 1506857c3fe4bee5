import { isSharedDevice } from '#web/lib/shared-device.ts';
import { canKeep } from '#web/offline/queue/open-outbox.ts';

/**
 * True when this device keeps a student's reads and photos: not when it cannot, and not when others use it too
 * (PRODUCT.md#a-shared-device).
 */
export function keepsReads(): boolean {
  return canKeep() && !isSharedDevice();
}
