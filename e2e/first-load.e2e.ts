import { expect, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { StepScreen } from './step-screen.ts';

test('what a step is shown with is named in its page, and nothing else', async ({ page }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto(`/project/${id}/step/4`);
  const named = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await new StepScreen(page).isShown(4);

  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );
  expect(loaded).toEqual(expect.arrayContaining(named));
  for (const part of ['student-device', 'top-bar', 'step-page', 'track-step']) {
    expect(named).toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
  for (const part of ['plant-step', 'dashboard-page', 'login-page']) {
    expect(named).not.toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
});
