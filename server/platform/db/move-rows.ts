/** The rows of a move: page by page, each in a transaction with the note of how far it is. */
import { sql } from 'kysely';
import { emptyTables, insertRows, keyOf, pagesOf, type RowKey } from './copy-tables.ts';
import type { Database, Queries } from './database.ts';
import { isPostgres } from './engine.ts';
import { type Mark, noteProgress, readProgress, writeMark } from './move-marks.ts';
import type { TableShape } from './table-shapes.ts';
import { sumOf } from './table-sums.ts';
import { inTransaction } from './transaction.ts';

/** Told how many rows of a table have been moved in this run. */
export type OnRows = (table: string, rows: number) => void;

type Progress = { readonly after: RowKey | null; readonly isDone: boolean };
const NOT_BEGUN: Progress = { after: null, isDone: false };

/** Empties the database that rows are to come into, and marks it. */
export async function beginArrival(
  target: Database,
  tables: readonly TableShape[],
  mark: Mark,
): Promise<void> {
  await inTransaction(target, async (tx) => {
    if (isPostgres(tx)) await sql`set local statement_timeout = 0`.execute(tx);
    await emptyTables(tx, tables);
    await writeMark(tx, mark);
  });
}

/** Moves what is not there yet. Cut off at any point it goes on with the page that it was at. */
export async function moveRows(
  from: Queries,
  target: Database,
  tables: readonly TableShape[],
  onRows: OnRows,
): Promise<void> {
  for (const table of tables) await moveTable(from, target, table, onRows);
}

async function moveTable(from: Queries, target: Database, table: TableShape, onRows: OnRows): Promise<void> {
  const said = await readProgress(target, table.name);
  const progress: Progress = said === null ? NOT_BEGUN : JSON.parse(said);
  if (progress.isDone) return;
  let moved = 0;
  for await (const page of pagesOf(from, table, progress.after)) {
    const end = page.at(-1);
    // Without a key there is one page, and no place from which to go on.
    const after = end && table.key.length > 0 ? keyOf(table, end) : null;
    await inTransaction(target, async (tx) => {
      await insertRows(tx, table, page);
      await noteProgress(tx, table.name, JSON.stringify({ after, isDone: after === null }));
    }).catch((error: unknown) => refuseUntakenCharacter(error, table));
    moved += page.length;
    onRows(table.name, moved);
  }
  await inTransaction(target, (tx) =>
    noteProgress(tx, table.name, JSON.stringify({ after: null, isDone: true })),
  );
}

/** character_not_in_repertoire: no form lets one in, but a tool of somebody else may have. */
const UNTAKEN_CHARACTER = '22021';

function refuseUntakenCharacter(error: unknown, { name }: TableShape): never {
  if ((error as { code?: unknown }).code !== UNTAKEN_CHARACTER) throw error;
  throw new Error(
    `The table ${name} cannot be moved: one of its texts has a character that Postgres does not take (NUL). Nothing was ` +
      'lost; take it out of the row with sqlite3.',
    { cause: error },
  );
}

export type Compared = {
  readonly table: string;
  readonly rows: number;
  readonly checksum: string;
  readonly isSame: boolean;
};

/** Reads every table on both sides once more. */
export async function* compareTables(
  from: Queries,
  target: Database,
  tables: readonly TableShape[],
): AsyncGenerator<Compared> {
  for (const table of tables) {
    const [here, there] = await Promise.all([sumOf(from, table), sumOf(target, table)]);
    const isSame = here.rows === there.rows && here.checksum === there.checksum;
    yield { table: table.name, ...here, isSame };
  }
}

/** How many rows each table has. */
export async function countTables(db: Queries, tables: readonly TableShape[]): Promise<[string, number][]> {
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts.push([name, rows[0]?.count ?? 0]);
  }
  return counts;
}

/** How much room a database takes. */
export async function databaseBytes(db: Queries): Promise<number> {
  const { rows } = await (isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  return rows[0]?.bytes ?? 0;
}
