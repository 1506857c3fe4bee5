import { AdminScreen } from './admin-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, test } from './journey.ts';
import { enterAsScout } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';

const ADMIN = { username: 'ranger', email: 'ranger@example.org', password: 'tall-oak-tree' };

test('the first administrator sets up, helps a student, imports species and deletes an account', {
  tag: ['@main', '@pictures'],
}, async ({ page, browser, baseURL, inspect }) => {
  test.setTimeout(120_000);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const hers = await elsewhere.newPage();
  const scout = await enterAsScout(hers);
  await hers.goto('/');
  const dashboard = new DashboardScreen(hers);
  await dashboard.isShownTo(scout.firstName);

  await page.goto('/');
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await expect(page.getByText(/Nobody can log in here yet/)).toBeVisible();
  await inspect('admin-portal-unattended');
  await page.getByRole('link', { name: 'Set up the first administrator' }).click();
  await page.getByLabel('First name').fill('Hazel');
  await page.getByLabel('Last name').fill('Ranger');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await inspect('create-admin');
  await page.getByRole('button', { name: 'Create Admin' }).click();
  await expect(page.getByText(`Admin user ${ADMIN.username} created`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Admin Panel' })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await inspect('admin-created');
  await page.getByRole('link', { name: 'Go to Admin Panel' }).click();

  // It asks for a login, and leads there after it.
  const login = new LoginScreen(page);
  await login.isShown();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await login.logInAsAdmin(ADMIN);
  const admin = new AdminScreen(page);
  await admin.isShown();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await admin.search(scout.username);
  await expect(admin.student(scout.username)).toContainText('Active');
  await inspect('admin');

  const newPassword = 'maple-and-birch';
  await admin.act('Reset Password', scout.username);
  await inspect('admin-reset-password');
  await admin.setPassword(newPassword);
  await expect(page.getByText(`Password updated for ${scout.username}`, { exact: true })).toBeVisible();
  await hers.goto('/');
  const herLogin = new LoginScreen(hers);
  await herLogin.isShown();
  await herLogin.logIn({ ...scout, password: newPassword });
  await dashboard.isShownTo(scout.firstName);

  await page.getByRole('link', { name: 'Import Species Data' }).click();
  await page.getByRole('button', { name: 'Import Complete Species Dataset' }).click();
  await expect(page.getByText(/Species now: 183/)).toBeVisible();
  await inspect('import-species');

  await page.goto('/admin');
  await admin.search(scout.username);
  await admin.act('Delete User', scout.username);
  await inspect('admin-delete-user');
  await admin.confirmDeletion();
  await expect(
    page.getByText(`${scout.username} has been successfully deleted`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('No students found matching your criteria')).toBeVisible();
  await hers.goto('/');
  await herLogin.isShown();
  await herLogin.logIn({ ...scout, password: newPassword });
  await expect(hers.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Back to App' }).click();
  await login.isShown();
  await page.goto('/create-admin');
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
});
