/** Table shapes, read from the database itself, so that no list of them can be forgotten. */
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { isPostgres } from './engine.ts';

/** A table of ours: its columns in the order of the alphabet, which is the same on both engines. */
export type TableShape = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, in their order; empty where it has none. */
  readonly key: readonly string[];
};

/** A row, by its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Tables of the engine's own: the migrations that its database has been through. */
const OF_THE_ENGINE: readonly string[] = ['migrations', 'migration_lock'];

type Column = { readonly table: string; readonly column: string; readonly place: number };
type Reference = { readonly table: string; readonly target: string };

/** `place` is where a column stands in the key, from 1 on; 0 where it is not of it. */
const COLUMNS_OF_SQLITE = sql<Column>`(
  select m.name as "table", c.name as "column", c.pk as place
  from sqlite_schema as m join pragma_table_info(m.name) as c
  where m.type = 'table' and m.name not like 'sqlite_%')`;
const REFERENCES_OF_SQLITE = sql<Reference>`(
  select m.name as "table", f."table" as target
  from sqlite_schema as m join pragma_foreign_key_list(m.name) as f where m.type = 'table')`;

const COLUMNS_OF_POSTGRES = sql<Column>`(
  select relname as "table", attname as "column", coalesce(array_position(conkey, attnum), 0) as place
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_constraint on conrelid = pg_class.oid and contype = 'p'
  where relkind = 'r' and relnamespace = current_schema()::regnamespace)`;
const REFERENCES_OF_POSTGRES = sql<Reference>`(
  select own.relname as "table", other.relname as target
  from pg_constraint join pg_class as own on own.oid = conrelid join pg_class as other on other.oid = confrelid
  where contype = 'f' and connamespace = current_schema()::regnamespace)`;

/** All tables of a migrated database, each after those that it refers to. */
export async function tablesInOrder(db: Queries): Promise<readonly TableShape[]> {
  const [allColumns, allReferences] = isPostgres(db)
    ? [COLUMNS_OF_POSTGRES, REFERENCES_OF_POSTGRES]
    : [COLUMNS_OF_SQLITE, REFERENCES_OF_SQLITE];
  // As a select, which SQLite reads without its writer.
  const columns = await db.selectFrom(allColumns.as('it')).selectAll().execute();
  const references = await db.selectFrom(allReferences.as('it')).selectAll().execute();
  const ours = columns.filter(({ table }) => !OF_THE_ENGINE.includes(table));
  return inOrder([...Map.groupBy(ours, ({ table }) => table)].map(shapeOf), references);
}

function shapeOf([name, columns]: readonly [string, readonly Column[]]): TableShape {
  const key = columns.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
  return {
    name,
    columns: columns.map(({ column }) => column).toSorted(),
    key: key.map(({ column }) => column),
  };
}

function inOrder(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const waiting = new Map(tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((it) => [it.name, it]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const isFree = (name: string) =>
      references.every(({ table, target }) => table !== name || !waiting.has(target));
    const free = [...waiting.values()].filter(({ name }) => isFree(name));
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
