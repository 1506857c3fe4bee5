import type { CompiledQuery } from 'kysely';
import type { Database } from './open.ts';
import { SqliteWriterAdapter } from './sqlite-dialect.ts';
import { askedOf, inTransaction } from './transaction.ts';

/** A statement to be run by whoever gathers those of one go: it gives a row if it did what it should. */
export type Write = CompiledQuery;

/** A write decided on what was read outside a transaction, so that only the writing itself waits for its turn. */
export type Plan<A> = {
  readonly response: A;
  /** Gives a row; none when what it was decided on has changed meanwhile. */
  readonly write: Write;
};

class StaleWriteError extends Error {}

/**
 * Runs writes that need nobody's decision between them in one transaction, for as long as each gives a row (RETURNING).
 * On SQLite those of all who ask at the same time travel to the writing thread together. What the database asks first is
 * one of them.
 * @returns whether all of them did; else nothing of it is kept.
 */
export async function writeBatch(db: Database, writes: readonly Write[]): Promise<boolean> {
  const { adapter } = db.getExecutor();
  const asked = askedOf(db);
  if (adapter instanceof SqliteWriterAdapter) {
    if (!asked) return adapter.writeBatch(writes);
    const first = asked.write();
    return first !== null && adapter.writeBatch([first, ...writes]);
  }
  const [first, ...more] = writes;
  // A statement is a transaction by itself.
  if (!asked && first && more.length === 0) return (await db.executeQuery(first)).rows.length > 0;
  try {
    await inTransaction(db, async (tx) => {
      for (const write of writes) {
        if ((await tx.executeQuery(write)).rows.length === 0) throw new StaleWriteError();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof StaleWriteError) return false;
    throw error;
  }
}
