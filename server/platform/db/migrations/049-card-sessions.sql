-- When a session ends that was opened with the password of a card, whatever else would keep it: null for every other one.
ALTER TABLE sessions ADD COLUMN card_ends_at bigint;
-- Passwords that were chosen with a card, until another one is set. waits_for_parent 1: a leader made the card, and no parent
-- has said yet that it was her child. Who made it is no reference: the password must not become a lasting one by a leader's going.
CREATE TABLE card_passwords (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  used_at bigint NOT NULL,
  made_by text NOT NULL,
  waits_for_parent integer NOT NULL
);
