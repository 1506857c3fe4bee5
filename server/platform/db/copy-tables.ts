/** All rows of one engine in the other: for archives, which hold SQLite wherever they were made, and for moves. */
import { CompiledQuery, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import { type Database, openDatabase, type Queries } from './open.ts';
import { type TableShape, tablesInOrder } from './table-shapes.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

/** SQLite takes 32,766 values in a statement, Postgres twice as many. */
const VALUES_AT_ONCE = 32_000;

/** Pages begin small: a row may hold a drawn signature, or a word. */
const FIRST_ROWS = 64;
const PAGE_CHARACTERS = 2_000_000;

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** Where a page ended: the values of the last row's primary key. */
export type RowKey = readonly Value[];

/** Makes a SQLite database in an empty folder, with all that lies in a Postgres of this program at one moment. */
export async function copyIntoSqlite(db: Database, folder: string): Promise<void> {
  const target = await openDatabase({ dataDir: folder });
  try {
    await inSnapshot(db, (from) => inTransaction(target, (to) => copyTables(from, to)));
  } finally {
    await target.destroy();
  }
}

/**
 * Puts all that lies in a SQLite database into a Postgres that this program has just made, all or nothing. Whatever is in
 * its tables goes.
 */
export async function copyIntoPostgres(folder: string, db: Database): Promise<void> {
  // An archive may be older than this program.
  const source = await openDatabase({ dataDir: folder });
  try {
    await inTransaction(db, async (to) => {
      await sql`set local statement_timeout = 0`.execute(to);
      await copyTables(source, to);
    });
  } finally {
    await source.destroy();
  }
  await analyze(db);
}

/** What was just filled would be planned for as empty until Postgres' next analysis. */
export async function analyze(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`analyze`.execute(db);
}

async function copyTables(from: Queries, to: Queries): Promise<void> {
  const tables = await tablesInOrder(to);
  await emptyTables(to, tables);
  for (const table of tables) {
    for await (const rows of pagesOf(from, table, null)) await insertRows(to, table, rows);
  }
}

/** What a new database begins with is in the old one too. */
export async function emptyTables(to: Queries, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to);
}

/**
 * The rows of a table in the order of its key, which is each engine's own, page by page; those of a table without a key in
 * one page.
 * @param after where an earlier page ended; null for all.
 */
export async function* pagesOf(
  from: Queries,
  table: TableShape,
  after: RowKey | null,
): AsyncGenerator<readonly Row[]> {
  let [last, limit] = [after, FIRST_ROWS];
  for (;;) {
    const rows = await readPage(from, table, last, limit);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < limit || table.key.length === 0) return;
    last = keyOf(table, end);
    limit = nextLimit(table, rows, limit);
  }
}

/** The values of a row's primary key. */
export function keyOf(table: TableShape, row: Row): RowKey {
  return table.key.map((column) => row[column] ?? null);
}

async function readPage(
  from: Queries,
  table: TableShape,
  after: RowKey | null,
  limit: number,
): Promise<readonly Row[]> {
  const key = table.key.map((column) => sql.id(column));
  let query = from
    .selectFrom(sql<Row>`${sql.table(table.name)}`.as('it'))
    .select(table.columns.map((column) => sql.id(column).as(column)));
  if (after) query = query.where(sql<boolean>`(${sql.join(key)}) > (${sql.join(after)})`);
  if (key.length > 0) query = query.orderBy(sql`${sql.join(key)}`).limit(limit);
  return (await query.execute()) as readonly Row[];
}

/** By twos, so that few statements are planned. */
function nextLimit(table: TableShape, rows: readonly Row[], limit: number): number {
  const lengths = rows.map((row) =>
    Object.values(row).reduce<number>((sum, it) => sum + (typeof it === 'string' ? it.length : 8), 0),
  );
  const characters = lengths.reduce((sum, it) => sum + it, 0);
  if (characters > PAGE_CHARACTERS) return Math.max(1, limit / 2);
  const isRoom = characters * 2 < PAGE_CHARACTERS && limit * 2 * table.columns.length <= VALUES_AT_ONCE;
  return isRoom ? limit * 2 : limit;
}

export async function insertRows(to: Queries, table: TableShape, rows: readonly Row[]): Promise<void> {
  const most = Math.floor(VALUES_AT_ONCE / table.columns.length);
  for (let at = 0; at < rows.length; at += most) {
    const some = rows.slice(at, at + most);
    const values = some.flatMap((row) => table.columns.map((column) => row[column] ?? null));
    await to.executeQuery(CompiledQuery.raw(insertion(to, table, some.length), values));
  }
}

/** Written by ourselves: thirty thousand places take Kysely longer than the database. */
function insertion(to: Queries, { name, columns }: TableShape, rows: number): string {
  const place = isPostgres(to) ? (at: number) => `$${at + 1}` : () => '?';
  const ofRow = (row: number) => columns.map((_, column) => place(row * columns.length + column)).join(', ');
  const values = Array.from({ length: rows }, (_, row) => `(${ofRow(row)})`);
  const names = columns.map((it) => `"${it}"`).join(', ');
  return `insert into "${name}" (${names}) values ${values.join(', ')}`;
}
