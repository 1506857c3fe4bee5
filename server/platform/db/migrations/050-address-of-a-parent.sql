-- Another address in the place of a parent's who has confirmed by mail: which one, and from when. Null while another
-- administrator has yet to agree.
ALTER TABLE guardian_blocks ADD COLUMN to_email text;
ALTER TABLE guardian_blocks ADD COLUMN starts_at bigint;
CREATE INDEX guardian_blocks_by_start ON guardian_blocks (starts_at);
