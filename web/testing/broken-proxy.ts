import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Paused = { requestId: string };

/** The part of the browser's own protocol that answers requests; Vitest leaves its types to the driver. */
type Protocol = {
  send(method: `Fetch.${string}`, params?: object): Promise<void>;
  on(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
  off(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
};

/**
 * Until the test has ended, calls to addresses like `pattern` (`*` is any text) get this answer, for what takes a server
 * of years or of another kind.
 */
export async function answerInstead(pattern: string, json: object): Promise<void> {
  await answerAll(pattern, { status: 200, type: 'application/json', body: JSON.stringify(json) });
}

/**
 * Until the test has ended, calls to addresses like `pattern` get the answer of a proxy whose server is away: 502 with a
 * page that has no word of ours.
 */
export async function breakProxy(pattern: string): Promise<void> {
  await answerAll(pattern, { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
}

type Answer = { status: number; type: string; body: string };

async function answerAll(pattern: string, { status, type, body }: Answer): Promise<void> {
  const protocol = cdp() as unknown as Protocol;
  const answer = ({ requestId }: Paused) => {
    protocol.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: btoa(body),
    });
  };
  protocol.on('Fetch.requestPaused', answer);
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  onTestFinished(async () => {
    protocol.off('Fetch.requestPaused', answer);
    await protocol.send('Fetch.disable');
  });
}
