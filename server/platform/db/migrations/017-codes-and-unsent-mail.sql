-- A new password may want a code from the parent's mailbox, and a mail that could not be sent tells administrators why.
ALTER TABLE password_resets ADD COLUMN asks_code integer NOT NULL DEFAULT 0;
ALTER TABLE password_resets ADD COLUMN code_hash text;
ALTER TABLE password_resets ADD COLUMN code_ends_at bigint;
ALTER TABLE password_resets ADD COLUMN code_tries integer NOT NULL DEFAULT 0;
ALTER TABLE password_resets ADD COLUMN code_asked_at bigint;
CREATE INDEX password_resets_by_user ON password_resets (user_id);

ALTER TABLE mails ADD COLUMN problem text;
ALTER TABLE mails ADD COLUMN given_up_at bigint;
CREATE INDEX mails_by_problem ON mails (problem, created_at);

-- What the sending of a letter proves about a consent, once it has left.
ALTER TABLE mails ADD COLUMN record_id text;
ALTER TABLE mails ADD COLUMN sent_event text;
ALTER TABLE mails ADD COLUMN text_hash text;
