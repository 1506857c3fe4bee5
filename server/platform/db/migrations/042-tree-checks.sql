-- How a planted tree is, as its child tells in the years after (§27), and the photos of it.
CREATE TABLE tree_checks (
  id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  condition text NOT NULL,
  height_inches integer,
  checked_on text NOT NULL,
  created_at bigint NOT NULL,
  revision integer NOT NULL,
  field_revisions text NOT NULL
);
CREATE INDEX tree_checks_by_project ON tree_checks (project_id, checked_on);
ALTER TABLE photos ADD COLUMN tree_check_id text REFERENCES tree_checks (id) ON DELETE CASCADE;
CREATE INDEX photos_by_tree_check ON photos (tree_check_id);
