/** What is remembered of writes, so that one that is sent again is done once (PRODUCT.md#write-once). */
export type IdempotencyKeyRow = {
  user_id: string;
  idempotency_key: string;
  request_hash: string;
  expires_at: number;
};

/**
 * What was applied of the writes of a device (PRODUCT.md#write-once): 'number:hash' of those that may be sent again,
 * with spaces.
 */
export type WriteDeviceRow = {
  user_id: string;
  device_id: string;
  settled: number;
  applied: string;
  seen_at: number;
};
