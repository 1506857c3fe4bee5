import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { test as base, expect, type FullProject, type Page } from '@playwright/test';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import { expectAccessible } from './accessibility.ts';
import { pressAsAFinger } from './finger.ts';
import { takePictures } from './state-pictures.ts';

export { expect };

/** Headers of a response that stands in for the server's (PRODUCT.md#a-strangers-response). */
export const AS_SERVER = { [OWN_HEADER]: OWN_HEADER_VALUE };

/**
 * For a journey that is the same on every screen, since it asks what is kept, sent and known, or since its browser is its
 * own: the phone's project walks it, alone.
 */
export const ONE_SIZE = { tag: '@one-size' };

type Inspected = {
  /** Another page than the journey's own, such as a parent's. */
  page?: Page;
  /** Opens again what a change of the window closes. */
  bringBack?: () => Promise<void>;
};

export type Inspect = (name: string, how?: Inspected) => Promise<void>;

type ForEachJourney = {
  /** Keeps a picture of the whole page as `test-results/<project>/<name>.png`, for people to look at, when KEEP_PICTURES asks. */
  photograph: (name: string) => Promise<void>;
  /**
   * Holds the screen to axe's rules (WCAG 2.2 AA), and its colors in the dark; when KEEP_PICTURES asks, keeps a picture of
   * each. Under `npm run pictures` it lays a contact sheet instead.
   */
  inspect: Inspect;
  /**
   * Fails the journey when the page reports an error or throws one. Of one that fails it says what the server refused
   * and left without an answer: a notice on the page is gone after five seconds.
   */
  silence: undefined;
};

type ForEachWorker = {
  /** The built product, as `npm start` runs it, with an empty data folder of its own. */
  server: { url: string; dataDir: string };
};

/** The `test` of every journey: its pages come from a server that no other worker shares. */
export const test = base.extend<ForEachJourney, ForEachWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project, workerIndex }) => {
      mkdirSync(project.outputDir, { recursive: true });
      const server = await startProduct(join(project.outputDir, `server-${workerIndex}.log`));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.url),

  photograph: ({ page }, use, { project }) => use((name) => keepPicture(page, project, name)),

  inspect: ({ page: own }, use, { project }) =>
    use(async (name, { page = own, bringBack } = {}) => {
      if (project.name === 'pictures') return takePictures(page, name, bringBack);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page, `${name}, light`);
      await keepPicture(page, project, `${name}-light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${name}, dark`, 'colors');
      await keepPicture(page, project, `${name}-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
    }),

  silence: [
    async ({ page }, use, info) => {
      pressAsAFinger(page);
      const errors: string[] = [];
      const refused = refusedCalls(page);
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser itself reports each refused call, and a refusal can be what the journey is about.
        const refusedCall = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !refusedCall) errors.push(message.text());
      });
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        process.stdout.write(
          `Calls that came to nothing in ${info.title}:\n${refused.join('\n') || 'none'}\n`,
        );
      }
      expect(errors, 'the page reported errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Grows while the page lives. */
function refusedCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('response', (expression) => {
    if (expression.status() >= 400)
      calls.push(`${expression.status()} ${expression.request().method()} ${expression.url()}`);
  });
  page.on('requestfailed', (expression) => {
    calls.push(`${expression.failure()?.errorText} ${expression.method()} ${expression.url()}`);
  });
  return calls;
}

async function keepPicture(page: Page, project: FullProject, name: string): Promise<void> {
  if (!process.env.KEEP_PICTURES) return;
  await page.screenshot({ path: join(project.outputDir, project.name, `${name}.png`), fullPage: true });
}

/** Starts `server/main.ts` on a free port; what it logs goes to a file. */
export async function startProduct(logFile: string, settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rootling-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  server.stdout.pipe(createWriteStream(logFile));
  const url = await Promise.race([
    addressIn(server.stdout),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}; see ${logFile}.`))),
  ]);
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fastify logs where it listens. */
function addressIn(log: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    log.on('data', function read(chunk: Buffer) {
      text += chunk;
      const address = /listening at (http:\/\/[\d.]+:\d+)/.exec(text)?.[1];
      if (!address) return;
      log.off('data', read);
      resolve(address);
    });
  });
}
