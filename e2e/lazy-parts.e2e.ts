import type { Page } from '@playwright/test';
import { getPlantingDraft } from '#domain/contract/notebook/planting.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { PlantScreen } from './plant-screen.ts';
import { TrackScreen } from './track-screen.ts';

// Responses of the service worker do not pass the page's own routes.
test.use({ serviceWorkers: 'block' });

/** Opens a step of a new scout's project. */
async function openStep(page: Page, step: number): Promise<string> {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'My first tree');
  await page.goto(`/project/${id}/step/${step}`);
  return id;
}

test('an entry that is begun before its form has come opens by itself, ready for the keyboard', {
  tag: '@main',
}, async ({ page, photograph }) => {
  const arriving = Promise.withResolvers<void>();
  await page.route('**/assets/{tracking-entry-form,photo-panel}-*.js', async (route) => {
    await arriving.promise;
    await route.continue();
  });
  await openStep(page, 4);
  const track = new TrackScreen(page);
  await track.press('New Entry');
  await expect(page.getByText('Opening the entry...')).toBeAttached();
  await photograph('late-entry-coming');

  arriving.resolve();
  await track.hasBegun();
  await photograph('late-entry-there');
});

test("'New Entry' stays where it is when the guide comes", ONE_SIZE, async ({ page }) => {
  const arriving = Promise.withResolvers<void>();
  await page.route('**/assets/{track-guide,reading-tools}-*.js', async (route) => {
    await arriving.promise;
    await route.continue();
  });
  const jar = page.waitForResponse('**/assets/living-jar-*.js');
  await openStep(page, 4);
  await jar;
  const button = page.getByRole('button', { name: 'New Entry' });
  await expect(button).toBeVisible();
  const places = await button.evaluateAll(whenIdle);
  arriving.resolve();
  await expect(page.getByRole('button', { name: 'Read more' }).first()).toBeVisible();
  await expect(button).toBeVisible();
  places.push(...(await button.evaluateAll(whenIdle)));
  expect(new Set(places).size, `where it was: ${places}`).toBe(1);
});

/** Where elements begin once the page has nothing more to do. */
async function whenIdle(elements: readonly Element[]): Promise<number[]> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  return elements.map((it) => it.getBoundingClientRect().y);
}

test(
  'a form that does not come says so and makes no draft; the page loaded again has it',
  ONE_SIZE,
  async ({ page, photograph }) => {
    const form = '**/assets/planting-form-*.js';
    await page.route(form, (route) => route.abort());
    const projectId = await openStep(page, 5);
    const plant = new PlantScreen(page);
    await plant.press('Plant A Cutting');
    await expect(page.getByText('This entry could not be opened')).toBeVisible();
    await photograph('late-planting-missing');
    const draft = await page.request.get(addressOf(getPlantingDraft, { projectId }));
    expect(await draft.json()).toBeNull();

    await page.unroute(form);
    await plant.press('Try again');
    await plant.press('Plant A Cutting');
    await expect(plant.field('Where did you plant it?')).toBeFocused();
    await photograph('late-planting-there');
  },
);

test(
  'a step that does not come without a line comes by itself with it, and what waited is sent',
  ONE_SIZE,
  async ({ page: own }) => {
    // React tells the console of it, which the journey's own page may not.
    const page = await own.context().newPage();
    const projectId = await openStep(page, 4);
    const track = new TrackScreen(page);
    await track.isShown(4);
    await page.route('**/assets/plant-step-*.js', (route) => route.abort());
    const entries = `**${addressOf(createTrackingEntry, { projectId })}`;
    await page.route(entries, (route) => route.abort());
    await track.startEntry();
    await page.evaluate((path) => history.pushState(null, '', path), `/project/${projectId}/step/5`);
    await expect(page.getByText('This page did not open')).toBeVisible();

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: 'Plant A Cutting' })).toBeVisible();
    const sent = () => page.request.get(addressOf(listTrackingEntries, { projectId }));
    await expect.poll(async () => (await (await sent()).json()).length).toBe(1);
  },
);

test(
  'the line drops after the first load: the menu with Log Out opens all the same',
  ONE_SIZE,
  async ({ page, context }) => {
    await enterAsScout(page);
    await page.goto('/');
    const name = page.getByRole('banner').getByRole('button');
    await expect(name).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await name.click();
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  },
);

test(
  'Log Out with something unsent logs nobody out where its question does not come',
  ONE_SIZE,
  async ({ page }) => {
    await page.route('**/assets/unsent-question-*.js', (route) => route.abort());
    const projectId = await openStep(page, 4);
    const track = new TrackScreen(page);
    await track.isShown(4);
    await page.route(`**${addressOf(createTrackingEntry, { projectId })}`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await track.startEntry();
    await page.goto('/');
    await new DashboardScreen(page).logOut();
    await expect(page.getByText('Some of your work is not sent yet', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start New Cloning Project' })).toBeVisible();
  },
);
