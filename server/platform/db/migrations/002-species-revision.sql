-- Which state of the species a process has read: it grows with every import, and one small row is read instead of 183.
CREATE TABLE species_revision (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  revision integer NOT NULL
);
INSERT INTO species_revision (only_one, revision) VALUES (1, 1);
