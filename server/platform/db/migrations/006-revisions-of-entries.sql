-- Entries grow in revisions as steps do, and a project may hold the planting drafts of several devices.
ALTER TABLE tracking_entries ADD COLUMN revision integer NOT NULL DEFAULT 0;
ALTER TABLE tracking_entries ADD COLUMN field_revisions text NOT NULL DEFAULT '{}';
ALTER TABLE planting_entries ADD COLUMN revision integer NOT NULL DEFAULT 0;
ALTER TABLE planting_entries ADD COLUMN field_revisions text NOT NULL DEFAULT '{}';
DROP INDEX planting_entries_one_draft;
