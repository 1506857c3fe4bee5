import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#domain/contract/endpoint.ts';
import { NOT_FOUND_SENTENCE, Refused } from '#domain/rules/refused.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import { StorageUnavailable } from '#server/files/file-store.ts';
import { isStorageFull } from './storage-faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong on our side, for the line of the request. */
    fault: unknown;
  }
}

/** §17.1: what each refusal is over HTTP. */
export const STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  taken: 409,
  'too-large': 413,
  'wrong-kind': 415,
  'too-often': 429,
  unavailable: 503,
  'no-room': 507,
} as const;
export type ErrorCode = keyof typeof STATUS;

type Details = {
  /** Sentences for single fields, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For 'too-often' and 'unavailable': when to try again. */
  readonly retryAfterSeconds?: number;
  /** What the answer holds beside the message. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A refusal whose sentence the person may read. Anything else that is thrown becomes the same silent 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence);
    this.code = code;
    this.details = details;
  }
}

/** 401, word for word as §10.5 has it. */
export function notSignedIn(): AppError {
  return new AppError('not-signed-in', 'Unauthorized');
}

/** 409 for a page that takes somebody else to be signed in: who is, may know her own name (§17.3). */
export function signedInAs({ firstName, username }: { firstName: string; username: string }): AppError {
  const name = firstName || username;
  return new AppError('taken', `You are signed in as ${name} now. Nothing was changed.`, {
    body: { signedInAs: name },
  });
}

/** 404 for what is not there and for what is somebody else's: the caller cannot tell them apart. */
export function notFound(sentence = NOT_FOUND_SENTENCE): AppError {
  return new AppError('not-found', sentence);
}

/** @throws AppError 'not-found' in place of nothing. */
export function orNotFound<T>(it: T | undefined): T {
  if (it === undefined) throw notFound();
  return it;
}

/** @throws AppError in place of what a rule refuses. */
export function orRefuse<T>(it: T | Refused): T {
  if (!(it instanceof Refused)) return it;
  const { code, message, field } = it;
  throw new AppError(code, message, field === undefined ? {} : { fields: { [field]: message } });
}

/** 404 for a call that was done when it came first, about what has been deleted since: nobody need make it anew. */
export function doneAndGone(): AppError {
  const sentence = 'This was saved before. It has been deleted since.';
  return new AppError('not-found', sentence, { body: { wasDone: true } satisfies Partial<Refusal> });
}

/** For a UUID that a client made and that stands for something else already (§17.3); it shows nothing of it. */
export function idTaken(): AppError {
  return new AppError('taken', 'This id is already in use.');
}

/** For text with NUL in it, which Postgres cannot store and nobody types. */
export function unstorable(): AppError {
  return new AppError('invalid', 'This holds a character that cannot be stored.');
}

const FAULT_SENTENCE = 'Something went wrong on our side. Please try again in a moment.';

const NO_ROOM_SENTENCE =
  'There is no room left to store this. Please try again later, and tell an adult about it.';

const AWAY_SENTENCE = 'We cannot get at what is stored right now. Please try again in a moment.';
/** A restart of the database takes about as long. */
const RETRY_AFTER_SECONDS = 5;

function unavailable(sentence: string): AppError {
  return new AppError('unavailable', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

const TOO_SLOW_SENTENCE = 'This took too long. Please try again in a moment.';
/** What Fastify throws when a route has not answered in time. */
const TOO_SLOW = 'FST_ERR_HANDLER_TIMEOUT';

/** What Fastify refuses before a route is reached, in words for people. */
const FRAMEWORK_SENTENCES: Readonly<Record<number, string>> = {
  400: 'This could not be read. Please reload the page and try again.',
  413: 'This is too large to send.',
  415: 'This kind of content is not accepted here.',
};

function refuse(reply: FastifyReply, error: AppError): FastifyReply {
  const { fields, retryAfterSeconds, body } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return reply.code(STATUS[error.code]).send({ message: error.message, ...(fields && { fields }), ...body });
}

function translate(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return refuse(reply, error);
  const status = error.statusCode ?? 500;
  const sentence = FRAMEWORK_SENTENCES[status];
  if (sentence) return reply.code(status).send({ message: sentence } satisfies Refusal);
  request.fault = error;
  if (error.code === TOO_SLOW) return refuse(reply, unavailable(TOO_SLOW_SENTENCE));
  if (isStorageFull(error)) return refuse(reply, new AppError('no-room', NO_ROOM_SENTENCE));
  if (isDatabaseAway(error) || error instanceof StorageUnavailable) {
    return refuse(reply, unavailable(AWAY_SENTENCE));
  }
  return reply.code(500).send({ message: FAULT_SENTENCE, requestId: request.id });
}

/** Addresses that nobody has from us: with escapes that stand for nothing, or an id as long as a page. */
const NO_ADDRESS: readonly string[] = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

/** What the router refuses before it has found a route, which no error handler sees. */
export function translateRouterError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (NO_ADDRESS.includes(error.code)) refuse(reply, notFound());
  else translate(error, request, reply);
}

/** The one translator from faults to answers (house rule 5). */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(translate);
}
