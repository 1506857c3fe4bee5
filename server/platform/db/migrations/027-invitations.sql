-- Somebody is invited to be an administrator. It goes when it is accepted, taken back or too old.
CREATE TABLE invitations (
  id text PRIMARY KEY,
  role text NOT NULL,
  email text,
  invited_by text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
