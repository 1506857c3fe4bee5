-- A session on a device that several people use: it ends soon when nobody uses it, and its cookie with the browser.
ALTER TABLE sessions ADD COLUMN is_shared integer NOT NULL DEFAULT 0;
