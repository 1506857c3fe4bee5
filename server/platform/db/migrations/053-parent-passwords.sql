-- Which parent has set the password that an account has, or read the code for it: it ends with the place of that parent. Who it was is no
-- reference, for the note outlives a parent who is put out.
CREATE TABLE parent_passwords (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  guardian_id text NOT NULL,
  set_at bigint NOT NULL,
  ended_at bigint
);
-- Whose mailbox the code went to.
ALTER TABLE password_resets ADD COLUMN code_for text;
