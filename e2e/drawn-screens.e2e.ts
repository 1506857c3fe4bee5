import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { TrackScreen } from './track-screen.ts';

// Responses of the service worker do not pass the page's own routes.
test.use({ serviceWorkers: 'block' });

for (const width of [360, 1280]) {
  test(
    `a step is drawn before any script has come, and its title stays where it is at ${width} px`,
    ONE_SIZE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await enterAsScout(page);
      const { id } = await startOpenProject(page, 'Willow by the pond');
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`/project/${id}/step/4`, { waitUntil: 'commit' });
      const drawn = page.getByText('Step 4: Track Root Growth');
      await expect(drawn).toBeVisible();
      await expect(page.getByRole('link', { name: 'Rootling' })).toBeVisible();
      const before = await drawn.boundingBox();

      held.resolve();
      await new TrackScreen(page).isShown(4);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Step 4: Track Root Growth');
      expect((await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      expect((await title.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    },
  );
}
