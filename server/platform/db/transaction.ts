import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { isConflict } from './errors.ts';
import type { Tables } from './tables.ts';

/** Two that lock each other's rows come free at the second try; more are needed where very many want the same. */
const TRIES = 5;
const FIRST_PAUSE_MS = 10;

/** A check that runs on a handed-out database before anything is written. */
export type Asked = {
  /** The first thing in each of its transactions. Throws what refuses. */
  readonly ask: (tx: Transaction<Tables>) => Promise<void>;
  /** The same as a statement that gives a row, for what is written without a transaction of its own; null where that takes one. */
  readonly write: () => CompiledQuery | null;
};

const ASKED = new WeakMap<Database, Asked>();

/** The same database in the hands of somebody who may lose the right to it: nothing is written by it without asking. */
export function askingFirst(db: Database, asked: Asked): Database {
  const handed = db.withoutPlugins();
  ASKED.set(handed, asked);
  return handed;
}

/** Returns a database's check; undefined for the program's own. */
export function askedOf(db: Database): Asked | undefined {
  return ASKED.get(db);
}

/** Runs `work`, which only reads, on Postgres as it is at one moment, and gives what it gives. */
export function inSnapshot<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/**
 * Runs `work` in a transaction and gives what it gives: the only place that opens one. Where Postgres undid it because
 * it got in the way of another (a deadlock, a serialisation failure), all of `work` is run again, a few times: so it
 * does nothing that the transaction does not undo, or what may be done twice. A database that asks first asks each time.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const asked = askedOf(db);
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await asked?.ask(tx);
        return work(tx);
      });
    } catch (error) {
      if (tried >= TRIES || !isConflict(error)) throw error;
    }
    // Apart from the other one, or the two would meet again.
    await pause(FIRST_PAUSE_MS * 2 ** tried * Math.random());
  }
}
