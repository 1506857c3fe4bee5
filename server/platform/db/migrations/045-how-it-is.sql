-- What the page 'How it is' (§31) has from nowhere else: that a backup was made, that somebody has tried to restore one, how
-- much room the photos took on a day. One row a moment of each kind, of nobody; `body` is JSON.
CREATE TABLE operation_marks (
  kind text NOT NULL,
  happened_at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (kind, happened_at)
);
