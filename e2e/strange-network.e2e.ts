import type { Page } from '@playwright/test';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { STRANGERS_RESPONSES } from '#web/testing/strangers.ts';
import { test as base, expect, ONE_SIZE } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { TroubledLine } from './troubled-line.ts';

const test = base.extend<{ network: TroubledLine }>({
  network: async ({ server }, use) => {
    const network = new TroubledLine(server.url);
    await network.start();
    await use(network);
    await network.stop();
  },
  baseURL: ({ network }, use) => use(network.url),
});

test.use({ serviceWorkers: 'allow' });

/**
 * A response that would have shown its own page, logged out, denied everything, and stayed in the browser for a year.
 */
const MET = [
  '302 to http://127.0.0.1:9/login',
  'JSON with 401: {"message":"Unauthorized"}',
  'JSON with 404: {"message":"Project not found"}',
  'a page that may be kept for a year',
].map((name) => STRANGERS_RESPONSES.find((it) => it.name === name));

const hours = (page: Page) => new PickTreeScreen(page).field('Hours spent on this step');
const onDevice = (page: Page) => page.getByText(/^Saved on this device, not sent yet/);

async function openStep(page: Page): Promise<{ address: string; saved: () => Promise<unknown> }> {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  const address = `/project/${id}/step/2`;
  await page.goto(address);
  await expect(hours(page)).toBeVisible();
  await isReadyForOffline(page);
  const saved = async () => {
    const response = await page.request.get(addressOf(getStep, { id, stepNumber: 2 }));
    return ((await response.json()) as Step).formData.timeSpentStep2;
  };
  return { address, saved };
}

test('in a network that answers in our place the app opens and keeps what is typed, and goes on by itself after it', {
  tag: ['@main', '@one-size'],
}, async ({ page, network }) => {
  test.setTimeout(240_000);
  const { address, saved } = await openStep(page);
  let typed = 2;
  for (const stranger of MET) {
    if (!stranger) throw new Error('There is no such stranger.');
    await test.step(stranger.name, async () => {
      network.setWeather(stranger);
      await page.goto(address);
      await expect(hours(page)).toBeVisible();
      typed += 1;
      await hours(page).fill(String(typed));
      await expect(onDevice(page)).toBeVisible();
      await page.reload();
      await expect(hours(page)).toHaveValue(String(typed));
      await expect(page.getByText('Unauthorized', { exact: true })).toHaveCount(0);
      network.setWeather('good');
      await expect.poll(saved, { timeout: 60_000 }).toBe(typed);
      await expect(onDevice(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Complete Step' })).toBeVisible();
      await expect(page.locator('meta[name="site-name"]')).toHaveCount(1);
    });
  }
});

test(
  'a page goes on with a server of version 1.0.0, which has no header of its own',
  ONE_SIZE,
  async ({ page, network }) => {
    test.setTimeout(120_000);
    const { address, saved } = await openStep(page);
    network.setWeather('old');
    await page.goto(address);
    await hours(page).fill('7');
    await expect.poll(saved).toBe(7);
    await expect(onDevice(page)).toHaveCount(0);
  },
);
