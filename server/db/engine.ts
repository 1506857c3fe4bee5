import { PostgresAdapter } from 'kysely';
import type { Queries } from './database.ts';

/** Whether the database is Postgres; if not, it is SQLite. */
export function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
