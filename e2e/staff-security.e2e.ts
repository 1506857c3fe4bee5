import { codeOf, stepAt } from '#server/sign-in/second-factor/totp.service.ts';
import { AdminScreen } from './admin-screen.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { LoginScreen } from './login-screen.ts';

test('an administrator sets up an authenticator app, logs in with it, ends a session and finds it all in the log', {
  tag: ['@main-wide', '@pictures'],
}, async ({ page, browser, baseURL, inspect, admin }) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const tablet = await elsewhere.newPage();
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  await new AdminScreen(page).goTo('Security');
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  await inspect('security');

  await page.getByRole('button', { name: 'Set up my app' }).click();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await inspect('authenticator-secret');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill(codeOf(secret, stepAt(Date.now())));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these 10 codes' })).toBeVisible();
  await inspect('recovery-codes');
  const first =
    (await page
      .getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await tablet.goto('/login');
  const login = new LoginScreen(tablet);
  await login.logInAsAdmin(admin);
  await expect(tablet.getByText('Your password is right. Now the code.')).toBeVisible();
  await expect(tablet.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await tablet.keyboard.type(first);
  await tablet.keyboard.press('Enter');
  await new AdminScreen(tablet).isShown();

  await page.reload();
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('1 session ended', { exact: true })).toBeVisible();
  await tablet.goto('/admin/people');
  await login.isShown();
  await elsewhere.close();

  await page.goto('/admin');
  await new AdminScreen(page).goTo('Audit Log');
  await expect(page.getByText(/logged in with a recovery code/)).toBeVisible();
  await inspect('audit-log-filters');
  await page.getByLabel('What was done').selectOption('end-session');
  await expect(page.getByText(/ended a session of/)).toBeVisible();
  await expect(page.getByText(/logged in with a recovery code/)).toBeHidden();
  await expect(page).toHaveURL(/action=end-session/);

  // The next journey on this server logs in without a code.
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await code.fill(codeOf(secret, stepAt(Date.now()) + 1));
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Set up my app' })).toBeVisible();
});
