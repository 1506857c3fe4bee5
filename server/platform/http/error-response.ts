import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { isDatabaseAway } from '#server/platform/db/errors.ts';
import { AppError, type ErrorCode, noRoom, notFound } from '#server/platform/errors.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import { isStorageFull } from '#server/platform/storage-errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The server's own fault, for the log line of the request. */
    serverError: unknown;
    /** Which account somebody who is not signed in was after, for the line of the request. */
    accountId: string | undefined;
  }
}

/** PRODUCT.md#responses: what each refusal is over HTTP. */
const STATUS = {
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
} as const satisfies Record<ErrorCode, number>;

/** A restart of the database takes about as long. */
const RETRY_AFTER_SECONDS = 5;

function unavailable(told: Told): AppError {
  return new AppError('unavailable', told, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Fastify's error when a route has not answered in time. */
const HANDLER_TIMEOUT = 'FST_ERR_HANDLER_TIMEOUT';

/** Refusals of Fastify and the static file server, in words for people. */
const OF_FRAMEWORK: Readonly<Record<number, Told>> = {
  400: sentences.unreadableBody,
  412: sentences.hasChanged,
  413: sentences.tooLargeToSend,
  415: sentences.contentNotAccepted,
  416: sentences.noSuchPart,
};

/** Returns each field's sentence, with its code and values. */
function fieldsOf(fields: Readonly<Record<string, Told>>): Pick<Refusal, 'fields' | 'fieldCodes'> {
  const all = Object.entries(fields);
  return {
    fields: Object.fromEntries(all.map(([name, { message }]) => [name, message])),
    fieldCodes: Object.fromEntries(all.map(([name, { code, values }]) => [name, { code, values }])),
  };
}

function refuse(reply: FastifyReply, error: AppError): FastifyReply {
  const { told, details } = error;
  const { fields, retryAfterSeconds, body } = details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return reply.code(STATUS[error.code]).send({ ...told, ...(fields && fieldsOf(fields)), ...body });
}

/** Headers that an error carries; for a missing range, the file's length. */
type RefusedByLibrary = FastifyError & { readonly headers?: Record<string, string> };

function translate(error: RefusedByLibrary, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    request.accountId = error.details.accountId;
    return refuse(reply, error);
  }
  const status = error.statusCode ?? 500;
  const told = OF_FRAMEWORK[status];
  if (told)
    return reply
      .code(status)
      .headers(error.headers ?? {})
      .send(told satisfies Refusal);
  request.serverError = error;
  if (error.code === HANDLER_TIMEOUT) return refuse(reply, unavailable(sentences.tookTooLong));
  if (isStorageFull(error)) return refuse(reply, noRoom());
  if (isDatabaseAway(error) || error instanceof StorageUnavailable) {
    return refuse(reply, unavailable(sentences.storageAway));
  }
  return reply.code(500).send({ ...sentences.ourFault, requestId: request.id });
}

/** Addresses that nobody has from us: with escapes that stand for nothing, or an id as long as a page. */
const NO_ADDRESS: readonly string[] = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

/** Translates refusals of the router before it finds a route, which no error handler sees. */
export function translateRouterError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (NO_ADDRESS.includes(error.code)) refuse(reply, notFound());
  else translate(error, request, reply);
}

/** The one translator from errors to responses (house rule 5). */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(translate);
}
