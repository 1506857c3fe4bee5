import type { PoolClient } from 'pg';

/** The texts that are asked all day, each with a name of its own. */
const names = new Map<string, string>();

/** Lets every connection to Postgres parse and plan a query once (docs/decisions/0068-postgres-plans-once.md). */
export function keepPlanned(sql: string): void {
  if (!names.has(sql)) names.set(sql, `rootling-${names.size}`);
}

/** feature_not_supported, which here is a plan whose columns a migration has changed since. */
const PLAN_IS_STALE = '0A000';

type Query = (query: unknown, ...more: unknown[]) => unknown;

/** Has the queries of a new connection planned under their names. */
export function planOnce(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let planned = 0;
  const named: Query = (text, values, ...more) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    if (name === undefined) return query(text, values, ...more);
    const answer = query({ name: `${name}-${planned}`, text, values }, ...more);
    if (answer instanceof Promise) {
      answer.catch((error: { code?: unknown }) => {
        if (error.code === PLAN_IS_STALE) planned += 1;
      });
    }
    return answer;
  };
  client.query = named as PoolClient['query'];
}
