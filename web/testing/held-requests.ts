import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import { endPaused, type Paused, type Protocol, pauseRequests } from './paused-requests.ts';

/**
 * From now on requests to addresses like `pattern` (`*` is any text) leave the page and get no further.
 * @returns `arrived` awaits the first; `fail`, `answer` and `letThrough` end all that are held, and hold none any longer.
 */
export async function holdRequests(pattern: string) {
  const held: { paused: Paused; protocol: Protocol }[] = [];
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const stop = await pauseRequests([pattern], (paused, protocol) => {
    held.push({ paused, protocol });
    resolve();
  });
  const endAll = async (method: `Fetch.${string}`, end: object = {}) => {
    await stop();
    for (const { paused, protocol } of held.splice(0)) {
      await endPaused(protocol, paused, method, end);
    }
  };
  return {
    arrived,
    letThrough: () => endAll('Fetch.continueRequest'),
    fail: () => endAll('Fetch.failRequest', { errorReason: 'ConnectionFailed' }),
    answer: async (body: unknown) => {
      const responseHeaders = [
        { name: 'content-type', value: 'application/json' },
        { name: OWN_HEADER, value: OWN_HEADER_VALUE },
      ];
      const response = { responseCode: 200, responseHeaders, body: btoa(JSON.stringify(body)) };
      await endAll('Fetch.fulfillRequest', response);
    },
  };
}
