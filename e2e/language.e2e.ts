import type { Browser, Page } from '@playwright/test';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, send, signUp, startOpenProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { newScout } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const isIn = (page: Page, language: string) =>
  expect.poll(() => languageOf(page).catch(() => ''), `the page is in ${language}`).toBe(language);
const workerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split('/').at(-1) ?? '');
const hours = (page: Page) => page.locator('[name="timeSpentStep2"]');

async function chooseInProfile(page: Page, name: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name, exact: true }).click();
}

async function openEmptyBrowser(browser: Browser, page: Page, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

test(
  'the login is read in either language, which this device remembers',
  ONE_SIZE,
  async ({ page, inspect }) => {
    await page.goto('/');
    const other = page.getByRole('link', { name: 'Español' });
    await expect(other).toHaveAttribute('hreflang', 'es');
    expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await inspect('login-with-languages');
    await other.click();
    await isIn(page, 'es');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(new URL(page.url()).search, 'the address asks for nothing any more').toBe('');
    await inspect('login-in-spanish');
    await page.goto('/parent');
    await isIn(page, 'es');
    await page.getByRole('link', { name: 'English' }).click();
    await isIn(page, 'en');
    await page.goto('/');
    await isIn(page, 'es');
  },
);

test('a scout changes the language: nothing unsent is lost, and the kept app follows', {
  tag: ['@main', '@one-size'],
}, async ({ page, context, inspect }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto(`/project/${id}/step/2`);
  await expect(hours(page)).toBeVisible();
  await isReadyForOffline(page);
  expect(await workerOf(page)).toBe('service-worker.js');
  const pattern = '**/api/projects/*/steps/*';
  await context.route(pattern, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await hours(page).fill('7,5');
  await expect(page.getByText(/^Saved on this device, not sent yet/)).toBeVisible();

  // Without a line the choice is left as it was.
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await inspect('profile-with-languages');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Español', exact: true }).click();
  await expect(page.getByText('The language could not be changed', { exact: true })).toBeVisible();
  await isIn(page, 'en');
  await context.setOffline(false);

  await chooseInProfile(page, 'Español');
  await isIn(page, 'es');
  await expect.poll(() => workerOf(page), { timeout: 60_000 }).toBe('service-worker-es.js');
  await isReadyForOffline(page);
  // The app that follows may load the page once more.
  await expect(title).toBeVisible();
  await inspect('profile-in-spanish');
  await context.setOffline(true);
  await page.goto(`/project/${id}/step/2`);
  await isIn(page, 'es');
  await expect(hours(page)).toHaveValue('7.5');

  await context.setOffline(false);
  await context.unroute(pattern);
  await page.reload();
  await isIn(page, 'es');
  const saved = async () => {
    const response = await page.request.get(addressOf(getStep, { id, stepNumber: 2 }));
    return ((await response.json()) as Step).formData.timeSpentStep2;
  };
  await expect.poll(saved, { timeout: 60_000 }).toBe(7.5);
});

test(
  'whoever logs in reads her own language, whatever another one left',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    const { username, password } = await enterAsScout(page);
    const before = await openEmptyBrowser(browser, page, baseURL);
    await send(before, login, {}, { username, password });
    await before.goto('/');
    await isIn(before, 'en');
    await chooseInProfile(page, 'Español');
    await isIn(page, 'es');
    await before.goto('/');
    await isIn(before, 'es');
    await before.context().close();
    const elsewhere = await openEmptyBrowser(browser, page, baseURL);
    await elsewhere.goto('/login?other=yes&returnTo=/profile');
    await isIn(elsewhere, 'en');
    await elsewhere.getByLabel('Username or email').fill(username);
    await elsewhere.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.getByRole('button', { name: 'Log In', exact: true }).click();
    await isIn(elsewhere, 'es');
    await expect(elsewhere).toHaveURL(/\/profile$/);
    await elsewhere.close();
  },
);

test('a second tab stays in its language until it is loaded again', ONE_SIZE, async ({ page, context }) => {
  await enterAsScout(page);
  const { id } = await startOpenProject(page, 'Willow by the pond');
  await page.goto('/');
  await isReadyForOffline(page);
  const second = await context.newPage();
  await second.goto(`/project/${id}/step/2`);
  await expect(hours(second)).toBeVisible();
  await chooseInProfile(page, 'Español');
  await isIn(page, 'es');
  await hours(second).fill('3');
  await expect(second.getByText('Auto-saved').first()).toBeVisible();
  await isIn(second, 'en');
  await second.reload();
  await isIn(second, 'es');
  await expect(hours(second)).toHaveValue('3');
});

test('a parent signs in her language, and the child goes on in the child’s', ONE_SIZE, async ({ page }) => {
  await signUp(page, newScout());
  await page.goto('/');
  await page.getByLabel('Parent/Guardian first name').fill('Rowan');
  await page.getByRole('link', { name: 'Español' }).click();
  await isIn(page, 'es');
  await expect(page).toHaveURL(/\/consent$/);
  await expect(page.locator('[name="parentFirstName"]')).toHaveValue('Rowan');
  await page.goto('/');
  await isIn(page, 'en');
});

test(
  'a device keeps the app in one language, and no file of the other alone',
  ONE_SIZE,
  async ({ request }) => {
    const keptBy = async (worker: string) =>
      new Set((await (await request.get(worker)).text()).match(/\/assets\/[\w.-]+/g));
    const entryIn = async (language: string) => {
      const page = await request.get('/', { headers: { 'Accept-Language': language, Accept: 'text/html' } });
      return /<script[^>]* src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1];
    };
    const [english, spanish] = [await keptBy('/service-worker.js'), await keptBy('/service-worker-es.js')];
    const [inEnglish, inSpanish] = [await entryIn('en'), await entryIn('es')];
    expect([english.has(`${inEnglish}`), english.has(`${inSpanish}`)]).toEqual([true, false]);
    expect([spanish.has(`${inEnglish}`), spanish.has(`${inSpanish}`)]).toEqual([false, true]);
    const weigh = async (files: ReadonlySet<string>) => {
      let sum = 0;
      for (const file of files) sum += (await (await request.get(file)).body()).length;
      return sum;
    };
    expect(await weigh(spanish)).toBeLessThan(1.1 * (await weigh(english)));
  },
);
