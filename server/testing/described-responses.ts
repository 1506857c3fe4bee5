import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { refusalsOf } from '#server/platform/http/openapi.ts';

/** The call that a request is for, as the router finds it: a path without parameters first. */
function callAt(method: string, url: string): Endpoint | undefined {
  const [path = ''] = url.split('?');
  const calls = ALL_ENDPOINTS.filter((it) => it.method === method);
  const isThere = (endpoint: Endpoint) =>
    new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  return calls.find((it) => it.path === path) ?? calls.find(isThere);
}

/**
 * Fails where a call refuses with what the description of the API does not say of it, so that /api/docs stays true.
 * Errors of the server may come from every call, and so may what is refused before a call is found.
 */
export function expectDescribed(method: string, url: string, status: number): void {
  if (status < 400 || status >= 500 || /%/.test(url)) return;
  const call = callAt(method, url);
  if (!call || refusalsOf(call).some((it) => it === status)) return;
  throw new Error(
    `${method} ${call.path} answered ${status}, which /api/docs does not say of it: it is missing in its \`refuses\`.`,
  );
}
