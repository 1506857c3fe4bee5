-- As 005 made them, and the status beside what is counted.
CREATE INDEX users_by_pieces ON users USING gin (pieces_of(search_text), pieces_of(troop_key));
CREATE INDEX users_by_organization ON users (role, organization, state) INCLUDE (troop_key, search_text, profile_completed);
DO $$ BEGIN IF EXISTS (SELECT FROM users) THEN ANALYZE users; END IF; END $$;
