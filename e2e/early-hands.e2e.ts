import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enterAsScout } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';

/** Keeps the app's own scripts back, as a bad connection does, until the function given back is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what is typed and pressed before the script has come is not lost, and stays out of the address', async ({
  page,
}) => {
  const scout = await enterAsScout(page);
  await page.context().clearCookies();
  const release = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill(scout.username);
  await page.getByLabel('Password', { exact: true }).fill(scout.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#root[data-signed-out]')).toBeAttached();
  expect(page.url()).toMatch(/\/profile$/);
  await expect(page.locator('#root[data-listening]')).toBeAttached();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  release();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('the other door opens though it was pressed too early', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-listening]')).toBeAttached();
  await page.getByRole('button', { name: 'Admin Login' }).click();

  release();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
});

test('the other tab opens though its key was pressed too early', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-listening]')).toBeAttached();
  await page.getByRole('tab', { name: 'Log In' }).press('ArrowRight');

  release();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
});

test('who is not signed in is not asked about, and the browser has nothing to complain of', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });

  await new LoginScreen(page).open();
  await expect(page.locator('#root[data-alive]')).toBeAttached();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
