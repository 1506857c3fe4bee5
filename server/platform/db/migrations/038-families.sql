-- Families that a leader or an administrator invites to a troop: a child's name and a parent's address until the parent answers,
-- or until it ends. An answered one knows the account that it became, and no address any more.
CREATE TABLE families (
  id text PRIMARY KEY,
  troop_id text NOT NULL REFERENCES troops (id) ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  name_key text NOT NULL,
  email text,
  email_key text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  opened_at bigint,
  user_id text REFERENCES users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX families_once ON families (troop_id, name_key, email_key);
CREATE INDEX families_by_end ON families (expires_at);
CREATE INDEX families_by_user ON families (user_id);
