/** Marks that `npm run move` of version 1.0 left in both databases: in half of one, or in yesterday's, nobody is to work. */
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { isPostgres } from './engine.ts';

/** @throws Error whose message is for the operator, when such a move led away from here, or came here and was not finished. */
export async function refuseMovedAway(db: Queries): Promise<void> {
  const tables = isPostgres(db)
    ? sql<{ name: string }>`(select tablename as name from pg_tables where schemaname = current_schema())`
    : sql<{ name: string }>`(select name from sqlite_schema where type = 'table')`;
  const named = db.selectFrom(tables.as('it')).select('it.name').where('it.name', '=', 'moving');
  if ((await named.execute()).length === 0) return;
  const { rows } = await sql<{ what: string; said: string }>`select what, said from moving`.execute(db);
  const said = new Map(rows.map(({ what, said }) => [what, said]));
  throw new Error(
    said.get('side') === 'left'
      ? `What was here has moved to ${said.get('place')}, or a move there was not finished. Start with the settings of that ` +
          'place. To go on here all the same, take the table moving out of this database.'
      : `A move from ${said.get('place')} to here was not finished. Go on there, and restore its backup into an empty place.`,
  );
}
