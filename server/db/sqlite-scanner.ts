import type { SQLInputValue } from 'node:sqlite';
import type { StatementResult } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';

/**
 * A connection for reads that look at very many rows, on a thread of its own so that the event loop goes on meanwhile.
 * The first of them starts it: most days nobody searches.
 */
export class SqliteScanner {
  readonly #path: string;
  #opening: Promise<SqliteThread> | undefined;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Runs one reading statement. Throws SqliteError, or that the thread has stopped. */
  async run(sql: string, parameters: readonly SQLInputValue[]): Promise<StatementResult> {
    if (this.#isClosed) throw new Error('The database is closed.');
    this.#opening ??= openThread(this.#path);
    const thread = await this.#opening;
    return await thread.run(sql, parameters);
  }

  /** Lets what is being read be read to its end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = await this.#opening?.catch(() => undefined);
    await thread?.close();
  }
}

async function openThread(path: string): Promise<SqliteThread> {
  const thread = new SqliteThread('reads');
  try {
    await thread.open(path);
    return thread;
  } catch (error) {
    await thread.close();
    throw error;
  }
}
