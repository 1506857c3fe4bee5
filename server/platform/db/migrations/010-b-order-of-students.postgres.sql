-- In the order of SQLite: a database of another language would put the same list into another order, and a place in it
-- means the same on both.
ALTER TABLE users ALTER COLUMN name_key TYPE text COLLATE "C";
ALTER TABLE users ALTER COLUMN troop_order TYPE text COLLATE "C";
ALTER TABLE users ALTER COLUMN username_key TYPE text COLLATE "C";

-- Made again by 010-e: each of them would be written once more for every account that 010-c changes.
DROP INDEX users_by_pieces;
DROP INDEX users_by_organization;
