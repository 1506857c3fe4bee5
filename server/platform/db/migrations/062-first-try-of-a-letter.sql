-- A letter is given up three days after its first try, and not after it was written: the program may have been off meanwhile.
ALTER TABLE mails ADD COLUMN first_tried_at bigint;
UPDATE mails SET first_tried_at = created_at WHERE attempts > 0;
