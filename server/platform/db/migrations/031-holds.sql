-- Administrators hold the data of a child: until when, in her account; which acts that were, in rows of their own. The one
-- in force has no end yet. Moments are milliseconds since 1970, UTC.
ALTER TABLE users ADD COLUMN held_until bigint;
CREATE INDEX users_held ON users (held_until) WHERE held_until IS NOT NULL;

CREATE TABLE holds (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  reason text NOT NULL,
  held_at bigint NOT NULL,
  held_by text NOT NULL,
  held_by_username text NOT NULL,
  ends_at bigint NOT NULL,
  release_asked_at bigint,
  ended_at bigint,
  ended_by_username text
);
CREATE UNIQUE INDEX holds_in_force ON holds (user_id) WHERE ended_at IS NULL;
CREATE INDEX holds_by_user ON holds (user_id);
CREATE INDEX holds_by_end ON holds (ends_at) WHERE ended_at IS NULL;
