import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { getTerms } from '#domain/contract/consent/consent.ts';
import { getPrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { getConsentRecord, listAudit, listStudents } from '#domain/contract/office/admin.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { completeReset, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { AdminScreen } from './admin-screen.ts';
import { ConsentScreen } from './consent-screen.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { enterAsScout, send, signUp } from './known-scout.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout, type Scout } from './people.ts';

/** The narrowest and the widest screen that the rules are held to. */
const WIDTHS = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

test.beforeEach(async ({ page, isMobile }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(isMobile ? WIDTHS.phone : WIDTHS.desktop);
});

test('logging in and signing up', { tag: ['@main', '@pictures'] }, async ({ page, inspect }) => {
  const login = new LoginScreen(page);
  await login.open();
  await inspect('login');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await inspect('login-incomplete');
  await login.logIn({ username: 'nobody', password: 'acorn-and-oak' });
  await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await inspect('login-refused');
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await inspect('admin-portal');

  await page.goto('/?tab=register');
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await inspect('sign-up');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Please select your organization')).toBeVisible();
  await inspect('sign-up-incomplete');
});

test('before anybody is known: loading, no answer, nowhere, and a page that has closed', {
  tag: '@pictures',
}, async ({ page, inspect, baseURL }) => {
  // Without a cookie the page knows from the start that nobody is signed in, and does not ask.
  await page.context().addCookies([{ name: 'rootling_session', value: 'of-another-day', url: baseURL }]);
  await page.route(getUser.path, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeAttached();
  await inspect('loading');
  await page.unroute(getUser.path);
  await page.route(getUser.path, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
  await inspect('no-answer');
  await page.unroute(getUser.path);
  await page.goto('/no/such/trail');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await inspect('not-found-signed-out');
  await page.goto('/create-admin');
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await inspect('create-admin-closed');
});

async function answerQuestions(page: Page, { troopNumber, parent, state }: Scout): Promise<void> {
  await page.getByLabel(/troop number/i).fill(troopNumber);
  await page.getByLabel(/first name/i).fill(parent.firstName);
  await page.getByLabel(/last name/i).fill(parent.lastName);
  await page.getByLabel('State').selectOption({ label: state });
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** In another window, which uses up the responses that were given in this one. */
async function resetElsewhere(page: Page, { username, troopNumber, parent }: Scout): Promise<void> {
  const identity = {
    troopNumber,
    parentFirstName: parent.firstName,
    parentLastName: parent.lastName,
    state: 'WI',
  };
  const { resetToken } = (await send(page, verifyReset, {}, { username, ...identity })) as {
    resetToken: string;
  };
  await send(page, completeReset, {}, { username, resetToken, newPassword: 'elm-and-oak' });
}

test('a forgotten password, stage by stage', { tag: '@pictures' }, async ({ page, inspect }) => {
  const scout = await enterAsScout(page);
  await page.context().clearCookies();
  await page.goto('/password-reset');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await inspect('password-reset-username');
  await page.getByLabel('Username').fill(scout.username);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is it really you?' })).toBeVisible();
  await inspect('password-reset-questions');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please select your state')).toBeVisible();
  await inspect('password-reset-questions-incomplete');
  await answerQuestions(page, { ...scout, troopNumber: 'unlike' });
  await expect(page.locator('form').getByText("doesn't match our records")).toBeVisible();
  await inspect('password-reset-refused');
  await answerQuestions(page, scout);
  const newPassword = page.getByLabel('New password', { exact: true });
  await newPassword.fill('elm');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password Mismatch', { exact: true })).toBeVisible();
  await inspect('password-reset-mismatch');
  await resetElsewhere(page, scout);
  await newPassword.fill('willow-and-elm');
  await page.getByLabel('Confirm new password').fill('willow-and-elm');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const tooLate = 'This took too long. Please answer the questions again.';
  await expect(page.locator('form').getByText(tooLate)).toBeVisible();
  await inspect('password-reset-too-late');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerQuestions(page, scout);
  await newPassword.fill('willow-and-elm');
  await page.getByLabel('Confirm new password').fill('willow-and-elm');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await inspect('password-reset-done');
});

test('the consent page and its preview', { tag: '@pictures' }, async ({ page, inspect }) => {
  await page.goto('/parent-consent-preview');
  await expect(page.getByText('This is a preview')).toBeVisible();
  await inspect('consent-preview');

  await signUp(page, newScout());
  await page.goto('/');
  const consent = new ConsentScreen(page);
  await consent.isShown();
  await inspect('consent');
  await consent.submit();
  await expect(page.getByText('Digital signature is required')).toBeVisible();
  await inspect('consent-incomplete');
  await consent.readTerms();
  await inspect('consent-terms');
  await consent.closeTerms();
  await consent.sign();
  await inspect('consent-drawn');
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByLabel('Your full name').fill('Rowan Alder');
  await expect(page.getByRole('img', { name: 'Your typed signature' })).toBeVisible();
  await inspect('consent-typed');
});

test('the privacy notice, and terms that do not come', { tag: '@pictures' }, async ({ page, inspect }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('table')).toBeVisible();
  await inspect('privacy');
  await refuse(page, getPrivacyNotice.path);
  await page.reload();
  await expect(page.getByText('The privacy notice could not be loaded.')).toBeVisible();
  await inspect('privacy-fault');
  await refuse(page, getTerms.path);
  await page.goto('/parent-consent-preview');
  await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
  await expect(page.getByText('The terms could not be loaded.')).toBeVisible();
  await inspect('consent-terms-fault');
  await page.unroute(getTerms.path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wisconsin');
});

test('the profile: what it lacks, what it shows, and changing it', { tag: '@pictures' }, async ({
  page,
  inspect,
  server,
}) => {
  const scout = await enterAsScout(page);
  setProfileCompleted(server.dataDir, scout.username, false);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await inspect('profile-completion');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await inspect('profile-completion-incomplete');

  setProfileCompleted(server.dataDir, scout.username, true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await inspect('profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await inspect('profile-edit');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await inspect('contact');
});

test("the administrator's screens", { tag: '@pictures' }, async ({ page, inspect, admin }) => {
  const scout = await enterAsScout(page);
  await enterAsAdmin(page, admin);
  await page.route(`${listStudents.path}?*`, () => {});
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByText('Loading admin dashboard...')).toBeVisible();
  await inspect('admin-loading');
  await page.unroute(`${listStudents.path}?*`);
  await refuse(page, `${listStudents.path}?*`);
  await page.goto('/admin');
  await expect(page.getByText('The students could not be loaded.')).toBeVisible();
  await inspect('admin-fault');
  await page.unroute(`${listStudents.path}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();

  const screen = new AdminScreen(page);
  await expect(screen.student(scout.username)).toBeVisible();
  await inspect('admin-students');
  const action = page.getByRole('menuitem', { name: 'Reset Password' });
  const openActions = async () => {
    if (!(await action.isVisible())) {
      await page.getByRole('button', { name: `Actions for ${scout.username}` }).click();
    }
    await expect(action).toBeVisible();
  };
  await openActions();
  await inspect('admin-actions', { bringBack: openActions });
  await page.keyboard.press('Escape');

  await screen.act('Reset Password', scout.username);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid Password', { exact: true })).toBeVisible();
  await inspect('admin-reset-password-refused');
  await closeDialog(page.getByRole('dialog'), 'Cancel');
  await screen.act('Delete User', scout.username);
  await inspect('admin-delete-user-asked');
  await closeDialog(page.getByRole('alertdialog'), 'Cancel');
  await screen.open(scout.username);
  await inspect('admin-student');
  await screen.backToList();

  await screen.search('nobody has this name');
  await expect(page.getByText('No students found matching your criteria')).toBeVisible();
  await inspect('admin-nobody-found');
});

test('consent records and the audit log', { tag: '@pictures' }, async ({ page, inspect, admin }) => {
  const unsigned = newScout('Aspen');
  await signUp(page, unsigned);
  const scout = await enterAsScout(page);
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  const screen = new AdminScreen(page);
  const dialog = page.getByRole('dialog');

  const record = `**${getConsentRecord.path.replace(':id', '*')}`;
  await page.route(record, () => {});
  await screen.act('Consent Record', scout.username);
  await inspect('consent-record-loading');
  await closeDialog(dialog, 'Close');
  await page.unroute(record);
  await refuse(page, record);
  await screen.act('Consent Record', scout.username);
  await expect(page.getByText('The consent record could not be loaded.')).toBeVisible();
  await inspect('consent-record-fault');
  await page.unroute(record);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img', { name: 'Signature of Rowan Alder' })).toBeVisible();
  await inspect('consent-record');
  await dialog.getByRole('button', { name: 'Correct the address' }).click();
  await expect(dialog.getByLabel("Parent's email")).toBeFocused();
  await inspect('consent-record-correction');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Terms as they were signed' }).click();
  await inspect('consent-record-terms');
  await closeDialog(dialog, 'Close');
  await screen.act('Consent Record', unsigned.username);
  await expect(page.getByText('Nobody has signed yet')).toBeVisible();
  await inspect('consent-record-none');
  await closeDialog(dialog, 'Close');

  await refuse(page, `${listAudit.path}?*`);
  await screen.goTo('Audit Log');
  await expect(page.getByText('The audit log could not be loaded.')).toBeVisible();
  await inspect('audit-log-fault');
  await page.unroute(`${listAudit.path}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/looked at the consent record of/).first()).toBeVisible();
  await inspect('audit-log');
});

test('the species import', { tag: '@pictures' }, async ({ page, inspect, admin }) => {
  await enterAsAdmin(page, admin);
  await page.goto('/admin/import-species');
  const run = page.getByRole('button', { name: 'Import Complete Species Dataset' });
  await expect(run).toBeVisible();
  await inspect('import-species-idle');
  await page.route('**/import-species', (route) => route.abort());
  await run.click();
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await inspect('import-species-failed');
  await page.unroute('**/import-species');
  await run.click();
  await expect(page.getByText(/Species now: 183/)).toBeVisible();
  await inspect('import-species-done');
});

test('an administrator invites another, who comes in by the link', { tag: '@pictures' }, async ({
  page,
  browser,
  inspect,
  admin,
}) => {
  await enterAsAdmin(page, admin);
  await page.goto('/admin');
  await new AdminScreen(page).goTo('People');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const address = `rivera-${Date.now()}@troop.example`;
  await page.getByLabel('Their e-mail address').fill(address);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const shown = page.getByRole('region', { name: 'Give them this link' });
  const link = await shown.getByText(/#/).textContent();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await inspect('people');

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const theirs = await context.newPage();
  await theirs.goto(link ?? '');
  await theirs.getByLabel('First name').fill('Ana');
  await theirs.getByLabel('Last name').fill('Rivera');
  await theirs.getByLabel('Username').fill(address.split('@')[0] ?? '');
  await theirs.getByLabel('Password', { exact: true }).fill('green-twig-of-oak');
  await theirs.getByRole('button', { name: 'Create my account' }).click();
  await expect(theirs.getByRole('heading', { name: 'You are an administrator' })).toBeVisible();
  await context.close();

  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'This link is too old or was used.' })).toBeVisible();
  await inspect('invitation-dead');
  await page.goto('/admin/people');
  const row = page.getByRole('listitem').filter({ hasText: address });
  await row.getByRole('button', { name: 'Remove Ana Rivera' }).click();
  await inspect('people-remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

/** Answers as a proxy does whose server is away. */
async function refuse(page: Page, address: string) {
  await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
}

async function closeDialog(dialog: Locator, button: 'Close' | 'Cancel') {
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** Registration fills every field in, so an account that lacks one can only be an old one. */
function setProfileCompleted(dataDir: string, username: string, isCompleted: boolean) {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME), { timeout: 5000 });
  database
    .prepare('UPDATE users SET profile_completed = ? WHERE username = ?')
    .run(isCompleted ? 1 : 0, username);
  database.close();
}
