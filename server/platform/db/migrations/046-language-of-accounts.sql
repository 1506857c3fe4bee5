-- In which language a person reads the pages: null where she has not chosen one.
ALTER TABLE users ADD COLUMN language text;
