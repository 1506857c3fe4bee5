import * as z from 'zod/mini';
import {
  addressOf,
  type Endpoint,
  PERSON_HEADER,
  Refusal,
  type ResponseOf,
  type SentBodyOf,
  type SentQueryOf,
} from '#domain/contract/platform/endpoint.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import * as words from '#words/platform/fields.ts';
import { type Sentence, said } from '#words/sentences.ts';
import { pageUser } from './page-user.ts';
import { hearTime } from './server-time.ts';
import { noteLine } from './silent-line.ts';
import { fetchOurs, StrangersAnswer } from './strangers-answer.ts';

/**
 * A response that was no success. Its message is the status code, a colon, then the body or the status text
 * (PRODUCT.md#when-something-goes-wrong); `message` and `fields` are what the server says to the person.
 */
export class CallError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;
  /** For 429 and 503: when to try again. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.refusal = readRefusal(body);
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }

  /** The server's sentence, translated where it is shown (PRODUCT.md#what-the-server-says). */
  get told(): Sentence | null {
    return this.refusal && answered(this.refusal);
  }

  get refusalMessage(): string | null {
    return this.told && said(this.told);
  }

  get fields(): Readonly<Record<string, Sentence>> {
    const { fields = {}, fieldCodes = {} } = this.refusal ?? {};
    const all = Object.entries(fields);
    return Object.fromEntries(
      all.map(([name, message]) => [name, answered({ message, ...fieldCodes[name] })]),
    );
  }
}

function readRefusal(body: string): Refusal | null {
  try {
    return z.parse(Refusal, JSON.parse(body));
  } catch {
    return null;
  }
}

/** No answer at all, or a stranger's (PRODUCT.md#a-strangers-response): the network is away, or the server. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** The same, and nobody answered. */
export function isUnanswered(error: unknown): boolean {
  return isNetworkError(error) && !(error instanceof StrangersAnswer);
}

/** Nobody answered, or only the server's own proxy did: what was asked may be done all the same. */
export function mayBeDone(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof StrangersAnswer && error.isOfGateway);
}

/** Somebody else is signed in than the page takes it (PRODUCT.md#write-once). */
export function isMistakenPerson(error: unknown): boolean {
  return error instanceof CallError && error.refusal?.signedInAs !== undefined;
}

/** The server says that something is missing, or not this user's. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Returns the server's error for a missing project, for one whose deletion waits here. */
export function goneError(): CallError {
  return new CallError(404, '', JSON.stringify(sentences.projectNotFound), null);
}

/** The server cannot tell by its number whether a write was done before; it was not done now (PRODUCT.md#write-once). */
export function isUnknownWrite(error: unknown): boolean {
  return error instanceof CallError && error.refusal?.isUnknownWrite === true;
}

/**
 * PRODUCT.md#when-something-goes-wrong: the session has ended, or there never was one, or it is another person's by
 * now. The app says so itself and leads away (web/app/unauthorized.ts): whoever made the call has nothing to add.
 */
export function isUnauthorized(error: unknown): boolean {
  return (error instanceof CallError && error.status === 401) || isMistakenPerson(error);
}

/** True when the user may not do this now: the app may take the user for another (PRODUCT.md#consent). */
export function isForbidden(error: unknown): boolean {
  return error instanceof CallError && error.status === 403;
}

/** The server's sentence for an error, or the words to fall back on, to be looked up where it is shown; a stranger's is told of. */
export function sentenceOf(error: unknown, fallback: string): Sentence {
  if (error instanceof StrangersAnswer && !error.isOfGateway) return words.networkAnswered;
  return (error instanceof CallError && error.told) || fallback;
}

/** The same as a person reads it. */
export function messageOf(error: unknown, fallback: string): string {
  return said(sentenceOf(error, fallback));
}

/** Returns the advice for a failure: the line is to blame only without a response of the server. */
export function remedyFor(error: unknown): string {
  if (isUnanswered(error)) return words.checkConnection;
  if (isUnauthorized(error)) return words.loggedOut;
  return messageOf(error, words.ourFault);
}

export type CallOptions<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: SentQueryOf<E>;
  body?: SentBodyOf<E>;
  /** Lets the call outlive the page (PRODUCT.md#planting-drafts, leaving the planting form). */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** The user of the call, if not the page's own; null for nobody in particular. */
  as?: string | null;
};

/** Bytes that a page may have under way after its end (Fetch standard), less room for another call. */
const KEEPALIVE_MAX_BYTES = 48 * 1024;

/**
 * Calls an endpoint with the session's cookie.
 * @throws CallError when the response is no success, TypeError when there is none of the server's.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const { params, query, ...rest } = options;
  const address = addressOf(endpoint, params, query as Record<string, string> | undefined);
  return sendJson<ResponseOf<E>>(endpoint.method, address, rest);
}

type SendOptions = Pick<CallOptions<Endpoint>, 'keepalive' | 'signal' | 'as'> & {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Calls an address with a JSON body.
 * @throws as `call`.
 */
export function sendJson<T>(method: Endpoint['method'], address: string, options: SendOptions): Promise<T> {
  const { body, headers, keepalive, signal, as } = options;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const init = {
    method,
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: sent }),
    // Browsers refuse a longer one outright; sent without it, it has at least a chance.
    ...(keepalive && new Blob([sent ?? '']).size <= KEEPALIVE_MAX_BYTES && { keepalive }),
    ...(signal && { signal }),
  };
  return request<T>(address, init, as);
}

/** The header by which a call says for whom it is. */
export function personHeader(as: string | null = pageUser() ?? null): Record<string, string> {
  return as === null ? {} : { [PERSON_HEADER]: as };
}

type Sent = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

/** The only fetch of the page for what the server knows. @throws as `call`. */
export async function responseTo(address: string, init: Sent, as?: string | null): Promise<Response> {
  const headers = { ...personHeader(as), ...init.headers };
  // A redirect elsewhere is a stranger's: the body must not follow.
  const response = await fetchOurs(address, {
    credentials: 'same-origin',
    redirect: 'manual',
    ...init,
    headers,
  });
  noteLine('answers');
  if (response.ok) return response;
  const { status, statusText } = response;
  throw new CallError(status, statusText, await response.text(), response.headers.get('retry-after'));
}

/** The JSON that an address responds with. @throws as `call`. */
export async function request<T>(address: string, init: Sent = {}, as?: string | null): Promise<T> {
  const response = await responseTo(address, init, as);
  const read = readResponse<T>(await response.text());
  hearTime(response);
  return read;
}

/**
 * The JSON of a successful answer.
 * @throws TypeError when it is none: the line was cut.
 */
export function readResponse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new TypeError('The answer was cut off');
  }
}

/** True when a refusal names a field, whose sentence then stands alone. */
export function standsAtField(error: unknown): boolean {
  return error instanceof CallError && Object.keys(error.fields).length > 0;
}

/** True when a letter's link no longer works. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
