import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Database, openCurrentDatabase, openDatabase } from '#server/db/open.ts';
import type { TestDatabase } from './database.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres.ts';

/** Dead rows are read over, and counted in plans: after so many a new database is better than an emptied one. */
const MANY_ROWS = 2000;

type Row = Record<string, unknown>;

/** What a database looks like that was just migrated. */
type Pristine = { columns: readonly Row[]; rows: ReadonlyMap<string, readonly Row[]> };

let pristine: Pristine | undefined;
const idle: { serverUrl: string; database: PostgresDatabase }[] = [];

/**
 * A migrated database without any rows of a test's. Those that a test is done with are emptied for the next one of the
 * same process: on a plain disk that takes a hundredth of what it takes to make and migrate one.
 */
export async function emptyPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const at = idle.findIndex((it) => it.serverUrl === serverUrl);
  const emptied = idle.splice(at, at < 0 ? 0 : 1)[0]?.database;
  const database = emptied ?? (await createPostgresDatabase(serverUrl));
  const db = await (emptied ? openCurrentDatabase : openDatabase)({ databaseUrl: database.url });
  pristine ??= await look(db);
  const asNew = pristine;
  return {
    db,
    close: async () => {
      const isEmpty = await empty(db, asNew).catch(() => false);
      await db.destroy();
      if (isEmpty) idle.push({ serverUrl, database });
      else await database.drop();
    },
  };
}

/** At the end of a test file, where the server goes on: removes the databases that its tests are done with. */
export async function dropIdleDatabases(): Promise<void> {
  await Promise.all(idle.splice(0).map(({ database }) => database.drop()));
}

async function look(db: Database): Promise<Pristine> {
  const columns = await columnsOf(db);
  const rows = new Map<string, readonly Row[]>();
  for (const table of new Set(columns.map((it) => String(it.table_name)))) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    rows.set(table, found.rows);
  }
  return { columns, rows };
}

/** From the catalogue itself: the views of the standard ask of each column who may see it. */
async function columnsOf(db: Database): Promise<readonly Row[]> {
  const found = await sql<Row>`
    select relname as table_name, attname, atttypid::regtype::text as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relname, attname`.execute(db);
  return found.rows;
}

/** Gives whether the database is as new again; not where a test has changed its tables. */
async function empty(db: Database, { columns, rows }: Pristine): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // Neither foreign keys nor triggers: all tables are emptied, whichever refers to which.
    await sql`set session_replication_role = replica`.execute(connection);
    const tables = [...rows.keys()];
    // One statement: there are some fifty tables, and most are empty.
    const emptied = tables.map(
      (table, at) => sql`${sql.id(`t${at}`)} as (delete from ${sql.table(table)} returning 1)`,
    );
    const counts = tables.map((_, at) => sql`(select count(*) from ${sql.id(`t${at}`)})`);
    const removed = await sql<{ count: string }>`
      with ${sql.join(emptied)} select ${sql.join(counts, sql` + `)} as count`.execute(connection);
    let first = 0;
    for (const [table, there] of rows) {
      first += there.length;
      for (const row of there)
        await connection
          .insertInto(table as never)
          .values(row as never)
          .execute();
    }
    const isSmall = Number(removed.rows[0]?.count) - first < MANY_ROWS;
    return isSmall && isDeepStrictEqual(await columnsOf(connection as Database), columns);
  });
}
