-- Portable between SQLite and Postgres: ids and dates are text, moments are bigint milliseconds (UTC), flags are
-- integer 0/1, lists and maps are JSON as text. Each statement ends with a semicolon at the end of a line.

CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  organization text,
  troop_number text NOT NULL,
  troop_key text NOT NULL,
  state text NOT NULL,
  zip_code text NOT NULL,
  profile_completed integer NOT NULL,
  parent_first_name text,
  parent_last_name text,
  parent_email text,
  parent_phone text,
  parent_consent_completed_at bigint,
  search_text text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX users_by_email ON users (email_key);
-- The administrators' list: in its order, and with all that its filters and counts look at, so that a scan reads no row.
CREATE INDEX users_by_role ON users (role, created_at, id, organization, state, troop_key, search_text);

-- One row at most: the database itself decides who is the first administrator.
CREATE TABLE first_admin (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  user_id text NOT NULL
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- Browsers that have logged in to an account before; failed logins from elsewhere never shut them out.
CREATE TABLE known_devices (
  token_hash text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (token_hash, user_id)
);

-- One row per counted event: bucket is what is limited (an address, an account, both), subject what differs in it.
CREATE TABLE throttle_events (
  bucket text NOT NULL,
  subject text NOT NULL,
  happened_at bigint NOT NULL
);
CREATE INDEX throttle_events_by_bucket ON throttle_events (bucket, happened_at);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at bigint NOT NULL
);

CREATE TABLE terms_versions (
  hash text PRIMARY KEY,
  version text NOT NULL,
  body text NOT NULL,
  first_used_at bigint NOT NULL
);

-- Only ever added to. subject_pseudonym outlives the account; the parent's data and signature do not for long.
CREATE TABLE consent_records (
  id text PRIMARY KEY,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  subject_pseudonym text NOT NULL,
  parent_first_name text,
  parent_last_name text,
  parent_email text,
  parent_phone text,
  signature text,
  terms_hash text NOT NULL REFERENCES terms_versions (hash),
  signed_at bigint NOT NULL,
  client_address text,
  browser text,
  subject_deleted_at bigint
);
CREATE INDEX consent_records_by_user ON consent_records (user_id);

CREATE TABLE audit_log (
  id text PRIMARY KEY,
  happened_at bigint NOT NULL,
  admin_id text NOT NULL,
  admin_username text NOT NULL,
  action text NOT NULL,
  subject_id text,
  subject_label text
);
CREATE INDEX audit_log_by_time ON audit_log (happened_at, id);

-- Mail in line; a row goes, with its address and its words, once it is sent or given up.
CREATE TABLE mails (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  attempts integer NOT NULL,
  next_try_at bigint NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX mails_by_next_try ON mails (next_try_at);
CREATE INDEX mails_by_user ON mails (user_id);

CREATE TABLE species (
  id text PRIMARY KEY,
  common_name text NOT NULL,
  scientific_name text NOT NULL,
  family text NOT NULL,
  cloning_difficulty text NOT NULL,
  typical_habitat text NOT NULL,
  regions text NOT NULL,
  native_states text NOT NULL,
  fun_fact text NOT NULL,
  cutting_tip text NOT NULL
);

CREATE TABLE projects (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  status text NOT NULL,
  current_step integer NOT NULL,
  activity_type text NOT NULL,
  location text,
  selected_species_id text,
  selected_state text,
  created_at bigint NOT NULL,
  completed_at bigint
);
CREATE INDEX projects_by_owner ON projects (owner_id, created_at);

CREATE TABLE steps (
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  step_number integer NOT NULL,
  is_completed integer NOT NULL,
  form_data text NOT NULL,
  field_revisions text NOT NULL,
  revision integer NOT NULL,
  completed_at bigint,
  PRIMARY KEY (project_id, step_number)
);

CREATE TABLE tracking_entries (
  id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  step_number integer NOT NULL,
  notes text NOT NULL,
  added_water integer NOT NULL,
  changed_water integer NOT NULL,
  noticed_root_growth integer NOT NULL,
  time_spent double precision,
  is_draft integer NOT NULL,
  observed_at text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX tracking_entries_by_project ON tracking_entries (project_id, observed_at);

CREATE TABLE planting_entries (
  id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  step_number integer NOT NULL,
  planting_location text NOT NULL,
  planting_type text NOT NULL,
  planting_date text NOT NULL,
  notes text NOT NULL,
  time_spent double precision,
  is_completed integer NOT NULL,
  is_draft integer NOT NULL,
  final_planting_location text,
  final_planting_date text,
  created_at bigint NOT NULL
);
CREATE INDEX planting_entries_by_project ON planting_entries (project_id, created_at);
CREATE UNIQUE INDEX planting_entries_one_draft ON planting_entries (project_id) WHERE is_draft = 1;

CREATE TABLE photos (
  id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  step_number integer NOT NULL,
  tracking_entry_id text REFERENCES tracking_entries (id) ON DELETE CASCADE,
  planting_entry_id text REFERENCES planting_entries (id) ON DELETE CASCADE,
  kind text,
  filename text NOT NULL UNIQUE,
  original_name text NOT NULL,
  size integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  caption text NOT NULL,
  taken_at text,
  uploaded_at bigint NOT NULL
);
CREATE INDEX photos_by_project ON photos (project_id, step_number);
CREATE INDEX photos_by_tracking_entry ON photos (tracking_entry_id);
CREATE INDEX photos_by_planting_entry ON photos (planting_entry_id);

-- What an update answered, so that sending it again changes nothing and answers the same.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  status integer NOT NULL,
  answer text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
);
