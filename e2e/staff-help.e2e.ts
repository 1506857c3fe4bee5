import { AdminScreen } from './admin-screen.ts';
import { growToWeek } from './grown-project.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { enterAsScout } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';

const NEW_PASSWORD = 'fresh-cutting-3';

test('an administrator reads what a scout has done, counts it, and gives her a card for a new password', {
  tag: '@pictures',
}, async ({ page, browser, admin, server, inspect }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() });
  const child = await context.newPage();
  const scout = await enterAsScout(child);
  await growToWeek(child, 3);

  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  const screen = new AdminScreen(page);
  await screen.search(scout.username);
  await page.getByRole('button', { name: `Actions for ${scout.username}` }).click();
  await page.getByRole('menuitem', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Juniper Alder', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Tracking entries/ }).click();
  await inspect('student-work');
  const report = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Report (PDF)' }).click();
  expect((await report).suggestedFilename()).toMatch(/report\.pdf$/);

  await page.goto('/admin/statistics');
  await expect(page.getByRole('table', { name: 'By state' })).toContainText('Wisconsin');
  await inspect('statistics');
  await page.getByLabel('Show').selectOption('Hours');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download (CSV)' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^statistics-.+\.csv$/);

  await page.goto('/admin/how-it-is');
  await expect(page.getByRole('heading', { name: 'Last backup' })).toBeVisible();
  await inspect('how-it-is');

  await page.goto('/admin');
  await screen.search(scout.username);
  await screen.act('Sign-in Card', scout.username);
  await page.getByRole('button', { name: 'Make Card' }).click();
  const code = page.getByText(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  await expect(code).toBeVisible();
  await inspect('sign-in-card');
  const typed = (await code.textContent())?.toLowerCase() ?? '';
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('button', { name: 'Print Card' }).click();

  await context.clearCookies();
  await child.goto('/login');
  await child.getByRole('link', { name: 'I have a card' }).click();
  await inspect('card', { page: child });
  await child.getByLabel('Username').fill(scout.username);
  await child.getByLabel('Code').fill('AAAA-AAAA');
  await child.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await child.getByRole('button', { name: 'Save my new password' }).click();
  await expect(child.getByText(/do not belong together/).first()).toBeVisible();
  await inspect('card-refused', { page: child });
  await child.getByLabel('Code').fill(typed);
  await child.getByRole('button', { name: 'Save my new password' }).click();
  await expect(child.getByRole('heading', { name: 'You have a new password' })).toBeVisible();
  await inspect('card-done', { page: child });
  await child.getByRole('link', { name: 'Log In' }).click();
  await new LoginScreen(child).logIn({ username: scout.username, password: NEW_PASSWORD });
  await expect(child.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();
  await context.close();
});
