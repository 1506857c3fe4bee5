-- What goes by the clock: since when, what was told of it before, and what the last clearing did.
-- The day of the last visit of a child or of her parent's page; null until it is known, and counted from then on.
ALTER TABLE users ADD COLUMN last_visit_at bigint;
-- When a sign-up that nobody confirms is deleted, as its parent was told; null where it is in no such time.
ALTER TABLE users ADD COLUMN consent_ends_at bigint;
CREATE INDEX users_by_visit ON users (last_visit_at, id) WHERE role = 'student';
-- The day of the last change to a finished project; null until it is known, and counted from then on.
ALTER TABLE projects ADD COLUMN changed_at bigint;
CREATE INDEX projects_by_change ON projects (changed_at, id) WHERE status = 'completed' AND deleted_at IS NULL;
CREATE INDEX stops_by_end ON stops (stop_ends_at, user_id) WHERE deletion_by IS NULL;
CREATE INDEX stops_by_deletion ON stops (deletion_ends_at, user_id) WHERE deletion_ends_at IS NOT NULL;

-- Each notice is written once: whoever inserts it sends its letters. `by_mail` is 0 where no mail was configured, and the
-- child alone could read it.
CREATE TABLE keeping_notices (
  class text NOT NULL,
  subject_id text NOT NULL,
  days_before integer NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_id text REFERENCES projects (id) ON DELETE CASCADE,
  written_at bigint NOT NULL,
  by_mail integer NOT NULL,
  PRIMARY KEY (class, subject_id, days_before)
);
CREATE INDEX keeping_notices_by_user ON keeping_notices (user_id);
CREATE INDEX keeping_notices_by_project ON keeping_notices (project_id);

-- That a letter of a notice was sent, never its words: it outlives the account as the proof that nothing went unannounced.
CREATE TABLE keeping_letters (
  mail_id text PRIMARY KEY,
  class text NOT NULL,
  subject_id text NOT NULL,
  days_before integer NOT NULL,
  user_id text NOT NULL,
  written_at bigint NOT NULL,
  sent_at bigint,
  given_up_at bigint
);
CREATE INDEX keeping_letters_by_subject ON keeping_letters (subject_id, class);
CREATE INDEX keeping_letters_by_time ON keeping_letters (written_at);

-- What each job of the clearing did when it last ran, as JSON; `problem` where it failed.
CREATE TABLE housekeeping_runs (
  job text PRIMARY KEY,
  started_at bigint NOT NULL,
  ended_at bigint NOT NULL,
  cleared text NOT NULL,
  problem text
);

-- Since when an account that is named in the log is known to be deleted; 90 days later a made-up name stands there.
ALTER TABLE audit_log ADD COLUMN admin_gone_at bigint;
ALTER TABLE audit_log ADD COLUMN subject_gone_at bigint;
CREATE INDEX audit_log_by_admin ON audit_log (admin_id, happened_at);
CREATE INDEX audit_log_admins_gone ON audit_log (admin_gone_at) WHERE admin_gone_at IS NOT NULL;
CREATE INDEX audit_log_subjects_gone ON audit_log (subject_gone_at) WHERE subject_gone_at IS NOT NULL;
