-- All one, two and three characters in a row of a text, in each language and script. An index of them tells which rows
-- contain a text; planners are told how dear it is to ask this of a row (server/db/text-search.ts).
CREATE FUNCTION pieces_of(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  RETURN ARRAY(SELECT substr($1, place, size) FROM generate_series(1, length($1)) place, generate_series(1, 3) size);

-- What 004 made where it was run as it first was.
DROP INDEX IF EXISTS users_by_search_text;
DROP INDEX IF EXISTS users_by_troop;
DROP INDEX IF EXISTS users_by_organization;

-- What few students have is found through the first of these, and the rest is counted in the second without a look at the
-- accounts. SQLite needs neither: it reads all of users_by_role in less time.
CREATE INDEX users_by_pieces ON users USING gin (pieces_of(search_text), pieces_of(troop_key));
CREATE INDEX users_by_organization ON users (role, organization, state) INCLUDE (troop_key, search_text);
-- Of a database that is full already the planner would know no pieces before its next analysis. One that is empty is not
-- analysed: it would be planned for as empty until the next.
DO $$ BEGIN IF EXISTS (SELECT FROM users) THEN ANALYZE users; END IF; END $$;
