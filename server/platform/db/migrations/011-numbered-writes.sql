-- A device numbers its writes, and this is all that is kept of them: the numbers that may still be sent again.
CREATE TABLE write_devices (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_id text NOT NULL,
  settled bigint NOT NULL,
  applied text NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (user_id, device_id)
);

-- A key is kept for a day from now on. Those that are there belong to pages that may be out of reach all summer: 90 days.
ALTER TABLE idempotency_keys RENAME COLUMN created_at TO expires_at;
UPDATE idempotency_keys SET expires_at = expires_at + 7776000000;
