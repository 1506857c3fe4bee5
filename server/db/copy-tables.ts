/** All rows of one engine in the other, for archives: they hold SQLite, wherever they were made. */
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { type Database, openDatabase, type Queries, SQLITE_FILE_NAME } from './open.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

/** So many rows are asked for at a time. */
const ROWS_AT_ONCE = 1000;

/** Postgres takes 65,535 values in a statement. */
const VALUES_AT_ONCE = 20_000;

/** What each engine keeps for itself: which migrations its own database has been through. */
const OF_THE_ENGINE: readonly string[] = ['migrations', 'migration_lock'];

type Row = Readonly<Record<string, SQLInputValue>>;

/** Makes a SQLite database in an empty folder, with all that lies in a Postgres of this program at one moment. */
export async function copyIntoSqlite(db: Database, folder: string): Promise<void> {
  await (await openDatabase({ dataDir: folder })).destroy();
  const target = new DatabaseSync(path.join(folder, SQLITE_FILE_NAME), {
    enableForeignKeyConstraints: false,
  });
  try {
    target.exec('begin');
    await inSnapshot(db, async (tx) => {
      for (const table of tablesOf(target)) await copyTable(tx, target, table);
    });
    target.exec('commit');
  } finally {
    target.close();
  }
}

async function copyTable(tx: Queries, target: DatabaseSync, table: string): Promise<void> {
  const columns = columnsOf(target, table);
  // What a new database begins with is in the old one too.
  target.exec(`delete from ${quoted([table])}`);
  const places = columns.map(() => '?').join(', ');
  const insert = target.prepare(`insert into ${quoted([table])} (${quoted(columns)}) values (${places})`);
  // Under a name of its own: what is planned under a text must always give the same columns.
  const cursor = sql.id(`rows_of_${table}`);
  await sql`declare ${cursor} no scroll cursor for select ${sql.join(columns.map((it) => sql.id(it)))} from ${sql.table(table)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`.execute(tx);
    for (const row of rows) insert.run(...columns.map((it) => row[it] ?? null));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close ${cursor}`.execute(tx);
}

/**
 * Puts all that lies in a SQLite database into a Postgres that this program has just made, all or nothing. Whatever is in
 * its tables goes.
 */
export async function copyIntoPostgres(folder: string, db: Database): Promise<void> {
  // An archive may be older than this program.
  await (await openDatabase({ dataDir: folder })).destroy();
  const source = new DatabaseSync(path.join(folder, SQLITE_FILE_NAME), { readOnly: true });
  try {
    await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      const keys = await foreignKeys(tx);
      // They are asked once everything is there, and no order of the tables has to be found.
      for (const { table, name } of keys) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
      }
      for (const table of tablesOf(source)) await fillTable(source, tx, table);
      for (const { table, name, definition } of keys) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
          tx,
        );
      }
    });
  } finally {
    source.close();
  }
  // Else it would be planned for as empty until its next analysis.
  await sql`analyze`.execute(db);
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function foreignKeys(tx: Queries): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  return rows;
}

async function fillTable(source: DatabaseSync, tx: Queries, table: string): Promise<void> {
  const columns = columnsOf(source, table);
  const rowsAtOnce = Math.floor(VALUES_AT_ONCE / columns.length);
  const insert = async (rows: readonly Row[]) => {
    if (rows.length === 0) return;
    const values = rows.map((row) => sql`(${sql.join(columns.map((it) => row[it]))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((it) => sql.id(it)))}) values ${sql.join(values)}`.execute(
      tx,
    );
  };
  await sql`delete from ${sql.table(table)}`.execute(tx);
  let batch: Row[] = [];
  for (const row of source.prepare(`select * from ${quoted([table])}`).iterate()) {
    batch.push(row as Row);
    if (batch.length < rowsAtOnce) continue;
    await insert(batch);
    batch = [];
  }
  await insert(batch);
}

function tablesOf(database: DatabaseSync): string[] {
  const found = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return found.map(({ name }) => String(name)).filter((name) => !OF_THE_ENGINE.includes(name));
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
