import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import { Refused } from '#domain/rules/platform/refused.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

/** The kinds of refusals; what each is over HTTP stands in http/error-response.ts. */
export type ErrorCode =
  | 'invalid'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'taken'
  | 'too-large'
  | 'wrong-kind'
  | 'too-often'
  | 'unavailable'
  | 'no-room';

type Details = {
  /** Messages for single fields, by name. */
  readonly fields?: Readonly<Record<string, Told>>;
  /** For 'too-often' and 'unavailable': when to try again. */
  readonly retryAfterSeconds?: number;
  /** Which account was meant, for the log alone. */
  readonly accountId?: string;
  /** Further properties of the response beside the message. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A refusal whose message the person may read. Anything else that is thrown becomes the same silent 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  readonly told: Told;

  constructor(code: ErrorCode, told: Told, details: Details = {}) {
    super(told.message);
    this.told = told;
    this.code = code;
    this.details = details;
  }
}

/** 401, word for word as PRODUCT.md#sessions has it. */
export function notSignedIn(details: Pick<Details, 'accountId'> = {}): AppError {
  return new AppError('not-signed-in', sentences.unauthorized, details);
}

/** 409 for a page of another user: the one who is signed in may know the own name (PRODUCT.md#write-once). */
export function signedInAs({ firstName, username }: { firstName: string; username: string }): AppError {
  const name = firstName || username;
  const told = sentences.signedInAs({ name });
  return new AppError('taken', told, { body: { signedInAs: name } });
}

/** 404 for what is not there and for what is somebody else's: the caller cannot tell them apart. */
export function notFound(told: Told = sentences.notFound): AppError {
  return new AppError('not-found', told);
}

/** 507 for what there is no place for on the disk. */
export function noRoom(): AppError {
  const message = sentences.noRoomToStore;
  return new AppError('no-room', message);
}

/** A link that is too old, was used, or leads to nothing: nobody learns which. */
export function deadLink(): AppError {
  return new AppError('not-found', sentences.deadLink);
}

/** @throws AppError 'not-found' in place of nothing. */
export function orNotFound<T>(input: T | undefined): T {
  if (input === undefined) throw notFound();
  return input;
}

/** Turns a rule's refusal into an error. */
export function refusalOf({ code, told, field }: Refused): AppError {
  return new AppError(code, told, field === undefined ? {} : { fields: { [field]: told } });
}

/** @throws AppError in place of what a rule refuses. */
export function orRefuse<T>(input: T | Refused): T {
  if (input instanceof Refused) throw refusalOf(input);
  return input;
}

/** 404 for a call that was done when it came first, about what has been deleted since: nobody need make it anew. */
export function doneAndGone(): AppError {
  const message = sentences.savedAndDeleted;
  return new AppError('not-found', message, { body: { wasDone: true } satisfies Partial<Refusal> });
}

/**
 * 409 for a write whose number tells nothing: it was neither done now nor is it known to have been done
 * (PRODUCT.md#write-once).
 */
export function unknownWrite(): AppError {
  const message = sentences.unknownWrite;
  return new AppError('taken', message, { body: { isUnknownWrite: true } satisfies Partial<Refusal> });
}

/** 409 for an Idempotency-Key that another request of this person went under: an error of the sender. */
export function keyReused(): AppError {
  return new AppError('taken', sentences.idempotencyKeyReused);
}

/**
 * For a UUID that a client made and that stands for something else already (PRODUCT.md#write-once); it shows nothing of it.
 */
export function idTaken(): AppError {
  return new AppError('taken', sentences.idTaken);
}

/** For text with NUL in it, which Postgres cannot store and nobody types. */
export function unstorable(): AppError {
  return new AppError('invalid', sentences.unstorable);
}
