import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { FIRST_LANGUAGE, type Language } from './domain/languages.ts';
import { chromiumLaunchOptions } from './e2e/browser.ts';
import { keepFilesInMemory } from './tools/keep-files-in-memory.ts';

const root = import.meta.dirname;
const failOnConsoleError = join(root, 'tools/fail-on-console-error.ts');

// Threads and processes of tests share compiled code, as with npm start.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');

keepFilesInMemory();

/** Only what hangs should meet these: a machine of two cores may be busy with much else. */
const HANGING_TEST_MS = 60_000;
const HANGING_POLL_MS = 15_000;

// Vitest by itself leaves a core to others.
const everyCore = { maxWorkers: '100%', slowTestThreshold: 5000 };
/** A test waits for its database, its files and its pages: meanwhile another has the core (docs/decisions/0208). */
const oneMore = { maxWorkers: availableParallelism() + 1 };

/**
 * One process for many files, of which each would read the program anew (docs/decisions/0208): what its modules keep is the
 * same for every world.
 */
const oneProcess = { isolate: false };

const timeout = {
  testTimeout: HANGING_TEST_MS,
  hookTimeout: HANGING_TEST_MS,
  expect: { poll: { timeout: HANGING_POLL_MS } },
};

/** They open a world as others do, but ask for what it says of itself: nothing of theirs comes out of a row (docs/decisions/0208). */
const SAME_ON_EVERY_ENGINE = ['server/platform/http/docs.test.ts', 'server/platform/pages/robots.test.ts'];

/** A test of which the database or the file store is the run's: the others are the same on Postgres as before. */
const usesRunsEngine = (file: string) =>
  !SAME_ON_EVERY_ENGINE.includes(file) &&
  /testing\/(test-app|mailed-world|troop-world|review-world|reminded-world|database)\.ts|'\.\/(test-app|database)\.ts|process\.env\.TEST_/.test(
    readFileSync(join(root, file), 'utf8'),
  );

const forgetEverything = defineBrowserCommand(async ({ context, page }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await devtools.detach();
});

/** Files ending in .tsx are tested in a real browser against a real server; those in .es.tsx with Spanish words. */
const pagesIn = (name: string, language: Language, files: { include: string[]; exclude?: string[] }) => ({
  extends: './web/vite.config.ts',
  root: './web',
  resolve: { conditions: [language, ...defaultClientConditions] },
  // Vite serves no worker, whether React is that of the build or that of developing.
  define: { 'import.meta.env.PROD': 'false' },
  test: {
    name,
    ...files,
    globalSetup: '../tools/start-test-server.ts',
    ...everyCore,
    ...oneMore,
    ...timeout,
    setupFiles: [failOnConsoleError, './testing/fresh-browser.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      commands: { forgetEverything },
      viewport: { width: 360, height: 740 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    ...everyCore,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,tools,web,words,art}/**/*.test.ts'],
          setupFiles: failOnConsoleError,
          ...oneProcess,
          testTimeout: HANGING_TEST_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: failOnConsoleError,
          ...oneProcess,
          ...oneMore,
          ...timeout,
        },
      },
      {
        test: {
          name: 'postgres',
          include: globSync('server/**/*.test.ts', { cwd: root }).filter(usesRunsEngine),
          // Whichever engine the run has, it starts a Postgres of its own.
          exclude: ['server/platform/db/postgres-away.test.ts'],
          globalSetup: './server/testing/start-postgres.ts',
          setupFiles: [failOnConsoleError, './server/testing/use-postgres.ts'],
          ...oneProcess,
          ...oneMore,
          ...timeout,
        },
      },
      pagesIn('page', FIRST_LANGUAGE, { include: ['**/*.test.tsx'], exclude: ['**/*.es.test.tsx'] }),
      pagesIn('page-es', 'es', { include: ['**/*.es.test.tsx'] }),
    ],
  },
});
