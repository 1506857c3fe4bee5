-- The address of another parent of an invited family, who gets a letter of the same invitation: whoever signs first has it.
ALTER TABLE families ADD COLUMN second_email text;
ALTER TABLE families ADD COLUMN second_email_key text;
