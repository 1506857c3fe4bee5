-- The numbers of an installation that is too large to count at each look: one row, as JSON, of nobody by name.
CREATE TABLE statistics (
  only_one integer PRIMARY KEY,
  counted_at bigint NOT NULL,
  body text NOT NULL
);
