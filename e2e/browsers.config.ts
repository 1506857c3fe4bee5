import { defineConfig } from '@playwright/test';
import { keepFilesInMemory } from '../tools/keep-files-in-memory.ts';

keepFilesInMemory();

/** `npm run test:browsers`: the main journeys in WebKit and Firefox, each with a driver of its own (docs/decisions/0259). */
export default defineConfig<object, { otherBrowser: 'webkit' | 'firefox' }>({
  testDir: 'browsers',
  testMatch: '*.browsers.ts',
  outputDir: '../test-results/browsers',
  globalSetup: './build-product.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: [
    { name: 'webkit', use: { otherBrowser: 'webkit' } },
    { name: 'firefox', use: { otherBrowser: 'firefox' } },
  ],
});
