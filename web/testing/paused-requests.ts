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

type Pause = {
  readonly patterns: readonly string[];
  readonly hear: (paused: Paused, protocol: Protocol) => void;
};

/** Pauses that stand, the newest first: a request is heard by the first of them that it fits. */
let standing: readonly Pause[] = [];
let isListening = false;

/**
 * Until the test has ended, or the function that it gives is called, requests to addresses like the patterns (`*` is any
 * text) go no further than to `hear`. Pauses of other patterns stay as they are; one with a pattern in common ends.
 */
export async function pauseRequests(
  patterns: readonly string[],
  hear: (paused: Paused, protocol: Protocol) => void,
): Promise<() => Promise<void>> {
  const protocol = cdp() as unknown as Protocol;
  if (!isListening) startListening(protocol);
  const pause = { patterns, hear };
  standing = [pause, ...standing.filter((other) => !other.patterns.some((it) => patterns.includes(it)))];
  await pauseStanding(protocol);
  return async () => {
    if (!standing.includes(pause)) return;
    standing = standing.filter((it) => it !== pause);
    // Were it disabled here, a request that leaves at this moment would hang. The probe comes after all of them.
    await pauseStanding(protocol);
  };
}

/** One listener for a test: where two listened, either could answer a request of the other. */
function startListening(protocol: Protocol): void {
  const listen = (paused: Paused) => {
    if (paused.request.url.endsWith(PROBE)) return answerProbe(protocol, paused);
    const pause = standing.find(({ patterns }) => patterns.some((it) => isLike(paused.request.url, it)));
    if (pause) return pause.hear(paused, protocol);
    return endPaused(protocol, paused, 'Fetch.continueRequest');
  };
  isListening = true;
  protocol.on('Fetch.requestPaused', listen);
  onTestFinished(async () => {
    isListening = false;
    standing = [];
    protocol.off('Fetch.requestPaused', listen);
    await protocol.send('Fetch.disable');
  });
}

async function pauseStanding(protocol: Protocol): Promise<void> {
  const patterns = [`*${PROBE}`, ...standing.flatMap((pause) => pause.patterns)];
  await protocol.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  // The browser says that it is done before the page knows: on a busy machine the next call would still get through.
  while (!(await isPaused()));
}

/** @param pattern as the browser takes it: `*` is any text. */
function isLike(url: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(url);
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
