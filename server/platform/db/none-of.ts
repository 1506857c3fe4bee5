import { type SqlBool, sql } from 'kysely';

/** True where a column has none of some values; of no values true everywhere, which `not in ()` is not on Postgres. */
export function isNoneOf(column: string, values: ReadonlySet<string>) {
  if (values.size === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${sql.ref(column)} not in (${sql.join([...values])})`;
}
