import * as z from 'zod/mini';

/**
 * Callers that a call admits (PRODUCT.md#rights, PRODUCT.md#the-parents-page, PRODUCT.md#troops-and-leaders).
 * 'session' admits one that opens nothing yet, 'staff-self' one whose second factor is still to be set up
 * (PRODUCT.md#second-factor), 'program' one with the token (PRODUCT.md#statistics-for-a-program).
 */
export type Who =
  | 'anyone'
  | 'session'
  | 'account'
  | 'student'
  | 'member'
  | 'admin'
  | 'leader'
  | 'staff'
  | 'staff-self'
  | 'parent'
  | 'program';
/** Callers that an account identifies. */
export type AccountWho = Exclude<Who, 'parent' | 'program'>;

export type Schema = z.ZodMiniType;

/** Refusals beyond those that a call's method, path and `who` bring with them (server/platform/http/openapi.ts). */
export type OwnRefusal = 401 | 404 | 416 | 429;

/**
 * One row of PRODUCT.md#calls as data. The server makes its route of it and the page its call; the path stands nowhere else.
 */
export type Endpoint = {
  /** The call in a sentence, for the description at /api/docs. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` marks a parameter. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  readonly refuses?: readonly OwnRefusal[];
  /** Sent again it is done again, and does no harm: it reads neither number nor Idempotency-Key. */
  readonly mayRepeat?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The text parts beside the files of a multipart body. */
  readonly upload?: Schema;
  /** The kind of upload, unless it is photos. */
  readonly files?: 'form';
  /** 'file' answers bytes with their own content type. */
  readonly response: Schema | 'file';
  /** The content type of the file. */
  readonly gives?: string;
  /**
   * For a parent's call: true when its effect lasts or gives somebody more, which may depend on the body. Such a call
   * waits while a change of address can be undone (PRODUCT.md#the-week-after-a-new-address); so does one that does
   * not say.
   */
  readonly lasting?: boolean | ((body: never) => boolean);
  /** Answers 201 when the call made something (PRODUCT.md#responses). */
  readonly creates?: true;
  /** Answers 202, whatever comes of it: who asks learns nothing about whom it concerns. */
  readonly isDiscreet?: true;
  /** Answers everybody alike: who asks is not looked up, so that it is there while the database is not. */
  readonly isForAllAlike?: true;
};

/** Keeps the literal types of an endpoint, so that both sides infer parameters and responses from it. */
export function endpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Holds the token of a letter's link, where it is only looked at: no address and no log has it then. */
export const LINK_HEADER = 'x-link-token';

/**
 * Names whom a page takes to be signed in: by id, or as NOBODY. Every call of a page has it; where another one is signed
 * in by then, the call is refused with 409 and does nothing (PRODUCT.md#write-once).
 */
export const PERSON_HEADER = 'x-owner';
export const NOBODY = 'nobody';

type Parsed<T> = T extends Schema ? z.infer<T> : undefined;
type Sent<T> = T extends Schema ? z.input<T> : undefined;
type Part<E, K extends string> = E extends { readonly [key in K]: infer S } ? S : undefined;

/** The parsed parameters that a handler receives. */
export type ParamsOf<E extends Endpoint> = Parsed<Part<E, 'params'>>;
export type QueryOf<E extends Endpoint> = Parsed<Part<E, 'query'>>;
export type BodyOf<E extends Endpoint> = Parsed<Part<E, 'body'>>;
export type UploadOf<E extends Endpoint> = Parsed<Part<E, 'upload'>>;
/** The response that a handler gives and a page receives. */
export type ResponseOf<E extends Endpoint> = Parsed<Part<E, 'response'>>;
/**
 * The result of a creating call: the thing, and whether it is new (201) or was there already (200,
 * PRODUCT.md#write-once).
 */
export type Made<T> = { readonly it: T; readonly isNew: boolean };
/** The body that a page sends, before parsing. */
export type SentBodyOf<E extends Endpoint> = Sent<Part<E, 'body'>>;
export type SentQueryOf<E extends Endpoint> = Sent<Part<E, 'query'>>;

/**
 * The address of an endpoint with its parameters and query filled in.
 * @throws Error when a parameter of the path is missing.
 */
export function addressOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.method} ${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** The response of every deletion (PRODUCT.md#responses). */
export const Deleted = z.object({ success: z.literal(true) });
export const DELETED = { success: true } as const;

/** Beside a sentence in English: its code, and its values where it has some (PRODUCT.md#what-the-server-says). */
const code = z.string();
/** Any JSON: a word, a number, a key, a list of them or another sentence with its own values. */
export const SentenceValue = z.unknown();
const values = z.optional(z.record(z.string(), SentenceValue));
/** The same, of what may have no sentence. */
export const coded = { code: z.optional(code), values };

/** The body of every refusal (PRODUCT.md#responses). */
export const Refusal = z.object({
  message: z.string(),
  ...coded,
  fields: z.optional(z.record(z.string(), z.string())),
  /** The codes and values of `fields`. */
  fieldCodes: z.optional(z.record(z.string(), z.object({ code, values }))),
  /** With 404 to a repeated write: the first one was applied, and its thing has been deleted since. */
  wasDone: z.optional(z.literal(true)),
  /**
   * With 409: the write's number does not tell whether it was applied before, so it was not applied now
   * (PRODUCT.md#write-once).
   */
  isUnknownWrite: z.optional(z.literal(true)),
  /** Only where the page takes somebody else to be signed in: how the one who is, is called. */
  signedInAs: z.optional(z.string()),
});
export type Refusal = z.infer<typeof Refusal>;

/** True for an administrators' call about the one child that its path names. */
export function isAboutChild({ who, path }: Pick<Endpoint, 'who' | 'path'>): boolean {
  return who === 'admin' && path.startsWith('/api/admin/students/:id');
}
