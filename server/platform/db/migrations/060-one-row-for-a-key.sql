-- An Idempotency-Key is a device that writes once: what it has done stands where the writes of devices stand, and each
-- row says when it ends. A device is forgotten 180 days after its last write, as before.
ALTER TABLE write_devices RENAME COLUMN seen_at TO expires_at;
UPDATE write_devices SET expires_at = expires_at + 15552000000;
INSERT INTO write_devices (user_id, device_id, settled, applied, expires_at)
SELECT user_id, 'key ' || idempotency_key, 0, '1:' || substr(request_hash, 1, 12), expires_at FROM idempotency_keys;
DROP TABLE idempotency_keys;
