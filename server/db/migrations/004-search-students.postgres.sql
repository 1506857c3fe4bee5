-- An administrator's search that finds few reads these instead of every student, and the counts the last of them. SQLite
-- needs none: it reads all of users_by_role in less time.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX users_by_search_text ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_by_troop ON users USING gin (troop_key gin_trgm_ops);
CREATE INDEX users_by_organization ON users (role, organization, state);
