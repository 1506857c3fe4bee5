import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from './database.ts';

/** Whether the database is Postgres; if not, it is SQLite. */
export function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether a column holds one of some texts. To Postgres they are one parameter: a place for each would make another query
 * of each length, to be parsed and planned by itself (docs/decisions/0210).
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
