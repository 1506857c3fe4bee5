import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { untilStill } from './hands.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo, scoutWithParent, test } from './mailed-product.ts';
import { askForLink, childWithParent, goToPlace, LAST_WORDS, openPage } from './parent-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('a parent of two opens her page from her mailbox, sees what they do and takes it with her; another sees her own child alone', {
  tag: ['@main-wide', '@pictures'],
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  const ben = { ...scoutWithParent('Ben'), parent: ada.parent };
  const cleo = scoutWithParent('Cleo');
  for (const scout of [ada, ben, cleo]) await childWithParent(browser, server.url, mails, scout);

  await page.goto('/parent');
  await expect(page.getByRole('heading', { name: 'For parents' })).toBeVisible();
  await inspect('parent-entry');
  await openPage(page, mails, ada.parent.email);
  expect(page.url()).toBe(`${server.url}/parent`);
  for (const name of ['Ada', 'Ben']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { name: `${name}’s notebook`, level: 1 })).toBeInViewport();
    const theirs = page.getByRole('region', { name: `${name}’s notebook` });
    await expect(theirs.getByText(LAST_WORDS, { exact: false }).first()).toBeVisible();
    await expect(theirs.getByRole('img').first()).toBeInViewport();
  }
  expect(await page.content()).not.toContain('Cleo');
  await goToPlace(page, 'Family');
  await expect(page.getByRole('heading', { name: 'Parents and guardians' })).toBeFocused();
  await page.getByRole('button', { name: 'Your e-mail address' }).click();
  await expect(page.getByLabel('Your new e-mail address')).toBeVisible();
  await goToPlace(page, 'Work');
  await page
    .getByRole('button', { name: /^Photos/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Tracking entries/ })
    .first()
    .click();
  await inspect('parent-page');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything (ZIP)' }).first().click();
  expect((await downloading).suggestedFilename()).toBe('everything.zip');
  await page.getByRole('button', { name: "Menu of Ben's willow" }).click();
  const report = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Report (PDF)' }).click();
  expect((await report).suggestedFilename()).toMatch(/report\.pdf$/);
  await page.setViewportSize({ width: 320, height: 740 });
  for (const name of ['Permissions', 'Family', 'Stop or delete', 'Work'] as const) {
    await goToPlace(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    await expectAccessible(page, `the page of a parent, ${name}`);
  }

  const warning = await linkTo(mails, ada.parent.email, { screen: '/parent/close' });
  await page.goto(warning);
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await page.goto('/parent');
  await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();

  await openPage(page, mails, cleo.parent.email);
  await expect(page.getByRole('heading', { name: 'Cleo’s notebook' })).toBeVisible();
  expect(await page.content()).not.toContain('Ben');
  await page.getByRole('button', { name: 'Close my page' }).click();
  await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
  expect(await page.content()).not.toContain('Cleo');
});

test(
  'a link that was used offers the form for another',
  ONE_SIZE,
  async ({ page, browser, server, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    await childWithParent(browser, server.url, mails, ada);
    await openPage(page, mails, ada.parent.email);
    const used = await linkTo(mails, ada.parent.email, { screen: '/parent' });
    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.goto(used);
    await other.getByRole('button', { name: 'Open my page' }).click();
    await expect(other.getByRole('heading', { name: 'This link is too old or was used.' })).toBeVisible();
    await askForLink(other, ada.parent.email);
    await other.context().close();
  },
);

/** A button that slides down while its fold opens slips away from under a finger that was aimed before. */
async function pressInFold(button: Locator) {
  await untilStill(button);
  await button.click();
}

test('a parent corrects, stops the notebook and starts it again, has it deleted and cancels that', {
  tag: '@main',
}, async ({ page, browser, server, mails }) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
  const hers = await context.newPage();
  const address = ada.parent.email;
  await openPage(page, mails, address);

  await goToPlace(page, 'Family');
  await page.getByRole('button', { name: 'Correct names, troop or address' }).click();
  await page.getByLabel('Troop number').fill('77');
  await pressInFold(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New password' }).click();
  const password = 'seven-green-twigs';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await pressInFold(page.getByRole('button', { name: 'Set the new password' }));
  await expect(page.getByText('The new password is set.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'what a parent puts right');
  await goToPlace(page, 'Work');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const everything = page.getByRole('region', { name: 'Everything so far' });
  await pressInFold(everything.getByRole('button', { name: 'Menu of phone.jpg' }).first());
  await page.getByRole('menuitem', { name: 'Delete phone.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('button', { name: 'Photos (3)' })).toBeVisible();
  await expectAccessible(page, 'the work without a photo');

  await goToPlace(page, 'Stop or delete');
  await page.getByRole('button', { name: 'Stop now' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expectAccessible(page, 'a stopped notebook');
  await new LoginScreen(hers).open('/');
  await new LoginScreen(hers).logIn({ ...ada, password });
  const stopped = hers.getByText('Your parent or guardian has stopped Rootling for now. Please ask them.');
  await expect(stopped).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Stop now' })).toBeVisible();
  await hers.reload();
  await new DashboardScreen(hers).isShownTo('Ada');

  const remove = async () => {
    await page.getByLabel('To delete, type the first name: Ada').fill('Ada');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('This will be deleted', { exact: true })).toBeVisible();
  };
  await page.getByLabel('To delete, type the first name: Ada').fill('Eva');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('This is not the first name.', { exact: false })).toBeVisible();
  await remove();
  await expectAccessible(page, 'a notebook that will be deleted');
  await page.getByRole('button', { name: 'Cancel the deletion' }).click();
  await expect(page.getByRole('button', { name: 'Stop now' })).toBeVisible();

  await context.close();
});

test('a parent has everything deleted at once by a second letter, and gets a receipt', async ({
  page,
  browser,
  server,
  mails,
}) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const address = ada.parent.email;
  await openPage(page, mails, address);
  await goToPlace(page, 'Stop or delete');
  await page.getByLabel('To delete, type the first name: Ada').fill('ada');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('This will be deleted', { exact: true })).toBeVisible();
  await page.goto(await linkTo(mails, address, { screen: '/parent/delete' }));
  await expect(page.getByRole('heading', { name: 'Delete everything of Ada now?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted' })).toBeVisible();
  const receipts = () =>
    mails.received.filter(({ to, headers }) => to.includes(address) && headers.subject?.includes('receipt'));
  await expect.poll(() => receipts().length, { timeout: 30_000 }).toBe(1);
  await page.goto(await linkTo(mails, address, { screen: '/deletion-receipt' }));
  await expect(page.getByRole('heading', { name: 'Deletion Receipt' })).toBeVisible();
  await expect(page.getByText('1 account')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page, 'a deletion receipt');
  await new LoginScreen(page).open('/');
  await new LoginScreen(page).logIn(ada);
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
});

/** The files of a browser in which some bytes lie. */
function filesWith(folder: string, forms: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return forms.some((form) => bytes.includes(form));
    });
}

test(
  'while the page is open and after it, nothing of it lies in the folder of the browser',
  ONE_SIZE,
  async ({ browser, server, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    await childWithParent(browser, server.url, mails, ada);
    const device = new KeptBrowser(server.url);
    const { page } = await device.open();
    await openPage(page, mails, ada.parent.email);
    await expect(page.getByText(LAST_WORDS, { exact: false }).first()).toBeVisible();
    const photo = page.getByRole('img', { name: /open large/ }).first();
    await photo.evaluate((image: HTMLImageElement) => image.decode());
    const address = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    const bytes = await (await page.request.get(address)).body();
    // The browser keeps a page's looks of that moment for Back.
    const left = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return document.body.innerHTML;
    });
    expect(left).not.toContain(LAST_WORDS);
    expect(left).not.toContain('/api/parent/');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByText(LAST_WORDS, { exact: false }).first()).toBeVisible();
    // Leaving by an address, and coming back by Back; then closing it, and coming back.
    await page.goto('/privacy');
    await page.goBack();
    await expect(page.getByText(LAST_WORDS, { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close my page' }).click();
    await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
    await page.goto('/privacy');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
    expect(await page.content()).not.toContain('Ada');
    expect(await page.evaluate(async () => (await indexedDB.databases()).length + localStorage.length)).toBe(
      0,
    );
    await device.close();
    const middle = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64);
    for (const form of [[middle], [Buffer.from(LAST_WORDS), Buffer.from(LAST_WORDS, 'utf16le')]])
      expect(filesWith(device.profile, form)).toEqual([]);
    await device.remove();
  },
);
