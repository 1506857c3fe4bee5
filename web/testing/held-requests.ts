import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/own-response.ts';

type Paused = { requestId: string };

/** The part of the browser's own protocol that stops requests; Vitest leaves its types to the driver. */
type Protocol = {
  send(method: `Fetch.${string}`, params?: object): Promise<void>;
  on(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
};

/**
 * From now on requests to addresses like `pattern` (`*` is any text) leave the page and get no further.
 * @returns `arrived` awaits the first; `fail`, `answer` and `letThrough` end all that are held, and hold none any longer.
 */
export async function holdRequests(pattern: string) {
  const protocol = cdp() as unknown as Protocol;
  const held: Paused[] = [];
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  // The browser lets through what it still holds.
  const stop = () => protocol.send('Fetch.disable');
  protocol.on('Fetch.requestPaused', (paused) => {
    held.push(paused);
    resolve();
  });
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  onTestFinished(stop);
  return {
    arrived,
    letThrough: stop,
    fail: async () => {
      const error = { errorReason: 'ConnectionFailed' };
      for (const { requestId } of held) await protocol.send('Fetch.failRequest', { requestId, ...error });
      await stop();
    },
    answer: async (body: unknown) => {
      const responseHeaders = [
        { name: 'content-type', value: 'application/json' },
        { name: OWN_HEADER, value: OWN_HEADER_VALUE },
      ];
      const response = { responseCode: 200, responseHeaders, body: btoa(JSON.stringify(body)) };
      for (const { requestId } of held)
        await protocol.send('Fetch.fulfillRequest', { requestId, ...response });
      await stop();
    },
  };
}
