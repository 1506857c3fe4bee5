import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What a store takes: the database, or a running transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** A database, and what it does beside answering queries. */
export type OpenedDatabase = {
  readonly db: Database;
  readonly waiting: () => number;
  readonly emptyLog?: () => Promise<boolean>;
};
