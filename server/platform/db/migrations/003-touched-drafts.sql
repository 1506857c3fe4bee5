-- Whether an entry was changed after it was opened: a date that a child set is not to be told from the one it began with.
-- Of those that are there already nobody knows.
ALTER TABLE tracking_entries ADD COLUMN is_touched integer NOT NULL DEFAULT 1;
ALTER TABLE planting_entries ADD COLUMN is_touched integer NOT NULL DEFAULT 1;
