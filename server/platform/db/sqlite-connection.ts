import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQLInputValue } from 'node:sqlite';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import { isScan } from './scanning.ts';
import type { SqliteFile, StatementResult } from './sqlite-file.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import type { SqliteWriter, Turn } from './sqlite-writer.ts';

/**
 * Knows whether the running code was called by a transaction that is still open. A statement on the plain database
 * would wait there for the turn that its own caller holds, for ever.
 */
export class TransactionScope {
  readonly #surrounding = new AsyncLocalStorage<{ open: boolean }>();

  /** To be called before the first await, so that the caller, too, goes on inside. Gives what ends it. */
  enter(): () => void {
    this.refuseIfInside();
    const transaction = { open: true };
    this.#surrounding.enterWith(transaction);
    return () => {
      transaction.open = false;
    };
  }

  refuseIfInside(): void {
    if (!this.#surrounding.getStore()?.open) return;
    throw new Error('Inside a transaction use the transaction itself for every statement, not the database.');
  }
}

/** The connections: one for short reads on the main thread, one for long ones, one for writing. */
export type SqliteAccess = {
  readonly reader: SqliteFile;
  readonly scanner: () => Promise<SqliteThread>;
  readonly writer: SqliteWriter;
};

/**
 * A connection for Kysely: a share of the readers and the writer. Kysely takes it before a transaction begins, so the
 * writer's turn is taken only once there is something to write.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #access: SqliteAccess;
  readonly #scope: TransactionScope;
  #isReleased = false;
  #turn: Turn | undefined;
  #leaveScope: (() => void) | undefined;

  constructor(access: SqliteAccess, scope: TransactionScope) {
    this.#access = access;
    this.#scope = scope;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const parameters = bindable(query);
    this.#refuseIfReleased();
    if (this.#turn) return queryResult(await this.#turn.run(query.sql, parameters));
    this.#scope.refuseIfInside();
    if (!onlyReads(query)) return queryResult(await this.#writeAlone(query.sql, parameters));
    if (!isScan(query)) return queryResult(this.#access.reader.run(query.sql, parameters));
    const scanner = await this.#access.scanner();
    return queryResult(await scanner.run(query.sql, parameters));
  }

  streamQuery(): never {
    throw new Error(
      'Rows are not streamed: an open cursor would keep the write-ahead log growing. Read by page.',
    );
  }

  async begin(): Promise<void> {
    this.#leaveScope = this.#scope.enter();
    this.#turn = await this.#access.writer.takeTurn();
  }

  /** Throws when what the transaction wrote is not on the disk, and will not be. */
  async commit(): Promise<void> {
    await this.#turn?.keep();
  }

  async rollback(): Promise<void> {
    await this.#turn?.undo();
  }

  release(): void {
    this.#isReleased = true;
    this.#leaveScope?.();
    // Nobody is left to be told whether it came to pass.
    this.#turn?.undo().catch(() => {});
  }

  async #writeAlone(sql: string, parameters: readonly SQLInputValue[]): Promise<StatementResult> {
    const turn = await this.#access.writer.takeTurn();
    try {
      const result = await turn.run(sql, parameters);
      await turn.keep();
      return result;
    } catch (error) {
      await turn.undo();
      throw error;
    }
  }

  /** A statement that nobody awaited can come after its transaction's end; it must not be committed on its own. */
  #refuseIfReleased(): void {
    if (this.#isReleased) throw new Error('This statement comes after the end of its transaction.');
  }
}

const STARTS_AS_READ = /^\s*(select|with|explain|pragma)\b/i;
const MAY_WRITE = /\b(insert|update|delete|replace)\b/i;

/** When in doubt a statement goes to the writer, where it is right in any case. */
function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (STARTS_AS_READ.test(sql) && !MAY_WRITE.test(sql));
}

function queryResult<Row>({ rows, affectedRows }: StatementResult): QueryResult<Row> {
  // The tables' types promise the shape of rows, as in every dialect of Kysely.
  const typedRows = rows as Row[];
  return affectedRows === undefined
    ? { rows: typedRows }
    : { rows: typedRows, numAffectedRows: BigInt(affectedRows) };
}

/** SQLite would store true as 1 and NaN as NULL, where Postgres refuses both: here they are errors on either. */
export function bindable({ sql, parameters }: CompiledQuery): SQLInputValue[] {
  return parameters.map((parameter, index) => {
    if (isBindable(parameter)) return parameter;
    throw new TypeError(`Parameter ${index + 1} of «${sql}» cannot be stored: ${typeof parameter}.`);
  });
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'bigint' ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    value instanceof Uint8Array
  );
}
