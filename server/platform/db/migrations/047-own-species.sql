-- 0: a kind that is in no list any more, and that stays for the projects which chose it.
ALTER TABLE species ADD COLUMN is_offered integer NOT NULL DEFAULT 1;
-- 1: the rows hold the kinds of an operator's own file, which go again when no file is named any more.
ALTER TABLE species_revision ADD COLUMN has_own integer NOT NULL DEFAULT 0;
