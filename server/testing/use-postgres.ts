import { afterAll, inject } from 'vitest';
import { dropIdleDatabases } from './database.ts';

/** Set up before every test file of the run on Postgres: from here on test databases are made there. */
process.env.TEST_DATABASE_URL = inject('postgresUrl');

// One of the run's own ends with it, and the next file of the same process takes what this one is done with.
if (inject('isPostgresKept')) afterAll(dropIdleDatabases);
