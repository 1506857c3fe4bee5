import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enterAsScout, signUp } from './known-scout.ts';
import { newScout } from './people.ts';

/** As long as the configuration lets it be, nearly. */
const LONG = 'The Great Upper Midwest Council Tree Cloning Notebook 2026';

const SIZES = [
  { width: 320, text: '100%' },
  { width: 360, text: '100%' },
  { width: 320, text: '200%' },
  { width: 360, text: '200%' },
];

/** Has the server's pages name the site like an operator who set SITE_NAME. */
async function nameTheSite(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Rootling', LONG) });
  });
}

/** Looks at the screen on every small phone: nothing hangs over, and the way out is in view. */
async function fitsPhones(page: Page, wayOut: Locator): Promise<void> {
  for (const { width, text } of SIZES) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const at = `${width} px, text of ${text}`;
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, { message: at }).toBe(0);
    await expect(wayOut, at).toBeInViewport({ ratio: 1 });
  }
}

test('a long name of the site leaves room for the way out on every small phone', async ({
  page,
  inspect,
}) => {
  await nameTheSite(page);
  await page.goto('/');
  await expect(page.getByText(LONG, { exact: true })).toBeVisible();
  await fitsPhones(page, page.getByRole('heading', { name: 'Learn how to clone trees!' }));

  await signUp(page, newScout());
  await page.goto('/');
  await fitsPhones(page, page.getByRole('button', { name: 'Log Out' }));

  const scout = await enterAsScout(page);
  await page.goto('/');
  await fitsPhones(page, page.getByRole('banner').getByRole('button', { name: scout.firstName }));
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await inspect('long-site-name');
});
