-- Since when an account has its e-mail address: of those that share one, the first keeps the login by it. When it was
-- changed before is not known; the older account is believed.
ALTER TABLE users ADD COLUMN email_since bigint NOT NULL DEFAULT 0;
UPDATE users SET email_since = created_at;
