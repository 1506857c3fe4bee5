import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';

/** A response that a page takes for the server's. */
export function ourResponse(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, init);
  response.headers.set(OWN_HEADER, OWN_HEADER_VALUE);
  return response;
}
