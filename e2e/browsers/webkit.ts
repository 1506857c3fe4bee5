import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '#server/platform/error-message.ts';
import { freePort } from '../mailed-product.ts';
import { type Driver, HANGING_MS, STARTING_MS, startGroup, textOf, unanswered } from './driver.ts';
import { hasArrived, leave } from './left.ts';

const TRIES = 100;
const BETWEEN_TRIES_MS = 100;
/** The name under which an element is handed over (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Waits for the page that takes the place of one that is left. */
async function loaded(evaluate: Driver['evaluate']): Promise<void> {
  const latest = Date.now() + HANGING_MS;
  while (Date.now() < latest) {
    const isThere = await evaluate(hasArrived).catch(() => false);
    if (isThere) return;
    await pause(BETWEEN_TRIES_MS);
  }
  throw unanswered('url');
}

type Call = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
  limitMs?: number,
) => Promise<unknown>;

function callerOf(port: number): Call {
  return async (method, path, body, limitMs = HANGING_MS) => {
    const command = path.split('/').at(-1) ?? '';
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      throw error.name === 'TimeoutError' ? unanswered(command, limitMs) : error;
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
}

async function isReady(call: Call): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (tried === TRIES) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

/** Starts the driver, which starts the window. @param args of the window. */
async function startSession(args: readonly string[], display: string) {
  const port = await freePort();
  const group = startGroup('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
  const said = textOf(group.child);
  const call = callerOf(port);
  try {
    await isReady(call);
    const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } };
    // Otherwise each command waits until a page has loaded, and is never answered where a page comes back out of the
    // browser's memory or gives way to another. Journeys wait for what they want to see.
    const waits = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' };
    const capabilities = { alwaysMatch: { ...options, ...waits } };
    const session = await call('POST', '/session', { capabilities }, STARTING_MS);
    return { group, call, address: `/session/${(session as { sessionId: string }).sessionId}` };
  } catch (error) {
    await group.kill();
    throw new Error(`${errorMessage(error)} It said: ${said()}`);
  }
}

/** Opens WebKit by WebDriver (https://www.w3.org/TR/webdriver2). @param agent what it says that it is, where not itself. */
export async function openWebkit(profile: string, display: string, agent?: string): Promise<Driver> {
  const args = [join(import.meta.dirname, 'webkit-window.py'), profile, ...(agent ? [agent] : [])];
  const { group, call, address } = await startSession(args, display);
  const post = (path: string, body: object) => call('POST', `${address}/${path}`, body);
  const evaluate: Driver['evaluate'] = async (work, ...given) => {
    const script = `const done = arguments[1];
      Promise.resolve(arguments[0]).then((given) => (${work})(...JSON.parse(given)))
        .then((it) => done(JSON.stringify({ it: it ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const said = (await post('execute/async', { script, args: [JSON.stringify(given)] })) as string;
    const { it: parse, error } = JSON.parse(said);
    if (error !== undefined) throw new Error(error);
    return parse;
  };
  return {
    open: async (url) => {
      await evaluate(leave);
      await post('url', { url });
      await loaded(evaluate);
    },
    evaluate,
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
    screenshot: async () => Buffer.from((await call('GET', `${address}/screenshot`)) as string, 'base64'),
    close: async () => {
      await call('DELETE', address);
      await group.kill();
    },
    kill: group.kill,
  };
}
