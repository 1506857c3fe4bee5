import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, phoneLaunchOptions } from './e2e/browser.ts';
import { keepFilesInMemory } from './tools/keep-files-in-memory.ts';

keepFilesInMemory();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/build-product.ts',
  fullyParallel: true,
  // A journey waits for its server and its browser: meanwhile another has the core (docs/decisions/0208).
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs should meet these: two cores may be busy with two journeys, their servers and much else.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 30_000,
    // To bring the app onto each new device costs more than to open it. A file that asks what the service worker does, or
    // that cuts the line, walks with it, as the journey of all steps does (docs/decisions/0208).
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        launchOptions: phoneLaunchOptions(),
      },
    },
    {
      name: 'desktop',
      grepInvert: /@one-size/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
