/**
 * The real program over its own fresh database and folder, with a clock that a test sets by hand. Nothing is mocked
 * between route and row: people are made by factories, and every call goes through HTTP.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import {
  addressOf,
  type Endpoint,
  type Refusal,
  type ResponseOf,
  type SentBodyOf,
  type SentQueryOf,
} from '#domain/contract/platform/endpoint.ts';
import { OWN_HEADER } from '#domain/rules/platform/own-response.ts';
import { buildApp } from '#server/app.ts';
import { ENDLESS_ROOM } from '#server/platform/disk-reserve.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { Vitals } from '#server/platform/ops/vitals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { readAllTerms } from '#server/platform/settings/terms-file.ts';
import { openTestDatabase } from './database.ts';
import { expectDescribed } from './described-responses.ts';
import { type Factories, factoriesOf } from './factories.ts';
import { openTestFiles } from './files.ts';
import { sharedPictures } from './shared-pictures.ts';
import { expectTranslated, wordsOf } from './translated-refusals.ts';

/** The response of a call; `body` is typed by the endpoint, and is an error's body when the status says so. */
export type CallResponse<T> = { status: number; body: T; headers: Record<string, unknown>; bytes: Buffer };

export type CallOptions<E extends Endpoint> = {
  params?: Record<string, string | number>;
  query?: SentQueryOf<E>;
  body?: SentBodyOf<E> | Record<string, unknown> | null;
  headers?: Record<string, string>;
};

/** Somebody who calls: signed in by a cookie, or nobody. */
export class Caller {
  readonly cookies: Record<string, string>;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, cookies: Record<string, string> = {}) {
    this.#app = app;
    this.cookies = cookies;
  }

  /** Calls an endpoint as its page would. */
  async call<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E> = {},
  ): Promise<CallResponse<ResponseOf<E>>> {
    const url = addressOf(endpoint, options.params, options.query as Record<string, string> | undefined);
    return this.send({
      method: endpoint.method,
      url,
      headers: options.headers ?? {},
      ...(options.body !== undefined && { payload: options.body as object }),
    });
  }

  /** Sends files as a form, in the order given; `parts` are the texts beside them, `more` are headers. */
  async upload<E extends Endpoint>(
    endpoint: E,
    params: Record<string, string | number>,
    files: readonly { name: string; type?: string; bytes: Uint8Array }[],
    parts: Record<string, string | readonly string[]> = {},
    more: Record<string, string> = {},
  ): Promise<CallResponse<ResponseOf<E>>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      for (const text of [value].flat()) form.append(name, text);
    }
    for (const { name, type, bytes } of files) {
      form.append('photos', new Blob([new Uint8Array(bytes)], { type: type ?? 'image/jpeg' }), name);
    }
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...more };
    return this.send({ method: endpoint.method, url: addressOf(endpoint, params), headers, payload });
  }

  /** Sends any request; cookies that are set are kept, as a browser does. */
  async send<T>(options: InjectOptions): Promise<CallResponse<T>> {
    const response = await this.#app.inject({ ...options, cookies: this.cookies });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') delete this.cookies[cookie.name];
      else this.cookies[cookie.name] = cookie.value;
    }
    if (response.headers[OWN_HEADER] !== '1')
      throw new Error(`${options.url}: a page would take this for a stranger's`);
    expectDescribed(String(options.method), String(options.url), response.statusCode);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const body: unknown = isJson ? response.json() : response.body;
    const isRefusal = isJson && response.statusCode >= 400;
    if (isRefusal) expectTranslated(body as Refusal);
    return {
      status: response.statusCode,
      body: (isRefusal ? wordsOf(body as Refusal) : body) as T,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }
}

export type World = Factories & {
  app: FastifyInstance;
  platform: Platform;
  /** Moves the clock on by so many milliseconds. */
  passTime: (milliseconds: number) => void;
  /** A caller without a session. */
  stranger: () => Caller;
};

const START = Date.UTC(2026, 7, 1, 12);

/** Starts a world; `close` ends it and removes all it stored. */
export async function startWorld(
  environment: Record<string, string> = {},
): Promise<World & { close: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-test-'));
  const [database, storage] = await Promise.all([openTestDatabase(), openTestFiles(dataDir)]);
  let now = START;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const platform: Platform = {
    config,
    terms: await readAllTerms(config),
    db: database.db,
    files: storage.files,
    pictures: sharedPictures(),
    room: ENDLESS_ROOM,
    incoming: path.join(dataDir, 'incoming'),
    clock: () => now,
    newId: randomUUID,
    newToken: () => randomBytes(32).toString('base64url'),
    log: pino({ level: 'silent' }),
  };
  // No page is in that folder: compressing those of a build takes longer than all the rest of a world.
  const app = await buildApp(platform, new Vitals(), dataDir);
  return {
    app,
    platform,
    passTime: (milliseconds) => {
      now += milliseconds;
    },
    stranger: () => new Caller(app),
    ...factoriesOf(platform, (token, cookie = SESSION_COOKIE) => new Caller(app, { [cookie]: token })),
    close: async () => {
      await app.close();
      await Promise.all([database.close(), storage.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
