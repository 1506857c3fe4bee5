import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './open.ts';
import type { Tables } from './tables.ts';

/** Rows that have expired; counting them first shows what would go. */
export type Expired = {
  readonly count: (db: Queries) => Promise<number>;
  /** Gives how many went. */
  readonly forget: (db: Queries) => Promise<number>;
};

/** The rows of a table for which `where` holds, told once for counting and for forgetting. */
export function expired(
  table: keyof Tables,
  where: RawBuilder<unknown>,
  forget = sql`delete from ${sql.table(table)}`,
): Expired {
  return {
    count: async (db) => {
      const counted = sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(table)} where ${where}`;
      return (await counted.execute(db)).rows[0]?.count ?? 0;
    },
    forget: async (db) => {
      const { numAffectedRows = 0n } = await sql`${forget} where ${where}`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
