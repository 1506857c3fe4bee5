-- What a call answered is not kept any more: who sends it again is told how the thing stands by then.
ALTER TABLE idempotency_keys DROP COLUMN answer;
ALTER TABLE idempotency_keys DROP COLUMN status;
-- What a photo takes of its account's room: both of its files. Of those that are there already only the larger is known.
ALTER TABLE photos ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0;
UPDATE photos SET stored_bytes = size;
