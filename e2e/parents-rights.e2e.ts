import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { LoginScreen } from './login-screen.ts';
import { scoutWithParent, test } from './mailed-product.ts';
import { childWithParent, openPage } from './parent-screen.ts';

test('a parent allows one thing and takes it back, reads what was agreed to, and takes the certificate', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  await openPage(page, mails, ada.parent.email);

  const permissions = page.getByRole('region', { name: 'Permissions' });
  await page.getByRole('button', { name: 'Permissions' }).click();
  await expect(permissions.getByRole('heading', { name: 'Permissions' })).toBeFocused();
  await expect(permissions.getByText('Not allowed.')).toBeVisible();
  await permissions.getByRole('button', { name: 'Allow it' }).click();
  await expect(permissions.getByText(/^Allowed since .+ at .+\.$/)).toBeVisible();

  const consent = page.getByRole('region', { name: 'Consent' });
  await consent.getByRole('button', { name: /^What happened/ }).click();
  await expect(consent.getByText('The parent agreed in the mailbox', { exact: true })).toBeVisible();
  await expect(consent.getByText(/^The parent gave a permission of its own: publishing/)).toBeVisible();
  await consent.getByRole('button', { name: /^The words that were agreed to/ }).click();
  await expect(consent.getByText('Terms of Service and Privacy Notice', { exact: false })).toBeVisible();
  await expect(consent.getByText(/^Fingerprint \(SHA-256\): [0-9a-f]{64}$/)).toBeVisible();
  await consent.getByRole('button', { name: /^The words that were agreed to/ }).click();
  await inspect('parent-consent');
  const downloading = page.waitForEvent('download');
  await consent.getByRole('link', { name: 'Certificate (PDF)' }).click();
  expect((await downloading).suggestedFilename()).toBe('consent-certificate.pdf');

  await permissions.getByRole('button', { name: 'Take it back' }).click();
  await expect(permissions.getByText('Not allowed.')).toBeVisible();
  await expect(consent.getByText(/^The parent took a permission back/)).toBeVisible();
  for (const [width, text] of [
    [320, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(width);
  }
  const looks = page.getByRole('region', { name: 'Who looked' });
  await expect(looks.getByText('Ngozi Okafor: Opened this page')).toBeVisible();
});

test(
  'a parent deletes an entry and then the project, and the device of the child forgets them',
  ONE_SIZE,
  async ({ page, browser, server, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    await childWithParent(browser, server.url, mails, ada);
    const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
    const hers = await context.newPage();
    await new LoginScreen(hers).open('/');
    await new LoginScreen(hers).logIn(ada);
    const dashboard = new DashboardScreen(hers);
    await dashboard.isShownTo('Ada');
    await expect(hers.getByText("Ada's willow").first()).toBeVisible();
    const project = await hers
      .getByRole('link', { name: /willow/i })
      .first()
      .getAttribute('href');

    await openPage(page, mails, ada.parent.email);
    const work = page.getByRole('region', { name: 'Everything so far' });
    const entries = work.getByRole('button', { name: /^Tracking entries/ });
    const said = await entries.textContent();
    const count = Number(/\((\d+)\)/.exec(said ?? '')?.[1]);
    await entries.click();
    await work.getByRole('button', { name: 'Menu of May 23, 2026' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete this entry' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/^All its words go/)).toBeVisible();
    await expect(question.getByText('Nobody can bring it back.', { exact: false })).toBeVisible();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(work.getByRole('button', { name: `Tracking entries (${count - 1})` })).toBeVisible();
    await expect(question).toBeHidden();
    await expect(work.getByRole('heading', { name: 'Everything so far' })).toBeFocused();

    await work.getByRole('button', { name: "Menu of Ada's willow" }).click();
    await page.getByRole('menuitem', { name: 'Delete this project' }).click();
    await expect(
      question.getByText(`All of it goes: 2 steps with words, ${count - 1} entries, and 4 photos.`),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(work.getByRole('article')).toHaveCount(0);
    const head = work.getByRole('heading', { name: 'Everything so far' });
    await expect(head).toBeFocused();
    await expect(head).toBeInViewport();

    await hers.goto(project ?? '/');
    await expect(hers.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await hers.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(hers.getByText('Start a Tree Cloning Project')).toBeVisible();
    await expect(hers.getByText("Ada's willow")).toHaveCount(0);
    await context.close();
  },
);

test('by the keyboard alone a parent reaches what she may do, and allows one thing', async ({
  page,
  browser,
  server,
  mails,
}) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  await openPage(page, mails, ada.parent.email);
  const keyboard = new Keyboard(page);
  const ways = page.getByRole('navigation', { name: 'On this page, Ada' });
  await keyboard.press(ways.getByRole('button', { name: 'Permissions' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Allow it' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Take it back' }), 'Space');
  await expect(page.getByRole('button', { name: 'Allow it' })).toBeFocused();
  await keyboard.press(page.getByRole('button', { name: /^What happened/ }), 'Enter');
  await expect(page.getByText(/^The parent took a permission back/)).toBeVisible();
  await keyboard.press(page.getByRole('button', { name: 'Go to where you can stop' }), 'Enter');
  await keyboard.press(page.getByRole('button', { name: 'Stop now' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
});
