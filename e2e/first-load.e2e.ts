import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { StepScreen } from './step-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('what a step is shown with is named in its page, and nothing else', ONE_SIZE, async ({ page }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  const response = await page.goto(`/project/${id}/step/4`);
  // In the page as it came: to its document the scripts add what they fetch later on.
  const html = (await response?.text()) ?? '';
  const links = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const named = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  await new StepScreen(page).isShown(4);

  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
    );
  // Its heading is drawn before the last of them has arrived.
  await expect.poll(loaded).toEqual(expect.arrayContaining(named));
  for (const part of ['student-device', 'top-bar', 'step-page', 'track-step']) {
    expect(named).toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
  for (const part of ['plant-step', 'dashboard-page', 'login-page']) {
    expect(named).not.toContainEqual(expect.stringContaining(`/assets/${part}-`));
  }
});
