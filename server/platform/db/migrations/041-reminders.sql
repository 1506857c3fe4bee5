-- Which parents want to be reminded by mail of the weekly checks of a child. `next_look_at` is when somebody next has to look
-- whether there is anything to remind of: so those alone are found whose hour has come. Moments are milliseconds since 1970, UTC.
CREATE TABLE reminders (
  guardian_id text PRIMARY KEY REFERENCES guardians (id) ON DELETE CASCADE,
  asked_at bigint NOT NULL,
  next_look_at bigint NOT NULL
);
CREATE INDEX reminders_by_look ON reminders (next_look_at, guardian_id);

-- Of what a parent was reminded: of each due day of a subject once. `told_on` is the day of the letter in the place where the
-- child lives. It outlives the wish, so that whoever takes that back and says it again gets no letter twice.
CREATE TABLE reminded (
  guardian_id text NOT NULL REFERENCES guardians (id) ON DELETE CASCADE,
  project_id text NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  kind text NOT NULL,
  due_on text NOT NULL,
  told_on text NOT NULL,
  written_at bigint NOT NULL,
  PRIMARY KEY (guardian_id, project_id, kind, due_on)
);
CREATE INDEX reminded_by_project ON reminded (project_id);
