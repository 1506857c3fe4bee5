-- What the administrators' list is sorted by beside what is there already: names as they are shown, troops as people count.
-- 010-c writes them, and 010-d makes the indexes once they stand.
ALTER TABLE users ADD COLUMN name_key text NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN troop_order text NOT NULL DEFAULT '';
DROP INDEX users_by_role;

-- What an administrator put right in a record, which itself stays as it was signed. Only ever added to, but for the
-- address, which goes with the parent's data in the record.
CREATE TABLE consent_corrections (
  id text PRIMARY KEY,
  record_id text NOT NULL REFERENCES consent_records (id) ON DELETE CASCADE,
  parent_email text,
  corrected_at bigint NOT NULL,
  admin_id text NOT NULL,
  admin_username text NOT NULL
);
CREATE INDEX consent_corrections_by_record ON consent_corrections (record_id, corrected_at);
