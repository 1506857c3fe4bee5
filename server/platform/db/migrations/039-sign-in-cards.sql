-- Cards that let a child choose a new password: one of an account, and of its code the hash alone.
-- Whoever made it is asked for again as it is used; without that account it is none.
CREATE TABLE sign_in_cards (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  expires_at bigint NOT NULL,
  made_by text NOT NULL REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX sign_in_cards_by_maker ON sign_in_cards (made_by);
