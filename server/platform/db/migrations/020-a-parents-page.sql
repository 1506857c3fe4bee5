-- A parent's page: whose child it shows, who has it open, and when it was opened. Parents have no account; they are who
-- reads the mail of an address.
CREATE TABLE guardians (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  language text NOT NULL,
  state text NOT NULL,
  confirmed_at bigint
);
CREATE UNIQUE INDEX guardians_by_child ON guardians (user_id, email_key);
CREATE INDEX guardians_by_email ON guardians (email_key);

CREATE TABLE parent_sessions (
  token_hash text PRIMARY KEY,
  email_key text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX parent_sessions_by_email ON parent_sessions (email_key);

CREATE TABLE parent_openings (
  id text PRIMARY KEY,
  email_key text NOT NULL,
  browser_hash text NOT NULL,
  client_address text,
  browser text,
  opened_at bigint NOT NULL
);
CREATE INDEX parent_openings_by_email ON parent_openings (email_key, opened_at);
CREATE INDEX audit_log_by_subject ON audit_log (subject_id, happened_at);

-- Who has confirmed by mail is the first guardian. An address that an administrator put right afterwards has confirmed
-- nothing. What was signed for an address is ASCII (domain/contract/fields.ts), which both engines lower alike.
INSERT INTO guardians
  SELECT it.id, child.id, child.parent_email, lower(trim(child.parent_email)), coalesce(child.parent_first_name, ''),
    coalesce(child.parent_last_name, ''), child.parent_phone, 'en', 'active', child.consent_since
  FROM consent_records it JOIN users child ON child.id = it.user_id
  WHERE it.method = 'email' AND child.consent_state = 'confirmed' AND child.parent_email IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM consent_records later WHERE later.supersedes = it.id)
    AND NOT EXISTS (SELECT 1 FROM consent_corrections c WHERE c.record_id = it.id AND c.corrected_at > child.consent_since)
  ON CONFLICT DO NOTHING;
