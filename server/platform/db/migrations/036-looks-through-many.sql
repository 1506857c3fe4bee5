-- With very many accounts whose time has run the clock and the administrators' screen look through this index alone. The role
-- stands first, or SQLite, which knows no counts, takes another index that begins with it and sorts all students.
DROP INDEX users_by_visit;
CREATE INDEX users_by_visit ON users (role, last_visit_at, id, consent_state);
-- Whether anybody was told of an end so long ago that it may be near.
CREATE INDEX keeping_notices_by_time ON keeping_notices (class, days_before, written_at);
-- All that is asked of the notices of each account that is looked through, without a look at the table.
CREATE INDEX keeping_notices_by_subject ON keeping_notices (class, subject_id, days_before, written_at, by_mail);
-- When a sign-up that nobody confirms ends: 14 days after it where its row says nothing else.
CREATE INDEX users_signing_up ON users (role, (coalesce(consent_ends_at, consent_since + 1209600000)), id) WHERE consent_state IN ('none', 'signed');
