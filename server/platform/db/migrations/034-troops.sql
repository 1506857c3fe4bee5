-- Troops that an administrator has set up, who leads them, and what parents answered to whether those may look. A closed
-- troop stays, since answers name it; of open ones there is one of a number. `number_key` is what users.troop_order is.
CREATE TABLE troops (
  id text PRIMARY KEY,
  organization text NOT NULL,
  state text NOT NULL,
  number text NOT NULL,
  number_key text NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  closed_at bigint
);
CREATE UNIQUE INDEX troops_open ON troops (organization, state, number_key) WHERE closed_at IS NULL;

CREATE TABLE troop_leaders (
  troop_id text NOT NULL REFERENCES troops (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  added_at bigint NOT NULL,
  PRIMARY KEY (troop_id, user_id)
);
CREATE INDEX troop_leaders_by_user ON troop_leaders (user_id);

CREATE TABLE undertakings (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  text_hash text NOT NULL,
  version text NOT NULL,
  agreed_at bigint NOT NULL
);

-- What each parent answered of a child's troop; of those in force, which have not ended, the narrowest holds. `given_by` is a
-- parent's address, as guardians.email_key.
CREATE TABLE troop_answers (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  troop_id text NOT NULL REFERENCES troops (id) ON DELETE CASCADE,
  choice text NOT NULL,
  given_at bigint NOT NULL,
  given_by text NOT NULL,
  ended_at bigint
);
CREATE UNIQUE INDEX troop_answers_in_force ON troop_answers (user_id, troop_id, given_by) WHERE ended_at IS NULL;
CREATE INDEX troop_answers_by_troop ON troop_answers (troop_id, user_id, choice) WHERE ended_at IS NULL;

ALTER TABLE invitations ADD COLUMN troop_id text;
