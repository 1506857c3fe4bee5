import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './e2e/browser.ts';

const failOnConsoleError = `${import.meta.dirname}/tools/fail-on-console-error.ts`;

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
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: failOnConsoleError,
          // Only a test that hangs should meet this: databases and pictures are slow on a busy machine of two cores.
          testTimeout: 20_000,
        },
      },
      {
        // What ends in .tsx is tested in a real browser, against a real server.
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'page',
          // A real browser on a busy machine is now and then slower than a test waits: CI asks a second time.
          retry: process.env.CI ? 1 : 0,
          include: ['**/*.test.tsx'],
          globalSetup: '../tools/start-test-server.ts',
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
