import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Queries } from './database.ts';

const scans = new WeakSet<CompiledQuery['queryId']>();

const markScans: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    scans.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * The same database for reads that look at very many rows: on SQLite they run in a thread of their own, where a read
 * of microseconds would only lose time (docs/decisions/0108). Inside a transaction, and on Postgres, it makes no difference.
 */
export function scanning(db: Queries): Queries {
  return db.withPlugin(markScans);
}

/** True for a query made with `scanning`. */
export function isScan({ queryId }: CompiledQuery): boolean {
  return scans.has(queryId);
}
