import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from './database.ts';

/** True for Postgres, false for SQLite. */
export function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Compares a column with a list of texts. Postgres gets them as one parameter: one for each would make a new query of
 * each length, parsed and planned by itself (docs/decisions/0210).
 */
export function isOneOf(
  db: Queries,
  column: Expression<string>,
  texts: readonly string[],
): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql<SqlBool>`${column} = any(${[...texts]})`
    : sql<SqlBool>`${column} in (${sql.join(texts)})`;
}
