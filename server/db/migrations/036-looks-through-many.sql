-- With very many accounts whose time has run the clock and the administrators' screen look through this index alone.
DROP INDEX users_by_visit;
CREATE INDEX users_by_visit ON users (last_visit_at, id, consent_state) WHERE role = 'student';
-- Whether anybody was told of an end so long ago that it may be near.
CREATE INDEX keeping_notices_by_time ON keeping_notices (class, days_before, written_at);
-- When a sign-up that nobody confirms ends: 14 days after it where its row says nothing else.
CREATE INDEX users_signing_up ON users ((coalesce(consent_ends_at, consent_since + 1209600000)), id) WHERE role = 'student' AND consent_state IN ('none', 'signed');
