/**
 * A device's applied writes (PRODUCT.md#write-once): 'number:hash' of those that may be sent again, separated by
 * spaces. An Idempotency-Key is a device that writes once.
 */
export type WriteDeviceRow = {
  user_id: string;
  device_id: string;
  settled: number;
  applied: string;
  expires_at: number;
};
