-- The second factor of who runs an installation: what the authenticator app and the server share. Not confirmed before a
-- first code was right. A code counts once: none of a step up to the last one is taken again.
CREATE TABLE second_factors (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  started_at bigint NOT NULL,
  confirmed_at bigint,
  last_step bigint NOT NULL
);

-- For who has lost the app; a row goes as it is used.
CREATE TABLE recovery_codes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- What is shown of a session to administrators. Of children nothing is kept beside the session.
CREATE TABLE staff_sessions (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE REFERENCES sessions (token_hash) ON DELETE CASCADE,
  browser text,
  client_address text NOT NULL,
  seen_at bigint NOT NULL
);

-- By which the first administrator is made, where strangers can reach the page. They go as there is one.
CREATE TABLE first_admin_codes (
  code_hash text PRIMARY KEY,
  made_at bigint NOT NULL
);

-- The log is read by who did it, on whom, and what it was, the newest first.
DROP INDEX audit_log_by_subject;
DROP INDEX audit_log_by_admin;
CREATE INDEX audit_log_by_subject ON audit_log (subject_id, happened_at, id);
CREATE INDEX audit_log_by_label ON audit_log (subject_label, happened_at, id);
CREATE INDEX audit_log_by_admin ON audit_log (admin_id, happened_at, id);
CREATE INDEX audit_log_by_admin_name ON audit_log (admin_username, happened_at, id);
CREATE INDEX audit_log_by_action ON audit_log (action, happened_at, id);
