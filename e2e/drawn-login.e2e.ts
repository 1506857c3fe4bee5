import type { Page } from '@playwright/test';
import { expect, ONE_SIZE, test } from './journey.ts';
import { LoginScreen } from './login-screen.ts';

const DRAWN = ['Learn how to clone trees!', 'Follow Instructions', 'Document Progress', 'Complete Activity'];

/** Keeps the app's own scripts back, as a bad connection does, until the function given back is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** A processor of a cheap telephone: what is shown for a moment only is shown for longer. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** From now on keeps every state in which one of these headings is not shown where it stood. */
async function watchHeadings(page: Page, titles: readonly string[]) {
  await page.evaluate((expected) => {
    const places = () =>
      expected.map((title) => {
        const heading = [...document.querySelectorAll('h1, h2')].find((it) => it.textContent === title);
        if (!heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return `${title}: gone`;
        const { left, top } = heading.getBoundingClientRect();
        return `${title}: ${Math.round(left)}, ${Math.round(top + scrollY)}`;
      });
    const states = [places().join('; ')];
    const look = () => {
      const state = places().join('; ');
      if (state !== states.at(-1)) states.push(state);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { headingStates: states });
  }, titles);
  return () => page.evaluate(() => (window as unknown as { headingStates: string[] }).headingStates);
}

for (const width of [320, 360, 768, 1280]) {
  test(
    `what the login page is drawn with at ${width} px stays where it is while the page comes alive`,
    ONE_SIZE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await slowDown(page);
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Complete Activity' })).toBeVisible();
      // The letters come beside the scripts, and those that stand in for them are not quite as wide.
      await page.evaluate(() => document.fonts.ready);
      const states = await watchHeadings(page, DRAWN);

      release();
      await page.getByLabel('Username or email').fill('acorn');
      await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
      expect(await states()).toEqual([expect.not.stringContaining('gone')]);
    },
  );
}

test('where its script never arrives, the drawn login page says what to do', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Still loading...', { exact: true })).toBeVisible();
  await expect(page.getByText('Check your connection. Then load this page again.')).toBeVisible();
});

test(
  'where scripts are turned off, the drawn login page says so at once',
  ONE_SIZE,
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/');
    await expect(page.getByText(/needs JavaScript, and a browser can turn that off/)).toBeVisible({
      timeout: 2000,
    });
    await page.close();
  },
);

test(
  'who is not signed in is not asked about, and the browser has nothing to complain of',
  ONE_SIZE,
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });

    await new LoginScreen(page).open();
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
