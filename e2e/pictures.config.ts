import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run pictures`: the journeys that look at screens, and more that only do that; each screen is taken seven times. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['*.e2e.ts', '*.pictures.ts'],
  grep: /@pictures/,
  outputDir: '../pictures/journeys',
  globalSetup: './build-product.ts',
  workers: 1,
  timeout: 600_000,
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'pictures', use: { viewport: { width: 1280, height: 800 } } }],
});
