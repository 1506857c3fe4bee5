import { AdminScreen } from './admin-screen.ts';
import { ConsentScreen } from './consent-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { test } from './known-admin.ts';
import { enterAsScout } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout } from './people.ts';

test('a scout signs up, her parent signs by typing, and she changes her e-mail address, by keyboard alone', async ({
  page,
}) => {
  const scout = newScout();
  await page.goto('/');
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('tab', { name: 'Log In' }), 'ArrowRight');
  await keys.type(page.getByLabel('First name'), scout.firstName);
  await keys.type(page.getByLabel('Last name'), scout.lastName);
  await keys.type(page.getByLabel('Organization'), scout.organization);
  await keys.type(page.getByLabel('Troop number'), scout.troopNumber);
  await keys.type(page.getByLabel('State', { exact: true }), scout.state);
  await keys.type(page.getByLabel('ZIP code'), scout.zipCode);
  await keys.type(page.getByLabel('Username'), scout.username);
  await keys.type(page.getByLabel('Email'), scout.email);
  await keys.type(page.getByLabel('Password', { exact: true }), scout.password);
  await keys.type(page.getByLabel('Confirm password'), scout.password);
  await keys.press(page.getByRole('button', { name: 'Submit', exact: true }), 'Enter');

  await new ConsentScreen(page).isShown();
  await keys.type(page.getByLabel('Parent/Guardian first name'), scout.parent.firstName);
  await keys.type(page.getByLabel('Parent/Guardian last name'), scout.parent.lastName);
  await keys.type(page.getByLabel('Parent/Guardian email'), scout.parent.email);
  await keys.press(page.getByRole('checkbox', { name: 'Terms of Service' }), 'Space');
  await keys.press(page.getByRole('button', { name: 'Read the Terms of Service' }), 'Enter');
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Read the Terms of Service' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Type your name instead' }), 'Enter');
  await keys.typeBackwards(page.getByLabel('Your full name'), 'Rowan Alder');
  await keys.press(page.getByRole('button', { name: 'Submit Parent Consent' }), 'Enter');

  await new DashboardScreen(page).isShownTo(scout.firstName);
  await keys.choose(page.getByRole('banner').getByRole('button'), 'My Profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Edit Profile' }), 'Enter');
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
  await keys.type(page.getByRole('dialog').getByLabel('Email'), 'new@family.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
});

test('an administrator finds a student, reads the consent, helps and deletes, by keyboard alone', async ({
  page,
  browser,
  baseURL,
  admin,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const scout = await enterAsScout(await elsewhere.newPage());
  await elsewhere.close();
  await page.goto('/');
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('button', { name: 'Admin Login' }), 'Enter');
  await keys.typeBackwards(page.getByLabel('Username or email'), admin.username);
  await keys.type(page.getByLabel('Password', { exact: true }), admin.password);
  await page.keyboard.press('Enter');

  const screen = new AdminScreen(page);
  await screen.isShown();
  await keys.type(page.getByLabel('Search'), scout.username);
  await expect(page.getByRole('heading', { name: 'Students (1)' })).toBeVisible();
  const actions = page.getByRole('button', { name: `Actions for ${scout.username}` });
  await keys.choose(actions, 'Open');
  const record = page.getByRole('button', { name: 'Consent Record' });
  await keys.press(record, 'Enter');
  await expect(page.getByRole('img', { name: 'Signature of Rowan Alder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeFocused();
  await keys.pressBackwards(page.getByRole('link', { name: 'Back to the students' }), 'Enter');

  await keys.choose(actions, 'Reset Password');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('willow-and-elm');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Password updated for ${scout.username}`, { exact: true })).toBeVisible();
  await expect(actions).toBeFocused();

  await keys.choose(actions, 'Delete User');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Delete User' }), 'Enter');
  await expect(page.getByText('No students found matching your criteria')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Students (0)' })).toBeFocused();

  const menu = page.getByRole('button', { name: /^Menu/ });
  if (await menu.isVisible()) await keys.pressBackwards(menu, 'Enter');
  await keys.press(page.getByRole('link', { name: 'Audit Log' }), 'Enter');
  await expect(page.getByRole('listitem').getByText(`deleted the account ${scout.username}`)).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Back to Admin Dashboard' }), 'Enter');
  await keys.press(page.getByRole('button', { name: 'Back to App' }), 'Enter');
  await new LoginScreen(page).isShown();
});
