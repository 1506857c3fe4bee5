import type { FastifyBaseLogger } from 'fastify';
import type { Dialect, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What a store takes: the database, or a running transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** What a database runs on, and what that does beside answering queries. */
export type DatabaseEngine = {
  readonly dialect: Dialect;
  readonly waiting: () => number;
  readonly emptyLog?: () => Promise<boolean>;
};
