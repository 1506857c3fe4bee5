import type { BrowserContext, Page } from '@playwright/test';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { test as base, expect, ONE_SIZE } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { startUpdatable } from './second-version.ts';

type Updatable = Awaited<ReturnType<typeof startUpdatable>>;

const test = base.extend<{ updatable: Updatable }>({
  updatable: async ({ server }, use) => {
    const updatable = await startUpdatable(server.url);
    await use(updatable);
    await updatable.stop();
  },
  baseURL: ({ updatable }, use) => use(updatable.url),
});

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText('A new version is ready', { exact: true });
const hours = (page: Page) => new PickTreeScreen(page).field('Hours spent on this step');
const onDevice = (page: Page) => page.getByText(/^Saved on this device, not sent yet/);

const SECOND = /\/assets\/second-/;
/** The entry that a page runs on: its name tells the version. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/assets/"]')?.getAttribute('src') ?? '');
const isSecond = (page: Page) => expect.poll(() => entryOf(page).catch(() => '')).toMatch(SECOND);

/** A browser that does not change in good time shows the notice again, and a person presses again. */
async function useItNow(page: Page) {
  const use = page.getByRole('button', { name: 'Use it now' });
  await use.click();
  await expect(async () => {
    if (await use.isVisible()) await use.click({ timeout: 2000 });
    expect(await entryOf(page).catch(() => '')).toMatch(SECOND);
  }).toPass({ timeout: 60_000 });
}

/** A scout on step 2 of a project, on a device that has the app. */
async function openStep(page: Page): Promise<string> {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto(`/project/${id}/step/2`);
  await expect(hours(page)).toBeVisible();
  await isReadyForOffline(page);
  return id;
}

/** Words typed from now on do not reach the server. */
async function holdWrites(context: BrowserContext) {
  const pattern = '**/api/projects/*/steps/*';
  await context.route(pattern, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  return () => context.unroute(pattern);
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('a new version waits beside a full outbox, and loses nothing when it is taken', {
  tag: ['@main', '@pictures'],
}, async ({ page, context, updatable, inspect }) => {
  test.setTimeout(180_000);
  const id = await openStep(page);
  const letThrough = await holdWrites(context);
  await hours(page).fill('7,5');
  await expect(onDevice(page)).toBeVisible();

  updatable.release();
  await lookForUpdate(page);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(hours(page)).toHaveValue('7.5');
  expect(await entryOf(page), 'the new version waits while something is unsent').not.toMatch(SECOND);

  await expect(notice(page)).toBeVisible();
  await inspect('new-version');
  await useItNow(page);
  await expect(hours(page)).toHaveValue('7.5');
  await expect(notice(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'not sent yet' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await inspect('waiting');
  await letThrough();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  const saved = await page.request.get(addressOf(getStep, { id, stepNumber: 2 }));
  expect(((await saved.json()) as Step).formData.timeSpentStep2).toBe(7.5);
});

test(
  'a tab that stays on the old version keeps its files when another tab takes the new one',
  ONE_SIZE,
  async ({ page, context, updatable }) => {
    test.setTimeout(120_000);
    await openStep(page);
    const old = await context.newPage();
    await old.goto('/');
    await expect(old.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();

    updatable.release();
    await lookForUpdate(page);
    await useItNow(page);

    await expect(notice(old)).toBeVisible();
    const first = await entryOf(old);
    expect(first).not.toMatch(SECOND);
    await old.getByRole('link', { name: 'Continue Documentation' }).click();
    await expect(old.getByRole('heading', { name: /^Step 1: /, level: 1 })).toBeVisible();
    const isThere = await old.evaluate((url) => fetch(url).then(({ ok }) => ok), first);
    expect(isThere, 'the server has it no longer, the device has').toBe(true);
  },
);

test(
  'a new version that is ready when the app opens is taken by itself, as nothing is unsent',
  ONE_SIZE,
  async ({ page, updatable }) => {
    test.setTimeout(120_000);
    await openStep(page);
    updatable.release();
    await lookForUpdate(page);
    await expect(notice(page)).toBeVisible();
    // Chromium lets a new worker in only once the old one has no work, which a busy machine may drag out past one
    // opening of the app: then the next opening takes it.
    await expect(async () => {
      // A look into the page would count as a touch, and then it would be left alone.
      const taken = page.waitForRequest(SECOND, { timeout: 20_000 });
      await Promise.all([taken, page.goto('/', { waitUntil: 'commit' })]);
    }).toPass({ timeout: 90_000 });
    await isSecond(page);
    await expect(page.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test.describe('in a browser that says Spanish', () => {
  test.use({ locale: 'es-MX' });

  test(
    'an app that was kept before there was Spanish goes on in it, and loses nothing unsent',
    ONE_SIZE,
    async ({ page, context, updatable }) => {
      test.setTimeout(240_000);
      updatable.speakOnly('en');
      const id = await openStep(page);
      const letThrough = await holdWrites(context);
      await hours(page).fill('7,5');
      await expect(onDevice(page)).toBeVisible();

      updatable.release();
      const typed = page.locator('[name="timeSpentStep2"]');
      const opensInSpanish = async () => {
        await page.goto(`/project/${id}/step/2`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(typed).toHaveValue('7.5');
      };
      await opensInSpanish();
      const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
      await expect.poll(worker, { timeout: 60_000 }).toMatch(/service-worker-es\.js$/);
      await isReadyForOffline(page);
      await context.setOffline(true);
      await opensInSpanish();
      await context.setOffline(false);
      await letThrough();
      await page.reload();
      const saved = async () => {
        const response = await page.request.get(addressOf(getStep, { id, stepNumber: 2 }));
        return ((await response.json()) as Step).formData.timeSpentStep2;
      };
      await expect.poll(saved, { timeout: 60_000 }).toBe(7.5);
    },
  );
});
