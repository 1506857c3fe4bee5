import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Queries } from './open.ts';

/** 14 is the first that takes a function's body as SQL (005-pieces-of-students.postgres.sql). */
const LOWEST_VERSION = 14;

/**
 * @throws Error whose sentence is for the operator, when Postgres is too old, or its database is not in UTF-8: one that
 * knows bytes only would cut letters into pieces, and any other cannot hold every name.
 */
export async function refuseUnsuitableServer(db: Queries): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select cast(current_setting('server_version_num') as integer) / 10000 as version,
      current_setting('server_encoding') as encoding`.execute(db);
  for (const { version, encoding } of rows) {
    if (version < LOWEST_VERSION) {
      throw new Error(`Postgres ${version} is too old: at least ${LOWEST_VERSION} is needed (DATABASE_URL).`);
    }
    if (encoding !== 'UTF8') {
      throw new Error(
        `The database is in ${encoding}; it has to be made with encoding 'UTF8', from template0 (DATABASE_URL).`,
      );
    }
  }
}

/**
 * Why each: docs/decisions/0071. A disk without arms is what Postgres runs on today, and compiling a plan takes longer
 * than any of ours.
 */
const PLANNING = `
  select set_config(name, wanted, false)
  from (values ('random_page_cost', '1.1'), ('work_mem', '16MB'), ('jit', 'off')) as ours (name, wanted)
  join pg_settings using (name)
  where source = 'default'`;

/** Sets what a new connection's plans are weighed by, apart from what the operator has set, wherever that was. */
export async function prepareConnection(client: ClientBase): Promise<void> {
  await client.query(PLANNING);
}
