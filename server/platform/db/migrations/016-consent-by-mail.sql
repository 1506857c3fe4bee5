-- A parent's consent is confirmed from her own mailbox: links for people without an account, what a mail is and what the
-- link in it is for, and every step of a consent as evidence.
CREATE TABLE links (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL,
  subject_id text NOT NULL,
  recipient_key text NOT NULL,
  mail_id text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX links_by_subject ON links (subject_id, purpose);
CREATE INDEX links_by_mail ON links (mail_id);
CREATE INDEX links_by_end ON links (expires_at);

-- A mail may be about nobody, so that the receipt of a deletion outlives the account.
CREATE TABLE mails_with_links (
  id text PRIMARY KEY,
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  language text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  link_purpose text,
  link_subject text,
  attempts integer NOT NULL,
  next_try_at bigint NOT NULL,
  created_at bigint NOT NULL
);
INSERT INTO mails_with_links
  SELECT id, user_id, 'letter', 'en', recipient, subject, body, NULL, NULL, attempts, next_try_at, created_at FROM mails;
DROP TABLE mails;
ALTER TABLE mails_with_links RENAME TO mails;
CREATE INDEX mails_by_next_try ON mails (next_try_at);
CREATE INDEX mails_by_user ON mails (user_id);
CREATE INDEX mails_by_link ON mails (link_subject);

ALTER TABLE users ADD COLUMN consent_state text NOT NULL DEFAULT 'none';
ALTER TABLE users ADD COLUMN consent_since bigint;
UPDATE users SET consent_state = 'confirmed', consent_since = parent_consent_completed_at
  WHERE parent_consent_completed_at IS NOT NULL;
CREATE INDEX users_by_consent ON users (consent_state, consent_since);

ALTER TABLE consent_records ADD COLUMN method text NOT NULL DEFAULT 'signature';
ALTER TABLE consent_records ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE consent_records ADD COLUMN supersedes text;

-- Only ever added to. Address, browser and recipient go with the parent's data in the record.
CREATE TABLE consent_events (
  id text PRIMARY KEY,
  record_id text NOT NULL REFERENCES consent_records (id) ON DELETE CASCADE,
  kind text NOT NULL,
  happened_at bigint NOT NULL,
  text_hash text,
  recipient text,
  client_address text,
  browser text,
  details text
);
CREATE INDEX consent_events_by_record ON consent_events (record_id, happened_at);
