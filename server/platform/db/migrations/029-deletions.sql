-- What was deleted: random ids and counts, each row with the fingerprint of the one before it. `pending_files` names the
-- files that are still to go, and is empty once the store was seen without them.
CREATE TABLE deletions (
  number bigint PRIMARY KEY,
  id text NOT NULL UNIQUE,
  happened_at bigint NOT NULL,
  subject text NOT NULL,
  reason text NOT NULL,
  counts text NOT NULL,
  files integer NOT NULL,
  pending_files text NOT NULL,
  verified_at bigint,
  prev_hash text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX deletions_unverified ON deletions (number) WHERE verified_at IS NULL;
-- The end of that chain: who adds to it holds this row, so that any number of processes add one after the other.
CREATE TABLE deletions_head (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  number bigint NOT NULL,
  hash text NOT NULL
);
INSERT INTO deletions_head (only_one, number, hash) VALUES (1, 0, '');
