import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../mailed-product.ts';
import { type Driver, HANGING_MS, startGroup } from './driver.ts';

const TRIES = 100;
const BETWEEN_TRIES_MS = 100;
/** WebKit never answers a command whose page was left. */
const LEFT_MS = 20_000;
/** The name under which an element is handed over (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens WebKit by WebDriver (https://www.w3.org/TR/webdriver2). @param agent what it says that it is, where not itself. */
export async function openWebkit(profile: string, display: string, agent?: string): Promise<Driver> {
  const port = await freePort();
  const group = startGroup('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
  group.child.stderr.resume();
  const call = async (
    method: 'POST' | 'GET' | 'DELETE',
    path: string,
    body?: object,
    limitMs = HANGING_MS,
  ): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path.split('/').at(-1)}: ${value.message}`);
    return value;
  };
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(BETWEEN_TRIES_MS);
  }
  const args = [join(import.meta.dirname, 'webkit-window.py'), profile, ...(agent ? [agent] : [])];
  const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } };
  const capabilities = { alwaysMatch: { ...options, unhandledPromptBehavior: 'accept' } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const post = (path: string, body: object, limitMs = HANGING_MS) =>
    call('POST', `/session/${sessionId}/${path}`, body, limitMs);
  return {
    open: async (url) => void (await post('url', { url })),
    evaluate: async (work, ...given) => {
      const script = `const done = arguments[1];
        Promise.resolve(arguments[0]).then((given) => (${work})(...JSON.parse(given)))
          .then((it) => done(JSON.stringify({ it: it ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`;
      const said = (await post(
        'execute/async',
        { script, args: [JSON.stringify(given)] },
        LEFT_MS,
      )) as string;
      const { it: parse, error } = JSON.parse(said);
      if (error !== undefined) throw new Error(error);
      return parse;
    },
    act: async (device) => void (await post('actions', { actions: [device] })),
    chooseFiles: async (paths, find, ...given) => {
      const script = `return (${find})(...JSON.parse(arguments[0]));`;
      const found = (await post('execute/sync', { script, args: [JSON.stringify(given)] })) as Record<
        string,
        string
      >;
      if (!found) throw new Error('There is no field for files.');
      await post(`element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    screenshot: async () =>
      Buffer.from((await call('GET', `/session/${sessionId}/screenshot`)) as string, 'base64'),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await group.kill();
    },
    kill: group.kill,
  };
}
