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
 * Until the test has ended, calls to addresses like `pattern` (`*` is any text) get the answer of a proxy whose server is
 * away: 502 with a page that has no word of ours.
 */
export async function breakProxy(pattern: string): Promise<void> {
  const protocol = cdp() as unknown as Protocol;
  const answer = ({ requestId }: Paused) => {
    protocol.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 502,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: btoa('<h1>502 Bad Gateway</h1>'),
    });
  };
  protocol.on('Fetch.requestPaused', answer);
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  onTestFinished(async () => {
    protocol.off('Fetch.requestPaused', answer);
    await protocol.send('Fetch.disable');
  });
}
