import type { Page } from '@playwright/test';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { TOAST_DURATION_MS, UNAUTHORIZED_REDIRECT_MS } from '#domain/limits.ts';
import { isShellCache } from '#web/offline/kept/cache-names.ts';
import { AdminScreen } from './admin-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { enterAsScout, startProject } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout } from './people.ts';
import { StepScreen } from './step-screen.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'who is signed in never sees the login page while the app finds that out',
  ONE_SIZE,
  async ({ page }) => {
    await enterAsScout(page);
    await countLoginScreens(page);
    const held = Promise.withResolvers<void>();
    await page.route(getUser.path, async (route) => {
      await held.promise;
      await route.continue();
    });

    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    held.resolve();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'loginScreens'))).toBe(0);
  },
);

test(
  'every screen that needs a session is there after login at the address that was asked for',
  ONE_SIZE,
  async ({ page }) => {
    const scout = await enterAsScout(page);
    const { id } = await startProject(page, 'Willow by the pond');
    const login = new LoginScreen(page);
    const screens = {
      '/profile': 'My Profile',
      '/contact': 'Contact Us',
      [`/project/${id}/step/1`]: 'Step 1: Introduction',
      [`/projects/${id}/steps/1`]: 'Step 1: Introduction',
      [`/projects/${id}/complete`]: 'Your Project So Far',
    };
    for (const [address, title] of Object.entries(screens)) {
      await page.context().clearCookies();
      await login.open(address);
      await login.logIn(scout);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    }
  },
);

test('an administrator who asked for a screen of hers gets that one', ONE_SIZE, async ({ page, admin }) => {
  const login = new LoginScreen(page);
  await login.open('/admin/import-species');
  await login.logInAsAdmin(admin);
  await expect(
    page.getByRole('heading', { name: 'Admin: Import Complete Species Data', level: 1 }),
  ).toBeVisible();
});

test('a session that has ended is told for 500 ms, then the way leads through the server to the login and back', {
  tag: ['@main', '@one-size'],
}, async ({ page }) => {
  const scout = await enterAsScout(page);
  const { id } = await startProject(page, 'Willow by the pond');
  const address = `/project/${id}/step/1`;
  await page.clock.install();
  await page.goto(address);
  const step = new StepScreen(page);
  await step.isShown(1);
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url().replace(/^http:..[^/]+/, ''));
  });

  // The clock stands before the session ends: what a page asks for by itself would begin the 500 ms while it still runs.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.context().clearCookies();
  await step.press('Continue to Tree Selection');
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible();
  await page.clock.runFor(UNAUTHORIZED_REDIRECT_MS - 1);
  expect(visits).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  const login = new LoginScreen(page);
  await login.isShown();
  expect(visits[0]).toBe(`/api/login?returnTo=${encodeURIComponent(address)}`);
  const ended = page.getByText('You were logged out', { exact: true });
  await expect(ended).toBeVisible();
  await login.logIn(scout);
  await step.isShown(1);
  expect(new URL(page.url()).pathname).toBe(address);
  await page.goto('/');
  await new DashboardScreen(page).logOut();
  await login.isShown();
  await expect(ended).toBeHidden();
});

test(
  'who comes back to a tab whose session has ended meanwhile is told so, though nothing of the page was refused',
  ONE_SIZE,
  async ({ page }) => {
    const scout = await enterAsScout(page);
    await page.goto('/');
    const dashboard = new DashboardScreen(page);
    await dashboard.isShownTo(scout.firstName);
    await page.context().clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await new LoginScreen(page).isShown();
    await expect(page.getByText('You were logged out', { exact: true })).toBeVisible();
  },
);

/**
 * The words of PRODUCT.md#when-something-goes-wrong stand alone, here and above the login: no form says in its own that
 * anything failed, were it for a moment.
 */
async function isToldThatTheSessionEnded(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    const noteSaid = () => {
      const said = [...document.querySelectorAll('#notifications li')].map((it) => it.textContent);
      sessionStorage.setItem('said', `${sessionStorage.getItem('said') ?? ''} ${said.join()}`);
    };
    new MutationObserver(noteSaid).observe(document.body, { childList: true, subtree: true });
  });
  await page.context().clearCookies();
  await press();
  await new LoginScreen(page).isShown();
  await expect(page.getByText('You were logged out', { exact: true })).toBeVisible();
  const said = await page.evaluate(() => sessionStorage.getItem('said'));
  expect(said).toContain('You are logged out. Logging in again...');
  expect(said).not.toContain('Failed');
  await page.evaluate(() => sessionStorage.removeItem('said'));
}

test(
  'a dialog whose session has ended leads to the login, and stands there again with what was typed',
  ONE_SIZE,
  async ({ page }) => {
    const scout = await enterAsScout(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const email = page.getByRole('dialog').getByLabel('Email');
    await email.fill('juniper@elsewhere.example');
    await isToldThatTheSessionEnded(page, () => page.getByRole('button', { name: 'Save Changes' }).click());
    await new LoginScreen(page).logIn(scout);
    await expect(email).toHaveValue('juniper@elsewhere.example');

    await page.getByRole('button', { name: 'Cancel' }).click();
    // A dialog that closes leaves its place in the history by itself, a little later; that step back would end the reload.
    await page.waitForFunction(() => !history.state?.window);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  "a parent's address that an administrator put right is there again after her login, in its dialog",
  ONE_SIZE,
  async ({ page, admin }) => {
    const scout = await enterAsScout(page, newScout('Birch'));
    await enterAsAdmin(page, admin);
    await page.goto(`/admin?q=${scout.username}`);
    await new AdminScreen(page).act('Consent Record', scout.username);
    const dialog = page.getByRole('dialog', { name: 'Consent Record' });
    await dialog.getByRole('button', { name: 'Correct the address' }).click();
    const field = dialog.getByLabel("Parent's email");
    await field.fill('nora@elsewhere.example');
    await isToldThatTheSessionEnded(page, () =>
      dialog.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await new LoginScreen(page).logInAsAdmin(admin);
    await expect(field).toHaveValue('nora@elsewhere.example');
  },
);

test(
  "an administrator's dialogs say nothing of their own when the session has ended",
  ONE_SIZE,
  async ({ page, admin }) => {
    const scout = await enterAsScout(page, newScout('Birch'));
    for (const action of ['Reset Password', 'Delete User'] as const) {
      await enterAsAdmin(page, admin);
      const desk = new AdminScreen(page);
      await page.goto('/admin');
      await desk.isShown();
      await desk.search(scout.username);
      await desk.act(action, scout.username);
      await isToldThatTheSessionEnded(page, () =>
        action === 'Delete User' ? desk.confirmDeletion() : desk.setPassword('a-new-acorn-and-oak'),
      );
    }
    await new LoginScreen(page).logIn(scout);
    await new DashboardScreen(page).isShownTo('Birch');
  },
);

test('Log Out leaves nothing on the device', ONE_SIZE, async ({ page }) => {
  const scout = await enterAsScout(page);
  await page.goto('/');
  const dashboard = new DashboardScreen(page);
  await dashboard.isShownTo(scout.firstName);
  await rememberSomething(page);

  await dashboard.logOut();
  await new LoginScreen(page).isShown();
  expect(await remembered(page)).toEqual({ local: 0, session: 0, caches: [] });
  expect((await page.request.get(getUser.path)).status()).toBe(401);
});

test('Back to App logs the administrator out', ONE_SIZE, async ({ page, admin }) => {
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  await new AdminScreen(page).isShown();
  await rememberSomething(page);

  await page.getByRole('button', { name: 'Back to App' }).click();
  await new LoginScreen(page).isShown();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await remembered(page)).toEqual({ local: 0, session: 0, caches: [] });
  expect((await page.request.get(getUser.path)).status()).toBe(401);
});

test('one notification at a time stands for 5000 ms, F8 reaches it, and it makes room for a dialog', async ({
  page,
  admin,
}) => {
  await enterAsAdmin(page, admin);
  await page.clock.install();
  await page.goto('/admin');
  await new AdminScreen(page).isShown();
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
  await expect(region).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Export Data' }).click();
  // The list is read for it, which takes turns of the clock that stands still.
  await expect(async () => {
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Export Data' }).click({ timeout: 500 });
  }).toPass();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.clock.runFor(TOAST_DURATION_MS - 1);
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(region.getByRole('listitem')).toHaveCount(0);

  await page.clock.resume();
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region.locator(':focus')).toBeAttached();
  await new AdminScreen(page).goTo('Unsent Mail');
  await expect(page.getByRole('dialog', { name: 'Unsent Mail' })).toBeVisible();
  await expect(region.getByRole('listitem')).toHaveCount(0);
});

/** Counts in `window.loginScreens` how often the page shows the login's tagline from now on, be it for a moment. */
async function countLoginScreens(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'loginScreens', 0);
    new MutationObserver(() => {
      const shows = document.body?.textContent.includes('Learn how to clone trees!');
      if (shows) Reflect.set(window, 'loginScreens', Reflect.get(window, 'loginScreens') + 1);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Leaves something in every place where a browser keeps things for a page. */
async function rememberSomething(page: Page) {
  await page.evaluate(async () => {
    localStorage.setItem('showPlantingDescription', 'false');
    sessionStorage.setItem('note', 'hers');
    await caches.open('pictures');
  });
}

/** The app itself is brought onto the device again for whoever comes next, and is the same for everyone. */
async function remembered(page: Page) {
  const { names, ...kept } = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    names: await caches.keys(),
  }));
  return { ...kept, caches: names.filter((name) => !isShellCache(name)) };
}
