import type { FastifyBaseLogger } from 'fastify';
import type { Dialect, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** The database of a store's function: itself, or a running transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** The engine below a database, with its duties beside queries. */
export type DatabaseEngine = {
  readonly dialect: Dialect;
  readonly waiting: () => number;
  readonly emptyLog?: () => Promise<boolean>;
};
