-- Which use of a card a password comes from, so that a parent's yes is about that one alone; and until when it is good, which a second
-- card of a leader's puts off no further.
ALTER TABLE card_passwords ADD COLUMN use_id text NOT NULL DEFAULT '';
ALTER TABLE card_passwords ADD COLUMN ends_at bigint NOT NULL DEFAULT 0;
UPDATE card_passwords SET use_id = user_id, ends_at = used_at + 14400000;
