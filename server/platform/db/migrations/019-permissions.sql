-- What a parent has allowed apart from the consent, and until when. A row is added for each time it is given; taking it
-- back fills in its end. Whoever has no row here has given nothing, whatever words were signed before.
CREATE TABLE permissions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  given_at bigint NOT NULL,
  given_by text NOT NULL,
  taken_at bigint,
  taken_by text
);
CREATE UNIQUE INDEX permissions_in_force ON permissions (user_id, kind) WHERE taken_at IS NULL;
CREATE INDEX permissions_by_user ON permissions (user_id, given_at);
