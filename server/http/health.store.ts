import { sql } from 'kysely';
import type { Queries } from '#server/db/open.ts';

/** Throws when the database does not answer. */
export async function askDatabase(db: Queries): Promise<void> {
  await sql`select 1`.execute(db);
}
