import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/own-response.ts';
import type { StrangersResponse } from './strangers.ts';

type Paused = { requestId: string };

/** The part of the browser's own protocol that answers requests; Vitest leaves its types to the driver. */
type Protocol = {
  send(method: `Fetch.${string}`, params?: object): Promise<void>;
  on(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
  off(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
};

export type StandIn = { status: number; type: string; body: string };

/**
 * Until the test has ended, or the function that it gives is called, calls to addresses like `pattern` (`*` is any text)
 * get this answer, which counts as the server's.
 */
export function standInFor(pattern: string, { type, ...it }: StandIn): Promise<() => Promise<void>> {
  return respondTo(pattern, {
    ...it,
    headers: { 'content-type': type, [OWN_HEADER]: OWN_HEADER_VALUE },
  });
}

/** The same with an answer of a stranger on the way (§17.6). */
export async function respondTo(
  pattern: string | readonly string[],
  { status, headers, body }: Omit<StrangersResponse, 'name'>,
): Promise<() => Promise<void>> {
  const protocol = cdp() as unknown as Protocol;
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const response = ({ requestId }: Paused) => {
    protocol.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders,
      body: btoa(body),
    });
  };
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    protocol.off('Fetch.requestPaused', response);
    await protocol.send('Fetch.disable');
  };
  protocol.on('Fetch.requestPaused', response);
  await protocol.send('Fetch.enable', { patterns: [pattern].flat().map((urlPattern) => ({ urlPattern })) });
  onTestFinished(stop);
  return stop;
}
