-- The mailboxes that an account was known by before: a leader's or an administrator's own, and those of a child's parents.
-- Nobody approves an own child, whatever the address is by now.
CREATE TABLE former_addresses (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mailbox text NOT NULL,
  PRIMARY KEY (user_id, mailbox)
);

-- Another e-mail address of a leader or an administrator: confirmed from the new one, and for a week taken back from the
-- old one.
CREATE TABLE staff_address_changes (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  from_email text NOT NULL,
  to_email text NOT NULL,
  asked_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  confirmed_at bigint
);
CREATE INDEX staff_address_changes_by_user ON staff_address_changes (user_id, ends_at);
CREATE INDEX staff_address_changes_by_end ON staff_address_changes (ends_at);
