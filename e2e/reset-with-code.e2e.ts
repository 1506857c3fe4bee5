import type { Page } from '@playwright/test';
import type { MailServer } from '#server/testing/smtp-server.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect } from './journey.ts';
import { LoginScreen } from './login-screen.ts';
import { linkTo, scoutWithParent, signUpAndSign, test } from './mailed-product.ts';
import type { Scout } from './people.ts';

const NEW_PASSWORD = 'elm-and-willow-7';
const CODE = /^(\d{4}) (\d{4})$/m;

/** A scout whose parent has agreed by mail, logged out. */
async function confirmedScout(page: Page, mails: MailServer): Promise<Scout> {
  const scout = scoutWithParent('Ada');
  await signUpAndSign(page, scout);
  const link = await linkTo(mails, scout.parent.email);
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const hers = await (await browser.newContext()).newPage();
  await hers.goto(link);
  await hers.getByRole('radio', { name: /parent or legal guardian, and I agree/ }).check();
  await hers.getByRole('button', { name: 'Confirm' }).click();
  await expect(hers.getByText('Thank you. Ada can start now.', { exact: false })).toBeVisible();
  await hers.context().close();
  await new DashboardScreen(page).isShownTo('Ada');
  await page.context().clearCookies();
  return scout;
}

async function answerQuestions(page: Page, { username, troopNumber, parent, state }: Scout) {
  await page.goto('/password-reset');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/troop number/i).fill(troopNumber);
  await page.getByLabel(/first name/i).fill(parent.firstName);
  await page.getByLabel(/last name/i).fill(parent.lastName);
  await page.getByLabel('State').selectOption({ label: state });
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** The code of the last letter that an address got. */
async function codeFor(mails: MailServer, address: string): Promise<string> {
  const codes = () =>
    mails.received.filter(({ to }) => to.includes(address)).flatMap(({ body }) => CODE.exec(body)?.[0] ?? []);
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
  return codes().at(-1) ?? '';
}

test('#the-code-before-a-new-password: a child gets a new password with the code that her parent reads to her', {
  tag: ['@main', '@pictures'],
}, async ({ page, mails, inspect }) => {
  test.setTimeout(240_000);
  const ada = await confirmedScout(page, mails);
  await answerQuestions(page, ada);
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeFocused();
  await expect(page.getByText(`${ada.username[0]}•••@family.example`)).toBeVisible();
  await inspect('password-reset-code');
  const code = await codeFor(mails, ada.parent.email);
  const field = page.getByLabel('Code');
  await field.fill(code === '1111 1111' ? '2222 2222' : '1111 1111');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAccessibleDescription(/That is not the code\. You have 4 tries left\./);
  await inspect('password-reset-code-wrong');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(
    page.locator('form').getByText(/^We just sent it\. Please wait [12] minutes?\.$/),
  ).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await new LoginScreen(page).logIn({ username: ada.username, password: NEW_PASSWORD });
  await new DashboardScreen(page).isShownTo('Ada');
});
