import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

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
 * get this answer in place of the server's.
 */
export async function standInFor(
  pattern: string,
  { status, type, body }: StandIn,
): Promise<() => Promise<void>> {
  const protocol = cdp() as unknown as Protocol;
  const response = ({ requestId }: Paused) => {
    const responseHeaders = [{ name: 'content-type', value: type }];
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
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  onTestFinished(stop);
  return stop;
}
