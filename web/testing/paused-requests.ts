import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

export type Paused = { readonly requestId: string; readonly request: { readonly url: string } };

/** The part of the browser's own protocol that pauses requests; Vitest leaves its types to the driver. */
export type Protocol = {
  send(method: `Fetch.${string}`, params?: object): Promise<void>;
  on(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
  off(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
};

const PROBE = '/is-paused';
const PROBE_HEADER = 'x-is-paused';
/** As it is before a test takes the line away. */
const { fetch } = window;

/**
 * Until the test has ended, or the function that it gives is called, requests to addresses like the patterns (`*` is any
 * text) go no further than to `hear`.
 */
export async function pauseRequests(
  patterns: readonly string[],
  hear: (paused: Paused, protocol: Protocol) => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  const protocol = cdp() as unknown as Protocol;
  const listen = (paused: Paused) => {
    // Where two pause requests at once the other one may have answered.
    if (paused.request.url.endsWith(PROBE)) answerProbe(protocol, paused);
    else if (isOver) endPaused(protocol, paused, 'Fetch.continueRequest');
    else hear(paused, protocol);
  };
  protocol.on('Fetch.requestPaused', listen);
  onTestFinished(async () => {
    if (!isOver) protocol.off('Fetch.requestPaused', listen);
    isOver = true;
    await protocol.send('Fetch.disable');
  });
  const pauseOnly = (only: readonly string[]) =>
    protocol.send('Fetch.enable', { patterns: [`*${PROBE}`, ...only].map((urlPattern) => ({ urlPattern })) });
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    // Were it disabled here, a request that leaves at this moment would hang. The probe comes after all of them.
    await pauseOnly([]);
    while (!(await isPaused()));
    protocol.off('Fetch.requestPaused', listen);
  };
  await pauseOnly(patterns);
  // The browser says that it is done before the page knows: on a busy machine the next call would still get through.
  while (!(await isPaused()));
  return stop;
}

/** @param method one of the ways to end a paused request, with what it takes beside the request's id. */
export async function endPaused(
  protocol: Protocol,
  { requestId }: Paused,
  method: `Fetch.${string}`,
  end: object = {},
): Promise<void> {
  try {
    await protocol.send(method, { requestId, ...end });
  } catch (error) {
    // The page has called it back, the test has ended, or another listener was first. The driver's error is no Error.
    if (!/Invalid InterceptionId|Fetch domain is not enabled/.test((error as Error).message)) throw error;
  }
}

function answerProbe(protocol: Protocol, paused: Paused): Promise<void> {
  const responseHeaders = [{ name: PROBE_HEADER, value: '1' }];
  return endPaused(protocol, paused, 'Fetch.fulfillRequest', {
    responseCode: 200,
    responseHeaders,
    body: '',
  });
}

async function isPaused(): Promise<boolean> {
  return (await fetch(PROBE, { cache: 'no-store' })).headers.has(PROBE_HEADER);
}
