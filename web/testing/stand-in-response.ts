import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import { endPaused, pauseRequests } from './paused-requests.ts';
import type { StrangersResponse } from './strangers.ts';

export type StandIn = { status: number; type: string; body: string };

/**
 * Until the test has ended, or the function that it gives is called, calls to addresses like `pattern` (`*` is any text)
 * get this answer, which counts as the server's.
 */
export function standInFor(pattern: string, { type, ...rest }: StandIn): Promise<() => Promise<void>> {
  return respondTo(pattern, {
    ...rest,
    headers: { 'content-type': type, [OWN_HEADER]: OWN_HEADER_VALUE },
  });
}

/** The same with an answer of a stranger on the way (PRODUCT.md#a-strangers-response). */
export async function respondTo(
  pattern: string | readonly string[],
  { status, headers, body }: Omit<StrangersResponse, 'name'>,
): Promise<() => Promise<void>> {
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return pauseRequests([pattern].flat(), (paused, protocol) => {
    const response = { responseCode: status, responseHeaders, body: btoa(body) };
    endPaused(protocol, paused, 'Fetch.fulfillRequest', response);
  });
}
