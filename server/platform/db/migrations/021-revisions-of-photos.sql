-- What is written under a photo is merged as the words of entries are.
ALTER TABLE photos ADD COLUMN revision integer NOT NULL DEFAULT 0;
ALTER TABLE photos ADD COLUMN field_revisions text NOT NULL DEFAULT '{}';
