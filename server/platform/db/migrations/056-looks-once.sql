CREATE UNIQUE INDEX users_by_look ON users (username_look);
