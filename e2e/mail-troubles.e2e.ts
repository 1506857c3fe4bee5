import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, type Locator, mergeTests, type Page } from '@playwright/test';
import { answerConfirmation } from '#domain/contract/consent/consent.ts';
import { CALL_AFTER_SILENCE_MS } from '#domain/limits.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { AdminScreen } from './admin-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { enterAsAdmin, test as withAdmin } from './known-admin.ts';
import { enterAsScout, send, signUp } from './known-scout.ts';
import { linkTo, scoutWithParent, test as withMail } from './mailed-product.ts';
import type { Scout } from './people.ts';

const test = mergeTests(withAdmin, withMail);

const WAITING = 'Almost there, scout!';
const SCAN = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nsigned') };
/** As narrow and as large as a person may set it: nothing may stand beside the window. */
const NARROWEST = { width: 320, height: 740 };

/** A child in its own browser, signed and waiting for the parent, or not signed yet. */
async function childAt(browser: Browser, url: string, scout: Scout, isSigned = true): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  if (isSigned) await enterAsScout(page, scout);
  else await signUp(page, scout);
  await page.goto('/');
  return page;
}

/** A mailbox that is not there, until the letter has been refused. */
function refuseMailTo(mails: MailServer, page: Page, address: string) {
  mails.refused.add(address);
  return async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('1 letter could not be sent.')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  };
}

/** A parent was asked three days ago: a server's clock cannot be moved while browsers talk to it. */
function letThreeDaysPass(dataDir: string, address: string) {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME), { timeout: 5000 });
  const before = Date.now() - CALL_AFTER_SILENCE_MS;
  database
    .prepare("UPDATE consent_events SET happened_at = ? WHERE kind = 'notice-sent' AND recipient = ?")
    .run(before, address);
  database.close();
}

/** The focused control is not under its window's title, which stays while the rest scrolls. */
async function expectInSight(control: Locator, title: Locator) {
  await expect(control).toBeFocused();
  const [field, above] = [await control.boundingBox(), await title.boundingBox()];
  expect(field?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
}

async function expectNothingBeside(page: Page) {
  const before = page.viewportSize();
  for (const [size, text] of [
    [NARROWEST, '100%'],
    [before ?? NARROWEST, '200%'],
    [NARROWEST, '200%'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    const dialog = page.getByRole('dialog');
    const width = await dialog.evaluate((it) => [it.scrollWidth, it.clientWidth] as const);
    expect.soft(width[0], `${size.width} px at ${text}`).toBeLessThanOrEqual(width[1]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
}

test('an administrator sees a letter that went nowhere, puts the address right, and the parent can answer', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, server, mails, admin, inspect }) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  const typo = { ...ada, parent: { ...ada.parent, email: `typo-${ada.parent.email}` } };
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  const untilItFailed = refuseMailTo(mails, page, typo.parent.email);
  const child = await childAt(browser, server.url, typo);
  await expect(child.getByRole('heading', { name: WAITING })).toBeVisible();
  await untilItFailed();

  await page.getByRole('button', { name: 'Show unsent mail' }).click();
  const unsent = page.getByRole('dialog', { name: 'Unsent Mail' });
  await expect(unsent.getByText('Question about the consent')).toBeVisible();
  expect(await unsent.innerText()).not.toContain(typo.parent.email);
  await inspect('unsent-mail');
  await expectNothingBeside(page);
  await unsent.getByRole('button', { name: /^Correct the address of Ada/ }).click();

  const record = page.getByRole('dialog', { name: 'Consent Record' });
  await record.getByRole('button', { name: 'Correct the address' }).click();
  await record.getByLabel("Parent's email").fill(ada.parent.email);
  await record.getByRole('button', { name: /^Save/ }).click();
  await expect(
    page.getByText(`The question about the consent goes to ${ada.parent.email}`, { exact: true }),
  ).toBeVisible();
  await expect(record.getByText(`Signed as ${typo.parent.email}`)).toBeVisible();
  await inspect('consent-record-waiting');
  await expectNothingBeside(page);
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 letter could not be sent.')).toBeHidden();

  const [, token] = (await linkTo(mails, ada.parent.email)).split('#');
  const hers = await browser.newContext({ baseURL: server.url });
  await send(await hers.newPage(), answerConfirmation, {}, { token, agree: true });
  await child.bringToFront();
  await new DashboardScreen(child).isShownTo('Ada');
  await hers.close();
  await child.context().close();
});

test('without an answer by mail a call or a form on paper lets a child in who waits', {
  tag: '@pictures',
}, async ({ page, browser, server, mails, admin, inspect }) => {
  test.setTimeout(300_000);
  const [ben, cleo] = [scoutWithParent('Ben'), scoutWithParent('Cleo')];
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  const untilItFailed = refuseMailTo(mails, page, ben.parent.email);
  const bens = await childAt(browser, server.url, ben);
  await expect(bens.getByRole('heading', { name: WAITING })).toBeVisible();
  await untilItFailed();
  letThreeDaysPass(server.dataDir, ben.parent.email);
  const cleos = await childAt(browser, server.url, cleo, false);
  await expect(cleos.getByRole('heading', { name: 'Parent Consent', level: 1 })).toBeVisible();

  await page.reload();
  const screen = new AdminScreen(page);
  await screen.act('Consent Record', ben.username);
  const record = page.getByRole('dialog', { name: 'Consent Record' });
  await record.getByRole('button', { name: 'Confirmed by phone' }).click();
  await record.getByRole('button', { name: 'Record the call' }).click();
  await expect(record.getByText('Please write down the number that you called')).toBeVisible();
  await expectInSight(record.getByLabel('Number you called'), record.getByRole('heading', { level: 2 }));
  await inspect('consent-by-phone');
  await expectNothingBeside(page);
  await record.getByLabel('Number you called').fill('608 555 0100');
  await record.getByLabel('Note').fill('I know her voice.');
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await screen.act('Consent Record', ben.username);
  await expect(record.getByLabel('Note')).toHaveValue('I know her voice.');
  await record.getByRole('button', { name: 'Record the call' }).click();
  await expect(record.getByRole('listitem').getByText('I know her voice.', { exact: true })).toBeVisible();
  await inspect('consent-record-confirmed');
  await record.getByRole('button', { name: 'Close' }).click();
  await bens.bringToFront();
  await new DashboardScreen(bens).isShownTo('Ben');

  await screen.act('Consent Record', cleo.username);
  await record.getByRole('button', { name: 'Signed form received' }).click();
  await record.getByLabel('Parent/Guardian first name').fill('Ngozi');
  await record.getByLabel('Parent/Guardian last name').fill('Okafor');
  await record.getByLabel('Scan of the form').setInputFiles(SCAN);
  await inspect('consent-by-form');
  await expectNothingBeside(page);
  await record.getByRole('button', { name: 'Record the form' }).click();
  await expect(record.getByText('The signature stands on the form.')).toBeVisible();
  await cleos.reload();
  await new DashboardScreen(cleos).isShownTo('Cleo');
  for (const child of [bens, cleos]) await child.context().close();
});

test('an administrator has a letter tried again and writes a call down, by keyboard alone', async ({
  page,
  browser,
  server,
  mails,
  admin,
}) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  const untilItFailed = refuseMailTo(mails, page, ada.parent.email);
  const child = await childAt(browser, server.url, ada);
  await untilItFailed();
  mails.refused.clear();

  const keys = new Keyboard(page);
  const show = page.getByRole('button', { name: 'Show unsent mail' });
  await keys.press(show, 'Enter');
  const unsent = page.getByRole('dialog', { name: 'Unsent Mail' });
  await keys.press(unsent.getByRole('button', { name: /^Try again: / }), 'Enter');
  await expect(page.getByText('Mail in Line', { exact: true })).toBeVisible();
  await linkTo(mails, ada.parent.email);
  await page.keyboard.press('Escape');
  await expect(unsent).toBeHidden();

  const record = page.getByRole('dialog', { name: 'Consent Record' });
  const byPhone = record.getByRole('button', { name: 'Confirmed by phone' });
  const openRecord = async (scout: Scout) => {
    await keys.type(page.getByLabel('Search'), scout.username);
    await expect(page.getByRole('heading', { name: 'Students (1)' })).toBeVisible();
    await keys.choose(page.getByRole('button', { name: `Actions for ${scout.username}` }), 'Open');
    await keys.press(page.getByRole('button', { name: 'Consent Record' }), 'Enter');
  };
  await openRecord(ada);
  await expect(byPhone).toBeDisabled();
  await expect(byPhone).toHaveAccessibleDescription(/^The parent was asked by mail\. A call can be recorded/);
  await keys.press(record.getByRole('button', { name: 'Close' }), 'Enter');
  await keys.pressBackwards(page.getByRole('link', { name: 'Back to the students' }), 'Enter');
  await child.context().close();

  const ben = scoutWithParent('Ben');
  const untilBensFailed = refuseMailTo(mails, page, ben.parent.email);
  const bens = await childAt(browser, server.url, ben);
  await untilBensFailed();
  letThreeDaysPass(server.dataDir, ben.parent.email);
  await openRecord(ben);
  await keys.press(byPhone, 'Enter');
  await expect(record.getByLabel('Number you called')).toBeFocused();
  await page.keyboard.type('608 555 0100');
  await keys.type(record.getByLabel('Note'), 'I know her voice.');
  await keys.press(record.getByRole('button', { name: 'Record the call' }), 'Enter');
  await expect(record.getByRole('listitem').getByText('I know her voice.', { exact: true })).toBeVisible();
  await expect(byPhone).toBeFocused();
  await keys.press(record.getByRole('button', { name: 'Close' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Consent Record' })).toBeFocused();
  await bens.bringToFront();
  await new DashboardScreen(bens).isShownTo('Ben');
  await bens.context().close();
});
