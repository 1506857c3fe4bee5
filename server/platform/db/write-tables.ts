/** Remembered writes, so that a repeated one is done once (PRODUCT.md#write-once). */
export type IdempotencyKeyRow = {
  user_id: string;
  idempotency_key: string;
  request_hash: string;
  expires_at: number;
};

/**
 * A device's applied writes (PRODUCT.md#write-once): 'number:hash' of those that may be sent again, separated by
 * spaces.
 */
export type WriteDeviceRow = {
  user_id: string;
  device_id: string;
  settled: number;
  applied: string;
  seen_at: number;
};
