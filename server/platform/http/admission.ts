/** Admission of requests. The program hands it to the routes, which know neither accounts nor sessions. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Database } from '#server/platform/db/open.ts';
import type { Parent } from '#server/platform/parent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: User | null;
    /** The parent whose page is open, for parents' calls. */
    parent: Parent | null;
  }
}

/** The part of a call that decides who may make it, and when. */
export type AdmittedCall = Pick<Endpoint, 'method' | 'path' | 'who' | 'lasting' | 'isForAllAlike'>;

/** A second check of the caller's rights, at the moment of writing. */
export type Admission = {
  /** Asks as it stands now. @throws AppError as `admit`. */
  readonly ask: () => Promise<void>;
  /** The database in the hands of the call: nothing is written by it without asking. */
  readonly db: Database;
};

export type Admissions = {
  /**
   * Lets a request in whose caller may make the call, and notes who that is.
   * @throws AppError 'not-signed-in', 'not-allowed', or what tells a page that somebody else is signed in.
   */
  readonly admit: (call: AdmittedCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Returns that check for one request. */
  readonly admissionOf: (call: AdmittedCall, request: FastifyRequest) => Admission;
};
