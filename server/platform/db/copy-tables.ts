/** All rows of one engine in the other: for archives, which hold SQLite wherever they were made. */
import { isDeepStrictEqual } from 'node:util';
import { CompiledQuery, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import { type Database, openDatabase, type Queries } from './open.ts';
import { type Row, type TableShape, tablesInOrder } from './table-shapes.ts';
import { sumOf } from './table-sums.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

/** SQLite takes 32,766 values in a statement, Postgres twice as many. */
const VALUES_AT_ONCE = 32_000;

/** Pages begin small: a row may hold a drawn signature, or a word. */
const FIRST_ROWS = 64;
const PAGE_CHARACTERS = 2_000_000;

/** character_not_in_repertoire: no form lets one in, but a tool of somebody else may have. */
const UNTAKEN_CHARACTER = '22021';

/** Makes a SQLite database in an empty folder, with all that lies in a Postgres of this program at one moment. */
export async function copyIntoSqlite(db: Database, folder: string): Promise<void> {
  const target = await openDatabase({ dataDir: folder });
  try {
    await inSnapshot(db, async (from) => {
      // Postgres waits while a long table is read again where it came to.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(from);
      await inTransaction(target, (to) => copyTables(from, to));
    });
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
  // Postgres would plan for an empty table until its next analysis.
  await sql`analyze`.execute(db);
}

async function copyTables(from: Queries, to: Queries): Promise<void> {
  const tables = await tablesInOrder(to);
  // A new database starts with rows that the old one has too.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to);
  for (const table of tables) await copyTable(from, to, table);
}

/** @throws Error whose message names the table, when what is there then is not what was read. */
async function copyTable(from: Queries, to: Queries, table: TableShape): Promise<void> {
  const write = (rows: readonly Row[]) =>
    insertRows(to, table, rows).catch((error: unknown) => refuseUntakenCharacter(error, table));
  const read = await sumOf(table, pagesOf(from, table), write);
  const written = await sumOf(table, pagesOf(to, table));
  if (isDeepStrictEqual(read, written)) return;
  throw new Error(
    `The table ${table.name} was not copied whole: ${read.rows} rows were read, and ${written.rows} are ` +
      'there, or what is in them differs.',
  );
}

function refuseUntakenCharacter(error: unknown, { name }: TableShape): never {
  if (!(error instanceof Error && 'code' in error && error.code === UNTAKEN_CHARACTER)) throw error;
  throw new Error(
    `The table ${name} cannot be copied: one of its texts has a character that Postgres does not take (NUL). Nothing was ` +
      'lost; take it out of the row with sqlite3 where the backup was made, and make another.',
    { cause: error },
  );
}

/** The rows of a table in the order of its key, which is each engine's own, page by page; without a key in one page. */
async function* pagesOf(from: Queries, table: TableShape): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (let limit = FIRST_ROWS; ; ) {
    const rows: readonly Row[] = await readPage(from, table, last, limit);
    if (rows.length > 0) yield rows;
    last = rows.at(-1) ?? null;
    if (!last || rows.length < limit || table.key.length === 0) return;
    limit = nextLimit(table, rows, limit);
  }
}

async function readPage(
  from: Queries,
  table: TableShape,
  after: Row | null,
  limit: number,
): Promise<readonly Row[]> {
  const key = table.key.map((column) => sql.id(column));
  let query = from
    .selectFrom(sql<Row>`${sql.table(table.name)}`.as('it'))
    .select(table.columns.map((column) => sql.id(column).as(column)));
  if (after) {
    const end = table.key.map((column) => after[column]);
    query = query.where(sql<boolean>`(${sql.join(key)}) > (${sql.join(end)})`);
  }
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

async function insertRows(to: Queries, table: TableShape, rows: readonly Row[]): Promise<void> {
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
