/**
 * What a move writes into both databases, so that nobody works in half of one, or goes on in a place that was left. The
 * table is made by a move and goes with its end; what was left keeps it.
 */
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { isPostgres } from './engine.ts';

export const MARK_TABLE = 'moving';

export type Mark = {
  /** Whether the rows come here or went away. */
  readonly side: 'arriving' | 'left';
  /** The same on both sides. */
  readonly move: string;
  /** The other side, in words for the operator. */
  readonly place: string;
};

/** As it lies in the table, beside notes of how far the move is. */
export type MarkRow = { readonly what: string; readonly said: string };

/** How far a move is: by what is moved, where it stopped, in the words of whoever moves it. */
const PROGRESS = 'so far: ';

/** The mark of a database; null where it has none. */
export async function readMark(db: Queries): Promise<Mark | null> {
  if (!(await hasMarkTable(db))) return null;
  return markOf(await readAll(db));
}

/** Makes a mark of its rows. */
export function markOf(rows: readonly MarkRow[]): Mark {
  const said = new Map(rows.map(({ what, said }) => [what, said]));
  const [side, move = '', place = ''] = [said.get('side'), said.get('move'), said.get('place')];
  return { side: side === 'left' ? 'left' : 'arriving', move, place };
}

/** Puts a mark in the place of an earlier one, with all that was noted beside that. */
export async function writeMark(tx: Queries, mark: Mark): Promise<void> {
  await removeMark(tx);
  await sql`create table ${sql.table(MARK_TABLE)} (what text primary key, said text not null)`.execute(tx);
  for (const [what, said] of Object.entries(mark)) await note(tx, what, said);
}

export async function removeMark(tx: Queries): Promise<void> {
  await sql`drop table if exists ${sql.table(MARK_TABLE)}`.execute(tx);
}

/** Where the move of something stopped; null where it has not begun. */
export async function readProgress(db: Queries, what: string): Promise<string | null> {
  const all = await readAll(db);
  return all.find((it) => it.what === PROGRESS + what)?.said ?? null;
}

export async function noteProgress(tx: Queries, what: string, said: string): Promise<void> {
  await note(tx, PROGRESS + what, said);
}

async function note(tx: Queries, what: string, said: string): Promise<void> {
  await sql`insert into ${sql.table(MARK_TABLE)} (what, said) values (${what}, ${said})
    on conflict (what) do update set said = excluded.said`.execute(tx);
}

async function readAll(db: Queries): Promise<readonly MarkRow[]> {
  return db
    .selectFrom(sql<MarkRow>`${sql.table(MARK_TABLE)}`.as('it'))
    .selectAll()
    .execute();
}

async function hasMarkTable(db: Queries): Promise<boolean> {
  const found = isPostgres(db)
    ? sql<{ name: string }>`(select tablename as name from pg_tables where schemaname = current_schema())`
    : sql<{ name: string }>`(select name from sqlite_schema where type = 'table')`;
  const rows = await db
    .selectFrom(found.as('it'))
    .select('it.name')
    .where('it.name', '=', MARK_TABLE)
    .execute();
  return rows.length > 0;
}

/** @throws Error whose message is for the operator, when a move is under way here, or has led away from here. */
export async function refuseMarked(db: Queries): Promise<void> {
  const mark = await readMark(db);
  if (mark) throw new Error(sentenceOf(mark));
}

/** What a mark means for whoever wants to work here. */
export function sentenceOf({ side, place }: Mark): string {
  return side === 'arriving'
    ? `A move from ${place} to here is not finished. Run npm run move again: it goes on where it stopped.`
    : `What was here has moved to ${place}, or a move there is not finished. Start with the settings of that place, or run ` +
        'the same npm run move again, which goes on where it stopped. To go on here all the same: npm run move -- --stay.';
}
