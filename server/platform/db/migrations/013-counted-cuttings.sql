-- How many cuttings a child counted at a look: null where nobody counted.
ALTER TABLE tracking_entries ADD COLUMN cuttings_alive integer;
ALTER TABLE tracking_entries ADD COLUMN cuttings_with_roots integer;
