-- A parent has stopped the notebook of her child, or has asked that it be deleted. Moments are when all is deleted.
CREATE TABLE stops (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  state_before text NOT NULL,
  asked_at bigint NOT NULL,
  stopped_by text,
  stop_ends_at bigint,
  deletion_by text,
  deletion_ends_at bigint
);
