-- What leaders say of a scout's work, and what the child answered. Taken back it is struck through and stays. `leader_id` is null
-- once that account is gone; `troop_id` names the troop whose leaders read it. `checked_at`: an administrator found a reported
-- one fit to be read again. Moments are milliseconds since 1970, UTC.
CREATE TABLE reviews (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  troop_id text NOT NULL REFERENCES troops (id) ON DELETE CASCADE,
  leader_id text REFERENCES users (id) ON DELETE SET NULL,
  leader_name text NOT NULL,
  verdict text NOT NULL,
  phrases text NOT NULL,
  note text NOT NULL,
  written_at bigint NOT NULL,
  taken_back_at bigint,
  fixed_at bigint,
  reported_at bigint,
  checked_at bigint
);
CREATE INDEX reviews_by_user ON reviews (user_id, written_at, id);
CREATE INDEX reviews_by_project ON reviews (project_id);
CREATE INDEX reviews_by_troop ON reviews (troop_id);
CREATE INDEX reviews_by_leader ON reviews (leader_id);
CREATE INDEX reviews_by_time ON reviews (written_at, id);
CREATE INDEX reviews_reported ON reviews (reported_at, id) WHERE reported_at IS NOT NULL AND checked_at IS NULL;

-- The last reminder to the parents of a scout, of which the child reads the words.
CREATE TABLE nudges (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  leader_name text NOT NULL,
  nudged_at bigint NOT NULL
);

-- What a leader said when asked once, for equal last names, whether the scout is an own child.
CREATE TABLE leader_kin (
  leader_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_parent integer NOT NULL,
  said_at bigint NOT NULL,
  PRIMARY KEY (leader_id, user_id)
);
CREATE INDEX leader_kin_by_user ON leader_kin (user_id);
