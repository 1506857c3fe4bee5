-- By which usernames that look alike are one. 055 writes it for the accounts that are there; of those that looked alike
-- already only the first has it, and the others go on as they are.
ALTER TABLE users ADD COLUMN username_look text;
