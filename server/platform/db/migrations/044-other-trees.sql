-- The name that a child gave a tree which is in no list; only where selected_species_id is 'another-tree'.
ALTER TABLE projects ADD COLUMN other_tree text;
CREATE INDEX projects_by_other_tree ON projects (other_tree) WHERE other_tree IS NOT NULL;
