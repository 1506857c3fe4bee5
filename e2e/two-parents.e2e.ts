import type { Page } from '@playwright/test';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { expectAccessible } from './accessibility.ts';
import { AdminScreen } from './admin-screen.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { linkTo, scoutWithParent, test } from './mailed-product.ts';
import { childWithParent, goToPlace, openPage } from './parent-screen.ts';

const DEAD = 'This link is too old or was used.';

async function invite(page: Page, address: string): Promise<void> {
  await goToPlace(page, 'Family');
  await page.getByRole('button', { name: 'Invite another parent' }).click();
  await page.getByLabel('Their first name').fill('Bo');
  await page.getByLabel('Their last name').fill('Okafor');
  await page.getByLabel('Their e-mail address').fill(address);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${address} is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite another parent' })).toBeFocused();
}

const fits = async (page: Page, width: number) => {
  const { height } = page.viewportSize() ?? { height: 740 };
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (before) await page.setViewportSize(before);
};

test('a parent invites another, who joins as an equal; each sees what the other stopped, and neither an address', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const [mother, father] = [ada.parent.email, `${ada.username}-father@family.example`];
  await openPage(page, mails, mother);
  await goToPlace(page, 'Family');
  const parents = page.getByRole('region', { name: 'Parents and guardians' });
  await expect(parents.getByText(mother)).toBeVisible();
  await page.getByRole('button', { name: 'Invite another parent' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await inspect('parent-invites');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await invite(page, father);
  await expect(parents.getByText('Invited', { exact: true })).toBeVisible();
  await fits(page, 320);
  await inspect('parent-invited');

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
  const his = await context.newPage();
  const link = await linkTo(mails, father, { screen: '/parent/invitation' });
  for (let times = 0; times < 3; times += 1) await his.request.get(link);
  await his.goto(link);
  await expect(his.getByText('Ngozi Okafor', { exact: true })).toBeVisible();
  expect(his.url()).toBe(`${server.url}/parent/invitation`);
  for (const radio of await his.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await his.getByRole('button', { name: 'Confirm' }).click();
  await expect(his.getByText('Please choose one of the two answers')).toBeVisible();
  await fits(his, 320);
  await inspect('parent-invitation', { page: his });
  await his.getByRole('radio', { name: /and I want to join/ }).check();
  await his.getByRole('button', { name: 'Confirm' }).click();
  await expect(his.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await inspect('parent-joined', { page: his });

  await openPage(his, mails, father);
  await goToPlace(his, 'Family');
  await expect(his.getByText('Ngozi Okafor', { exact: true })).toBeVisible();
  expect(await his.content()).not.toContain(mother);
  await page.reload();
  await expect(parents.getByText('Bo Okafor', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(father);

  await goToPlace(his, 'Stop or delete');
  await his.getByRole('button', { name: 'Stop now' }).click();
  await expect(his.getByRole('button', { name: 'Start again' })).toBeVisible();
  await goToPlace(page, 'Stop or delete');
  await page.reload();
  await expect(
    page.getByText('Until then whoever stopped it can start again.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeHidden();
  await goToPlace(page, 'Work');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(
    page.getByText(/^This notebook is stopped\. Everything here will be deleted on/),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'More about it' }).click();
  await expect(page.getByRole('heading', { name: 'Stop or delete' })).toBeFocused();
  await his.getByRole('button', { name: 'Start again' }).click();
  await expect(his.getByRole('button', { name: 'Stop now' })).toBeVisible();

  const late = await context.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: DEAD })).toBeVisible();
  await context.close();
});

test(
  'who was invited says no and is forgotten; another invitation is taken back',
  ONE_SIZE,
  async ({ page, browser, server, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    await childWithParent(browser, server.url, mails, ada);
    const father = `${ada.username}-father@family.example`;
    await openPage(page, mails, ada.parent.email);
    await invite(page, father);
    const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
    const his = await context.newPage();
    await his.goto(await linkTo(mails, father, { screen: '/parent/invitation' }));
    await his.getByRole('radio', { name: /or I do not want to/ }).check();
    await expect(his.getByText('and tell Ngozi Okafor that you said no', { exact: false })).toBeVisible();
    await his.getByRole('button', { name: 'Confirm' }).click();
    await expect(his.getByRole('heading', { name: 'Closed' })).toBeVisible();
    await page.reload();
    const parents = page.getByRole('region', { name: 'Parents and guardians' });
    await expect(parents.getByRole('listitem')).toHaveCount(1);

    await invite(page, father);
    const again = await linkTo(mails, father, { screen: '/parent/invitation', letters: 2 });
    await page.getByRole('button', { name: 'Take back the invitation of Bo Okafor' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(parents.getByRole('listitem')).toHaveCount(1);
    await expect(parents.getByText('is on its way.', { exact: false })).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await his.goto(again);
    await expect(his.getByRole('heading', { name: DEAD })).toBeVisible();
    await context.close();
  },
);

test('a parent changes her address, and takes the old one back by one press', {
  tag: '@pictures',
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const [old, fresh] = [ada.parent.email, `new-${ada.username}@work.example`];
  await openPage(page, mails, old);
  await goToPlace(page, 'Family');
  await page.getByRole('button', { name: 'Your e-mail address' }).click();
  await page.getByLabel('Your new e-mail address').fill(fresh);
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText(`We wrote to ${fresh}.`, { exact: false })).toBeVisible();
  const sent = async (letters: number) => {
    await linkTo(mails, fresh, { screen: '/parent/address', letters });
    await linkTo(mails, old, { screen: '/parent/address/undo', letters });
  };
  await sent(1);
  await page.getByRole('button', { name: 'Keep my old address' }).click();
  await expect(page.getByText('Waiting for your new address')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your e-mail address' })).toBeFocused();
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText(`We wrote to ${fresh}.`, { exact: false })).toBeVisible();
  await fits(page, 320);
  await inspect('parent-new-address');

  await sent(2);
  await page.goto(await linkTo(mails, fresh, { screen: '/parent/address' }));
  await expectAccessible(page, 'the question about a new address');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address has changed' })).toBeVisible();
  await page.goto('/parent');
  await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
  await openPage(page, mails, fresh);
  await expect(
    page.getByText(/^Your address changed less than a week ago\. Until .* nothing for good\.$/),
  ).toBeVisible();
  await fits(page, 320);
  await inspect('parent-unsettled');

  const hers = await (await browser.newContext({ baseURL: server.url })).newPage();
  await hers.goto(await linkTo(mails, old, { screen: '/parent/address/undo', letters: 3 }));
  await expect(hers.getByRole('button', { name: 'Keep this address' })).toBeVisible();
  await expectAccessible(hers, 'the way back to the old address');
  await hers.getByRole('button', { name: 'Keep this address' }).click();
  await expect(hers.getByRole('heading', { name: 'You keep your address' })).toBeVisible();
  await expect(hers.getByRole('link', { name: 'Go to my page' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
  await openPage(hers, mails, old, 2);
  await hers.context().close();
});

test('an administrator blocks a parent and lets her in again', { tag: ['@main', '@pictures'] }, async ({
  page,
  browser,
  server,
  mails,
  inspect,
}) => {
  test.setTimeout(300_000);
  const ada = scoutWithParent('Ada');
  await childWithParent(browser, server.url, mails, ada);
  const address = ada.parent.email;
  const context = await browser.newContext({ baseURL: server.url });
  const hers = await context.newPage();
  await openPage(hers, mails, address);

  const ranger = { username: 'ranger', password: 'tall-oak-tree' };
  const person = { ...ranger, email: 'ranger@example.org', firstName: 'Hazel', lastName: 'Ranger' };
  // Another journey of this worker may have made this person.
  await page.request.post(createFirstAdmin.path, { data: person });
  expect((await page.request.post(login.path, { data: ranger })).ok()).toBe(true);
  await page.goto('/admin');
  const screen = new AdminScreen(page);
  await screen.isShown();
  await screen.search(ada.username);
  await screen.act('Parents', ada.username);
  const dialog = page.getByRole('dialog', { name: 'Parents' });
  await expect(dialog.getByText(address, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Block... Ngozi Okafor' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByText('Please write down the reason')).toBeVisible();
  await inspect('admin-blocks-parent');
  await dialog.getByLabel('Reason').fill('A court order of May 3.');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByText('Blocked', { exact: true })).toBeVisible();
  await inspect('admin-blocked-parent');
  await hers.reload();
  await expect(hers.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Let in again... Ngozi Okafor' }).click();
  await dialog.getByLabel('Reason').fill('It was lifted.');
  await dialog.getByRole('button', { name: 'Let in again', exact: true }).click();
  await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
  await openPage(hers, mails, address, 2);
  await context.close();
});
