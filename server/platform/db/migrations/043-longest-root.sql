-- How long the longest root was at a look, in inches: null where nobody measured.
ALTER TABLE tracking_entries ADD COLUMN longest_root_inches double precision;
