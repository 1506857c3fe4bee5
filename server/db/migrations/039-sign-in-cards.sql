-- Cards that let a child choose a new password: one of an account, and of its code the hash alone.
CREATE TABLE sign_in_cards (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  expires_at bigint NOT NULL
);
