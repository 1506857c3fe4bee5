/** A database that is read for a long time while nobody may write to it. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { isPostgres } from './engine.ts';
import { type DatabaseLocation, SQLITE_FILE_NAME } from './open.ts';
import type { TableShape } from './table-shapes.ts';
import { inSnapshot } from './transaction.ts';

/** SQLITE_BUSY and lock_not_available. */
const HELD: readonly unknown[] = [5, '55P03'];
const WAIT_MS = 10_000;
/** Postgres takes a moment to see that a process which was killed is gone. */
const LINGERING_MS = 3_000;
const LOOK_AGAIN_MS = 250;

/**
 * Runs `work`, which reads through what it is given. Meanwhile whoever wants to write to any of the tables waits, and is
 * refused in the end: on Postgres by its locks, in one snapshot; on SQLite by the file's one lock for writing.
 * @throws Error whose message is for the operator, when somebody is writing and does not end.
 */
export async function holdingStill<T>(
  db: Database,
  location: DatabaseLocation,
  tables: readonly TableShape[],
  work: (from: Queries) => Promise<T>,
): Promise<T> {
  if ('databaseUrl' in location) {
    return inSnapshot(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(tx);
      const names = sql.join(tables.map(({ name }) => sql.table(name)));
      await sql`lock table ${names} in share row exclusive mode`.execute(tx).catch(refuseWriters);
      return work(tx);
    });
  }
  const lock = new DatabaseSync(path.join(location.dataDir, SQLITE_FILE_NAME), { timeout: WAIT_MS });
  try {
    beginWriting(lock);
    return await work(db);
  } finally {
    lock.close();
  }
}

function beginWriting(lock: DatabaseSync): void {
  try {
    lock.exec('begin immediate');
  } catch (error) {
    refuseWriters(error);
  }
}

function refuseWriters(error: unknown): never {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (!HELD.includes(code) && !HELD.includes(errcode)) throw error;
  throw new Error(
    'Somebody is writing to the database that is to move. Stop the program and its tools first.',
    {
      cause: error,
    },
  );
}

/** Whether another process of the program or one of its tools is connected, each by its name (server/platform/version.ts). On SQLite the lock of the folder tells (server/platform/data-folder.ts). */
export async function isInUse(db: Database): Promise<boolean> {
  if (!isPostgres(db)) return false;
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name like 'rootling%' and pid <> pg_backend_pid()`.execute(
      db,
    );
    if (!rows[0]?.others) return false;
    if (waited >= LINGERING_MS) return true;
    await pause(LOOK_AGAIN_MS);
  }
}
