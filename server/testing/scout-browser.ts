import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { createProject, type Project } from '#domain/contract/notebook/projects.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { register } from '#domain/contract/sign-in/accounts.ts';
import { drawnSignature } from './drawn-signature.ts';
import type { Send } from './grown-notebook.ts';
import type { Program } from './program.ts';

/** A response takes milliseconds; a picture, on a machine that is very busy, seconds. */
const HANGING_MS = 60_000;

/** A response with a status of 400 or above. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor({ method, path }: Endpoint, status: number, said: string) {
    super(`${method} ${path} answered ${status}: ${said}`);
    this.status = status;
  }
}

/**
 * A browser that outlives the program it talks to: its cookies are all it keeps.
 * @throws RefusedCall, and as `fetch` does: a TypeError when the line was cut.
 */
export type ScoutBrowser = (
  program: Pick<Program, 'url'>,
  endpoint: Endpoint,
  params: Record<string, string | number>,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** @param always headers of each of its requests. */
export function openBrowser(always: Record<string, string> = {}): ScoutBrowser {
  const cookies = new Map<string, string>();
  return async (program, endpoint, params, body, headers) => {
    const isForm = body instanceof FormData;
    const response = await fetch(program.url + addressOf(endpoint, params), {
      method: endpoint.method,
      headers: {
        cookie: [...cookies].map((it) => it.join('=')).join('; '),
        ...always,
        ...headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(HANGING_MS),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new RefusedCall(endpoint, response.status, await response.text());
    return response;
  };
}

/**
 * Somebody's browser at one server: `send` gives what a call answers, `cookie` what the last answer with one has set.
 * @throws RefusedCall
 */
export function sendAs(url: string, always: Record<string, string> = {}) {
  const browser = openBrowser(always);
  let cookie = '';
  const send: Send = async (item, params, body) => {
    const response = await browser({ url }, item, { ...params }, item.method === 'GET' ? undefined : body);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response.json();
  };
  return { send, cookie: () => cookie };
}

/** Signs a scout up as the pages do, with a parent's consent, and begins a project, whose id it gives. */
export async function beginAsScout(
  program: Pick<Program, 'url'>,
  call: ScoutBrowser,
  username = 'willow',
): Promise<string> {
  const name = { firstName: 'Willow', lastName: 'Reyes', organization: 'scouts_bsa', troopNumber: '42' };
  const account = { username, email: 'w@family.example', state: 'WI', zipCode: '53703' };
  const passwords = { password: 'acorn-and-oak', confirmPassword: 'acorn-and-oak' };
  await call(program, register, {}, { ...name, ...account, ...passwords });
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'a@family.example' };
  const consent = { ...parent, signature: await drawnSignature(), termsAgree: true };
  await call(program, giveParentConsent, {}, consent);
  const made = await call(program, createProject, {}, { name: 'Willow by the creek' });
  return ((await made.json()) as Project).id;
}
