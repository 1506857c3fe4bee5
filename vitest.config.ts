import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './e2e/browser.ts';

const failOnConsoleError = `${import.meta.dirname}/tools/fail-on-console-error.ts`;

/** Only what hangs should meet these: a machine of two cores may be busy with much else. */
const HANGING_TEST_MS = 60_000;
const HANGING_POLL_MS = 15_000;

const forgetEverything = defineBrowserCommand(async ({ context, page }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await devtools.detach();
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,tools,web}/**/*.test.ts'],
          setupFiles: failOnConsoleError,
          testTimeout: HANGING_TEST_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: failOnConsoleError,
          testTimeout: HANGING_TEST_MS,
          hookTimeout: HANGING_TEST_MS,
          expect: { poll: { timeout: HANGING_POLL_MS } },
        },
      },
      {
        // What ends in .tsx is tested in a real browser, against a real server.
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'page',
          include: ['**/*.test.tsx'],
          globalSetup: '../tools/start-test-server.ts',
          testTimeout: HANGING_TEST_MS,
          hookTimeout: HANGING_TEST_MS,
          expect: { poll: { timeout: HANGING_POLL_MS } },
          setupFiles: [failOnConsoleError, './testing/fresh-browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            commands: { forgetEverything },
            viewport: { width: 360, height: 740 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
