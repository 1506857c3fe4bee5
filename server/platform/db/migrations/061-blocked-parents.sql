-- The lists of administrators leave out children who are closed to their reader: those with a blocked parent are few, and are found at once.
CREATE INDEX guardians_by_block ON guardians (state, user_id) WHERE blocked_reason IS NOT NULL;
