import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumLaunchOptions } from '../../e2e/browser.ts';

/** Starts the Chromium of the tests, fresh, and gives the port by which it can be steered. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { executablePath = '', args = [], env } = chromiumLaunchOptions();
  const profile = mkdtempSync(join(tmpdir(), 'rootling-browser-'));
  const browser = spawn(
    executablePath,
    // The certificate of https.ts is signed by nobody.
    [
      ...args,
      '--ignore-certificate-errors',
      '--headless=shell',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: env as NodeJS.ProcessEnv | undefined, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  return {
    port: await portIn(createInterface(browser.stderr)),
    stop: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium says where it listens. */
async function portIn(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The browser ended before it listened.');
}
