/**
 * Turns the endpoints of the contract into routes: session → who → parse → handle → answer through its schema. A noun
 * registers its calls with one of five words: `read` (no transaction), `stream` (a long list, batch by batch), `write`
 * (one transaction; a retry under the same number or Idempotency-Key changes nothing and responds with the thing as it
 * stands), `act` (opens its own transactions, because it hashes or waits for something that a transaction must not wait
 * for) and `upload` (files, received on disk before the handler runs).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import {
  type BodyOf,
  type Endpoint,
  isAboutChild,
  type Made,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type UploadOf,
} from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import type { Plan } from '#server/platform/db/write-batch.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Received } from '#server/platform/files/received.ts';
import type { Vitals } from '#server/platform/ops/vitals.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { NounPlatform, Platform } from '#server/platform/platform.ts';
import type { Admissions } from './admission.ts';
import './body-pace.ts';
import { jsonStream } from './json-stream.ts';
import { responseJson } from './response-json.ts';
import { demandRoom } from './room-for-work.ts';
import { shareUploads } from './upload-shares.ts';
import { receiveUpload } from './uploads.ts';
import { writeOnce } from './write-once.ts';

type UserOf<E extends Endpoint> = E extends { readonly who: 'anyone' }
  ? User | null
  : E extends { readonly who: 'parent' }
    ? Parent
    : E extends { readonly who: 'program' }
      ? null
      : User;

/** A handler's input: everything is parsed, and the caller has the right. */
export type Call<E extends Endpoint> = {
  db: Queries;
  user: UserOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Milliseconds since 1970, read once. */
  now: number;
  newId: () => string;
};
/** A call that opens its own transactions, each of which asks first (admission.ts). */
export type OpenCall<E extends Endpoint> = Call<E> & { db: Database };
/** `gone` is aborted once nobody waits for the response any longer. */
export type RawCall<E extends Endpoint> = OpenCall<E> & {
  request: FastifyRequest;
  reply: FastifyReply;
  gone: AbortSignal;
};
export type UploadCall<E extends Endpoint> = OpenCall<E> & { received: Received<UploadOf<E>> };

type Outcome<E extends Endpoint> = E extends { readonly creates: true } ? Made<ResponseOf<E>> : ResponseOf<E>;
type ListEndpoint = Endpoint & { readonly response: z.ZodMiniArray };
type Handler<E extends Endpoint, C> = (call: C) => Promise<Outcome<E>>;
type Handling<E extends Endpoint> = (
  call: OpenCall<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;
/** A write may also give a refusal: what it wrote stays (PRODUCT.md#saving-a-step). A refusal that is thrown undoes it. */
type Writer<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E> | AppError>;
/**
 * The further parts of a write. A numbered one, or one with an Idempotency-Key, reads with `again` the current state
 * for a repeated call. Creating calls are recognised by their id (PRODUCT.md#write-once), calls of anyone and reads
 * by nothing.
 */
type WriteParts<E extends Endpoint> = E extends
  | { readonly creates: true }
  | { readonly method: 'GET' }
  | { readonly who: 'anyone' }
  ? []
  : [again: Handler<E, Call<E>>, plan?: Planner<E>];
/** The usual course of a write, decided before any transaction; null when it needs one. */
type Planner<E extends Endpoint> = (call: Call<E>) => Promise<Plan<ResponseOf<E>> | null>;

export type Routes = ReturnType<typeof routesOn>;

function statusAndBody(endpoint: Endpoint, outcome: unknown): { status: number; body: unknown } {
  if (!endpoint.creates) return { status: endpoint.isDiscreet ? 202 : 200, body: outcome };
  const made = outcome as Made<unknown>;
  return { status: made.isNew ? 201 : 200, body: made.it };
}

function callOf<E extends Endpoint, D extends Queries>(
  request: FastifyRequest,
  platform: Platform,
  db: D,
): Call<E> & { db: D } {
  const { params, query, body } = request;
  const { clock, newId } = platform;
  const user = request.parent ?? request.caller;
  return { db, user, params, query, body, now: clock(), newId } as Call<E> & { db: D };
}

function send(endpoint: Endpoint, reply: FastifyReply, outcome: unknown): unknown {
  if (endpoint.response === 'file') return outcome;
  // The browser has it already.
  if (reply.statusCode === 304) return reply.send();
  const { status, body } = statusAndBody(endpoint, outcome);
  reply.code(status);
  // Fastify sends a bare null as an empty body; the contract says JSON's null.
  return body === null ? reply.type('application/json; charset=utf-8').send('null') : body;
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const reason = new AppError('invalid', sentences.wasCancelled);
  // Also when all went well: then nobody is listening.
  reply.raw.once('close', () => leaving.abort(reason));
  if (reply.raw.closed) leaving.abort(reason);
  return leaving.signal;
}

/**
 * Milliseconds from a call's first byte to its response, enough for a save over a bad line behind a queue. Uploads
 * and long responses end instead when nothing moves (timeouts.ts).
 */
const RESPONDED_WITHIN_MS = 120_000;

/** The schemas of an endpoint, as Fastify takes them. */
export function schemasOf({ params, query, body, response }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(response !== 'file' && { response: { '2xx': response } }),
  };
}

/** A body that a call does not take is left unread: no schema limits its depth. */
async function dropBody(request: FastifyRequest): Promise<void> {
  request.body = undefined;
}

/** The words `read`, `stream`, `write`, `act` and `upload` for one app. */
export function routesOn(
  app: FastifyInstance,
  platform: Platform,
  { vitals, admit, admissionOf }: Admissions & { readonly vitals: Vitals },
) {
  const inUploadShare = shareUploads(vitals);
  function add(endpoint: Endpoint, handler: RouteOptions['handler']) {
    const { method, path, upload } = endpoint;
    app.route({
      method,
      url: path,
      ...(method !== 'GET' && !upload && { handlerTimeout: RESPONDED_WITHIN_MS }),
      schema: schemasOf(endpoint),
      onRequest: async (request, reply) => {
        await admit(endpoint, request, reply);
        await demandRoom(endpoint, platform);
      },
      ...(!endpoint.body && { preValidation: dropBody }),
      handler,
    });
  }
  /** For what goes on before any transaction: asked again, since the body may have taken its time, or now that it is known about whom. */
  function addAsking<E extends Endpoint>(endpoint: E, handle: Handling<E>) {
    add(endpoint, async (request, reply) => {
      const { ask, db } = admissionOf(endpoint, request);
      if (endpoint.method !== 'GET' || isAboutChild(endpoint)) await ask();
      return handle(callOf<E, Database>(request, platform, db), request, reply);
    });
  }

  return {
    platform: platform as NounPlatform,
    read<E extends Endpoint>(endpoint: E, handle: Handler<E, OpenCall<E>>) {
      addAsking(endpoint, async (call, _, reply) => send(endpoint, reply, await handle(call)));
    },
    stream<E extends ListEndpoint>(endpoint: E, list: (call: OpenCall<E>) => AsyncIterable<ResponseOf<E>>) {
      const serialize = responseJson(endpoint.response);
      addAsking(endpoint, async (call, _, reply) =>
        reply.type('application/json; charset=utf-8').send(await jsonStream(list(call), serialize)),
      );
    },
    write<E extends Endpoint>(endpoint: E, handle: Writer<E>, ...[again, plan]: WriteParts<E>) {
      add(endpoint, async (request, reply) => {
        const { db } = admissionOf(endpoint, request);
        const run = async (tx: Queries) => {
          const given = await handle(callOf<E, Queries>(request, platform, tx));
          return given instanceof AppError ? given : statusAndBody(endpoint, given);
        };
        const once = {
          run,
          ...(again && { again: (tx: Queries) => again(callOf<E, Queries>(request, platform, tx)) }),
          ...(plan && { plan: () => plan(callOf<E, Queries>(request, platform, db)) }),
        };
        const outcome = await writeOnce(request, { db, clock: platform.clock }, once);
        reply.code(outcome.status);
        return outcome.body;
      });
    },
    act<E extends Endpoint>(endpoint: E, handle: Handler<E, RawCall<E>>) {
      addAsking(endpoint, async (call, request, reply) =>
        send(endpoint, reply, await handle({ ...call, request, reply, gone: goneSignal(reply) })),
      );
    },
    upload<E extends Endpoint>(endpoint: E, handle: Handler<E, UploadCall<E>>) {
      add(endpoint, async (request, reply) => {
        // Before the first byte: who leaves with the last one is not waited for either.
        const gone = goneSignal(reply);
        return inUploadShare(request, async () => {
          request.allowForPhotos();
          const { files, parts, discard } = await receiveUpload(request, endpoint, platform);
          try {
            const { ask, db } = admissionOf(endpoint, request);
            await ask();
            const call = callOf<E, Database>(request, platform, db);
            const received = { files, parts: parts as UploadOf<E>, gone };
            return send(endpoint, reply, await handle({ ...call, received }));
          } finally {
            await discard();
          }
        });
      });
    },
  };
}
