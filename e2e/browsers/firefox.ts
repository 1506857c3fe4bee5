import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, HANGING_MS, SIZE, startGroup, unanswered, wordAfter } from './driver.ts';

/** Nothing is asked of anybody but this machine: there is no proxy at this port. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
  // It crashes on purpose, and is to come back without a question.
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
};

type Result = { readonly value?: string; readonly sharedId?: string };

/** Sends commands over a line of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi). */
async function openBidi(url: string) {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'));
  });
  return <R>(method: string, params: object): Promise<R> => {
    sent += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(sent, answer);
    setTimeout(() => answer.reject(unanswered(method)), HANGING_MS).unref();
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise as Promise<R>;
  };
}

/** Opens Firefox by WebDriver BiDi. @param agent what it says that it is, where not itself. */
export async function openFirefox(profile: string, agent?: string): Promise<Driver> {
  const preferences = { ...PREFERENCES, ...(agent && { 'general.useragent.override': agent }) };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const group = startGroup('/usr/bin/firefox-esr', args);
  const send = await openBidi(await wordAfter('WebDriver BiDi listening on', group.child));
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  const run = async (functionDeclaration: string, given: readonly unknown[]): Promise<Result> => {
    const said = await send<{ result: Result; exceptionDetails?: { text: string } }>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: true,
    });
    if (said.exceptionDetails) throw new Error(said.exceptionDetails.text);
    return said.result;
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (work, ...given) => {
      const wrapped = `async (given) => JSON.stringify((await (${work})(...JSON.parse(given))) ?? null)`;
      return JSON.parse((await run(wrapped, given)).value ?? 'null');
    },
    act: async (device) => void (await send('input.performActions', { context, actions: [device] })),
    chooseFiles: async (files, find, ...given) => {
      const { sharedId } = await run(`(given) => (${find})(...JSON.parse(given))`, given);
      if (sharedId === undefined) throw new Error('There is no field for files.');
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
    screenshot: async () =>
      Buffer.from(
        (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    close: async () => {
      await send('browser.close', {});
      await group.ended;
    },
    kill: group.kill,
  };
}
