-- Another parent is invited by one who is there, an address is changed, and a parent is blocked. An invitation of an address
-- that is a parent's already, or is blocked, is a row like any other, so that nobody learns whose an address is.
ALTER TABLE guardians ADD COLUMN invited_by text;
ALTER TABLE guardians ADD COLUMN invited_at bigint;
ALTER TABLE guardians ADD COLUMN blocked_reason text;
DROP INDEX guardians_by_child;
CREATE UNIQUE INDEX guardians_by_child ON guardians (user_id, email_key) WHERE state <> 'invited';
CREATE INDEX guardians_by_user ON guardians (user_id);
CREATE INDEX guardians_by_invitation ON guardians (invited_at);

-- What administrators asked for and did to a parent's page; what is not settled waits for another administrator.
CREATE TABLE guardian_blocks (
  id text PRIMARY KEY,
  guardian_id text NOT NULL REFERENCES guardians (id) ON DELETE CASCADE,
  kind text NOT NULL,
  reason text NOT NULL,
  asked_at bigint NOT NULL,
  asked_by text NOT NULL,
  asked_by_username text NOT NULL,
  settled_at bigint,
  settled_by_username text,
  is_done integer NOT NULL
);
CREATE INDEX guardian_blocks_by_guardian ON guardian_blocks (guardian_id, settled_at);

-- A parent's address that is changed: confirmed from the new one, and for a week taken back from the old one. `moved` is
-- which guardians have it, as JSON.
CREATE TABLE address_changes (
  id text PRIMARY KEY,
  from_email text NOT NULL,
  from_key text NOT NULL,
  to_email text NOT NULL,
  to_key text NOT NULL,
  asked_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  confirmed_at bigint,
  moved text NOT NULL
);
CREATE INDEX address_changes_by_old ON address_changes (from_key);
CREATE INDEX address_changes_by_new ON address_changes (to_key);
CREATE INDEX address_changes_by_end ON address_changes (ends_at);
