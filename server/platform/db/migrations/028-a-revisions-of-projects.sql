-- Name and place of a project are merged as the words of entries are.
ALTER TABLE projects ADD COLUMN revision integer NOT NULL DEFAULT 0;
ALTER TABLE projects ADD COLUMN field_revisions text NOT NULL DEFAULT '{}';
