import type { Page } from '@playwright/test';
import { ConsentScreen } from './consent-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE } from './journey.ts';
import { linkTo, scoutWithParent, signUpAndSign, test } from './mailed-product.ts';

const answer = (page: Page, words: RegExp) => page.getByRole('radio', { name: words });
/** Her telephone may be old and small, and its letters large. */
async function expectFits(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const answers = page.getByRole('group', { name: 'Your answer' });
  expect(await answers.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const [group, choice] = [await answers.boundingBox(), await answers.locator('label').first().boundingBox()];
  expect(choice?.width).toBeLessThanOrEqual(group?.width ?? 0);
  const card = await answers.locator('..').boundingBox();
  expect((group?.x ?? 0) + (group?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
}

const YES = /parent or legal guardian, and I agree/;
const NO = /I did not sign this/;

test('a parent agrees in her own browser, and the child who waits is let in', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, server, mails, inspect }) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await signUpAndSign(page, ada);
  await expect(page.getByRole('heading', { name: 'Almost there, scout!', level: 1 })).toBeVisible();
  await expect(page.getByText(`${ada.username[0]}•••@family.example`)).toBeVisible();
  await inspect('waiting-for-parent');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^No answer yet\./)).toBeVisible();

  const link = await linkTo(mails, ada.parent.email);
  const hers = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  for (let n = 0; n < 5; n += 1) await hers.request.get(link);
  await hers.goto(link);
  await expect(hers.getByText('Signed by Ngozi Okafor')).toBeVisible();
  expect(hers.url()).toBe(`${server.url}/parent/confirm`);
  await expect(answer(hers, YES)).not.toBeChecked();
  await expect(answer(hers, NO)).not.toBeChecked();
  await hers.getByRole('button', { name: 'Confirm' }).click();
  await expect(hers.getByText('Please choose one of the two answers')).toBeVisible();
  await inspect('parent-confirm', { page: hers });
  await expectFits(hers);
  await answer(hers, YES).check();
  await hers.getByRole('button', { name: 'Confirm' }).click();
  await expect(hers.getByText('Thank you. Ada can start now.', { exact: false })).toBeVisible();
  await inspect('parent-confirmed', { page: hers });

  // The child looks at the window again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const waiting = page.getByRole('heading', { name: 'Almost there, scout!', level: 1 });
  await expect(waiting).toBeHidden({ timeout: 5000 });
  await new DashboardScreen(page).isShownTo('Ada');
  const again = await hers.context().newPage();
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'This link is too old or was used.' })).toBeVisible();
  await inspect('parent-dead-link', { page: again });
  await hers.context().close();
});

test('a parent says no, and nothing of the sign-up is left', ONE_SIZE, async ({ page, browser, mails }) => {
  test.setTimeout(240_000);
  const ada = scoutWithParent('Ada');
  await signUpAndSign(page, ada);
  const hers = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await hers.goto(await linkTo(mails, ada.parent.email));
  await answer(hers, NO).check();
  await expect(hers.getByText('We delete Ada’s sign-up then, at once and for good.')).toBeVisible();
  await hers.getByRole('button', { name: 'Confirm' }).click();
  await expect(hers.getByText('Closed. We have deleted Ada’s sign-up.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeVisible({ timeout: 30_000 });
  await hers.context().close();
});

test(
  'a mistyped address is put right with all that was typed, and the old link is dead',
  ONE_SIZE,
  async ({ page, browser, mails }) => {
    test.setTimeout(240_000);
    const ada = scoutWithParent('Ada');
    const typo = { ...ada, parent: { ...ada.parent, email: `typo-${ada.parent.email}` } };
    await signUpAndSign(page, typo);
    const old = await linkTo(mails, typo.parent.email);
    await page.getByRole('button', { name: 'That address is wrong' }).click();
    await expect(page.getByLabel('Parent/Guardian first name')).toHaveValue('Ngozi');
    await page.getByLabel('Parent/Guardian email').fill(ada.parent.email);
    await page.getByRole('checkbox', { name: 'Terms of Service' }).check();
    const consent = new ConsentScreen(page);
    await consent.sign();
    await consent.submit();
    await expect(page.getByRole('heading', { name: 'Almost there, scout!', level: 1 })).toBeVisible();

    const hers = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await hers.goto(old);
    await hers.getByRole('button', { name: 'Send a new one' }).click();
    await expect(hers.getByText('If the question is still open', { exact: false }).last()).toBeVisible();
    await hers.goto(await linkTo(mails, ada.parent.email));
    await answer(hers, YES).check();
    await hers.getByRole('button', { name: 'Confirm' }).click();
    await expect(hers.getByText('Thank you. Ada can start now.', { exact: false })).toBeVisible();
    await new DashboardScreen(page).isShownTo('Ada');
    await hers.context().close();
  },
);
