import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isPostgres } from '#server/platform/db/engine.ts';
import { type Database, emptyLog, type Queries } from '#server/platform/db/open.ts';

type Row = Record<string, unknown>;

/** A database right after its migrations. */
export type Pristine = { shape: readonly Row[]; rows: ReadonlyMap<string, readonly Row[]> };

/** Dead rows are read over, and counted in plans: after so many a new database is better than an emptied one. */
const MANY_ROWS = 2000;

export async function look(db: Database): Promise<Pristine> {
  const shape = await shapeOf(db);
  const rows = new Map<string, readonly Row[]>();
  for (const table of new Set(shape.map((it) => String(it.table_name)))) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    rows.set(table, found.rows);
  }
  return { shape, rows };
}

/**
 * Makes a database as it was when it was looked at. Gives whether it is; not where a test has changed its tables, or left
 * very many rows.
 */
export async function empty(db: Database, { shape, rows }: Pristine): Promise<boolean> {
  const removed = await db.transaction().execute(async (tx) => {
    // All tables are emptied, whichever refers to which.
    if (isPostgres(db)) await sql`set local session_replication_role = replica`.execute(tx);
    else await sql`pragma defer_foreign_keys = on`.execute(tx);
    const count = await deleteAll(tx, [...rows.keys()]);
    for (const [table, there] of rows) {
      for (const row of there) {
        await tx
          .insertInto(table as never)
          .values(row as never)
          .execute();
      }
    }
    return count;
  });
  return removed < MANY_ROWS && (await emptyLog(db)) && isDeepStrictEqual(await shapeOf(db), shape);
}

/** Most of some fifty tables are empty: those that are not are found by one statement. */
async function deleteAll(db: Queries, tables: readonly string[]): Promise<number> {
  const counts = tables.map((it) => sql`(select count(*) from ${sql.table(it)}) as ${sql.id(it)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  const filled = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  for (const [table] of filled) await sql`delete from ${sql.table(table)}`.execute(db);
  return filled.reduce((sum, [, count]) => sum + count, 0);
}

/** A row for each column of each table: from the catalogue itself, as the views of the standard ask who may see each. */
async function shapeOf(db: Database): Promise<readonly Row[]> {
  const found = isPostgres(db)
    ? await sql<Row>`
        select relname as table_name, attname, atttypid::regtype::text as type
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        order by relname, attname`.execute(db)
    : await sql<Row>`
        select sqlite_schema.name as table_name, sqlite_schema.sql, columns.name, columns.type
        from sqlite_schema join pragma_table_info(sqlite_schema.name) as columns
        where sqlite_schema.type = 'table' order by 1, 3`.execute(db);
  return found.rows;
}
