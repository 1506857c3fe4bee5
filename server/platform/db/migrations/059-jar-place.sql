-- Where the jar stood at a look: null where nobody said.
ALTER TABLE tracking_entries ADD COLUMN jar_place text;
