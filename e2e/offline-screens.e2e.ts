import type { Page } from '@playwright/test';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { isReadyForOffline, keptAddresses, keptPhotos } from './offline-device.ts';
import { newScout } from './people.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';

test.use({ serviceWorkers: 'allow' });

/** The product's letters, as the page draws with them and as the service worker keeps those that the page asks for. */
function ownLetters(page: Page) {
  return page.evaluate(async () => {
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
    const kept = await Promise.all(asked.map(({ href }) => caches.match(href)));
    return [...document.fonts]
      .filter(({ family }) => family === 'Notebook')
      .map(({ weight, status }, at) => ({ weight, status, isKept: kept[at]?.ok ?? false }));
  });
}

/** The drawings that a screen shows in its view, by name: those that came, or those that did not. */
function picturesOf(page: Page, which: 'drawn' | 'missing') {
  return page
    .locator('svg:visible > use')
    .evaluateAll(
      (pictures: SVGUseElement[], which) =>
        pictures
          .filter((it) => it.getBBox().width > 0 === (which === 'drawn'))
          .map((it) => it.href.baseVal.replace(/.*#/, '')),
      which,
    );
}

test(
  'Chromium finds nothing that keeps the app from being installed',
  ONE_SIZE,
  async ({ page, context }) => {
    await page.goto('/');
    await new LoginScreen(page).isShown();
    const protocol = await context.newCDPSession(page);
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { data, errors } = await protocol.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Rootling', display: 'standalone' });
  },
);

test('every screen of a student opens without a network, though she has only seen the dashboard', {
  tag: ['@main', '@one-size'],
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const scout = await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto('/');
  await new DashboardScreen(page).isShownTo(scout.firstName);
  await isReadyForOffline(page);
  await expect
    .poll(() => keptAddresses(page), { timeout: 60_000 })
    .toContain(addressOf(getCompletionSummary, { id }));
  await expect.poll(() => keptPhotos(page), { timeout: 60_000 }).toHaveLength(1);

  await context.setOffline(true);
  const screens = {
    '/': `Welcome Back, ${scout.firstName}!`,
    '/profile': 'My Profile',
    '/contact': 'Contact Us',
    '/waiting': 'Waiting to be sent',
    [`/project/${id}`]: /^Step 1: /,
    [`/project/${id}/step/1`]: /^Step 1: /,
    [`/project/${id}/step/2`]: /^Step 2: /,
    [`/project/${id}/step/2/trees`]: 'Find a tree',
    [`/project/${id}/step/2/detective?water=near`]: 'Tree detective',
    [`/project/${id}/step/3`]: /^Step 3: /,
    [`/project/${id}/step/4`]: /^Step 4: /,
    [`/project/${id}/step/5`]: /^Step 5: /,
    [`/project/${id}/step/4/paper`]: 'Print for the Field',
    [`/projects/${id}/complete`]: 'Your Project So Far',
    [`/project/${id}/tree`]: 'How is your tree?',
  };
  const drawings: Record<string, string> = {
    [`/project/${id}/step/1`]: 'introduction',
    [`/project/${id}/step/2/detective?water=near`]: 'long-leaves',
    [`/project/${id}/step/3`]: 'gather-tools',
  };
  for (const [address, title] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title, level: 1 }), address).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: title, level: 1 }), address).toBeVisible();
    await expect.poll(() => picturesOf(page, 'missing'), address).toEqual([]);
    const drawing = drawings[address];
    if (drawing) await expect.poll(() => picturesOf(page, 'drawn'), address).toContain(drawing);
  }
  await page.evaluate(() => document.fonts.ready);
  expect(await ownLetters(page)).toEqual([
    { weight: '100 599', status: 'loaded', isKept: true },
    { weight: '600 900', status: 'loaded', isKept: true },
  ]);
  await page.goto(`/project/${id}/step/2`);
  const photo = new PickTreeScreen(page).photos.photos;
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test(
  'who logs out leaves nothing on the device that another child could see',
  ONE_SIZE,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const scout = await enterAsScout(page);
    const { id } = await startOpenProject(page, 'Willow by the pond');
    await page.goto(`/project/${id}/step/2`);
    await isReadyForOffline(page);
    await expect.poll(() => keptPhotos(page), { timeout: 60_000 }).not.toEqual([]);
    const [photo = ''] = await keptPhotos(page);
    await page.goto('/');
    await new DashboardScreen(page).isShownTo(scout.firstName);
    await new DashboardScreen(page).logOut();
    await new LoginScreen(page).isShown();
    expect(await keptPhotos(page)).toEqual([]);
    expect(await keptAddresses(page)).toEqual([]);

    const other = newScout('Cedar');
    await enterAsScout(page, other);
    await page.goto('/');
    await new DashboardScreen(page).isShownTo('Cedar');
    const asked = await page.evaluate(async (url) => (await fetch(url)).status, photo);
    expect(asked).toBe(404);
    await isReadyForOffline(page);
    await context.setOffline(true);
    const offline = await page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'none',
        ),
      photo,
    );
    expect(offline).toBe('none');
  },
);

test(
  'who logs in after another child, who did not log out, finds nothing of hers',
  ONE_SIZE,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const first = await enterAsScout(page);
    const { id } = await startOpenProject(page, 'Willow by the pond');
    await page.goto(`/project/${id}/step/2`);
    await isReadyForOffline(page);
    await expect.poll(() => keptPhotos(page), { timeout: 60_000 }).not.toEqual([]);
    const [photo = ''] = await keptPhotos(page);

    await context.clearCookies();
    const other = newScout('Cedar');
    await enterAsScout(page, other);
    await context.clearCookies();
    await page.goto('/');
    const login = new LoginScreen(page);
    await login.isShown();
    await login.logIn(other);
    await new DashboardScreen(page).isShownTo('Cedar');
    expect(await keptPhotos(page)).not.toContain(photo);
    expect(JSON.stringify(await keptAddresses(page))).not.toContain(id);
    await context.setOffline(true);
    await page.reload();
    await new DashboardScreen(page).isShownTo('Cedar');
    await expect(page.getByText(first.firstName)).toHaveCount(0);
  },
);

async function logOutWithoutALine(page: Page) {
  const scout = await enterAsScout(page);
  await page.goto('/');
  const dashboard = new DashboardScreen(page);
  await dashboard.isShownTo(scout.firstName);
  await isReadyForOffline(page);
  await page.context().setOffline(true);
  await dashboard.logOut();
  await new LoginScreen(page).isShown();
}

const hasSession = async (page: Page) => (await page.request.get(getUser.path)).ok();

test(
  'logging out without a network is made up for before anybody is let in again',
  ONE_SIZE,
  async ({ page, context }) => {
    await logOutWithoutALine(page);
    // Asked before there is a line: whoever of the browser comes first may make up for it.
    expect(await hasSession(page)).toBe(true);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/');
    await new LoginScreen(later).isShown();
    expect(await hasSession(later)).toBe(false);
  },
);

test(
  'who logged out without a network is logged out as soon as there is one',
  ONE_SIZE,
  async ({ page, context }) => {
    await logOutWithoutALine(page);
    expect(await hasSession(page)).toBe(true);
    await context.setOffline(false);
    await expect.poll(() => hasSession(page)).toBe(false);
  },
);

test(
  'a session that ended while there was no network is told once there is one',
  ONE_SIZE,
  async ({ page, context }) => {
    const scout = await enterAsScout(page);
    await page.goto('/');
    await new DashboardScreen(page).isShownTo(scout.firstName);
    await isReadyForOffline(page);
    await context.clearCookies();
    await context.setOffline(true);
    await page.reload();
    await new DashboardScreen(page).isShownTo(scout.firstName);
    await context.setOffline(false);
    const login = new LoginScreen(page);
    await login.isShown();
    await login.logIn(scout);
    await new DashboardScreen(page).isShownTo(scout.firstName);
  },
);
