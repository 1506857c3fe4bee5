import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { login, register } from '#domain/contract/sign-in/accounts.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { respondTo, standInFor } from '#web/testing/stand-in-response.ts';
import { STRANGERS_RESPONSES } from '#web/testing/strangers.ts';

const username = page.getByRole('textbox', { name: 'Username or email' });
const password = page.getByRole('textbox', { name: 'Password', exact: true });
const logIn = page.getByRole('button', { name: 'Log In', exact: true });
const submit = page.getByRole('button', { name: 'Submit' });

async function logInAs(name: string, secret: string) {
  await username.fill(name);
  await password.fill(secret);
  await userEvent.keyboard('{Enter}');
}

test('a stranger sees what this is, two tabs, and the way back to a forgotten password', async () => {
  await renderApp({ url: '/' });

  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Learn how to clone trees!');
  for (const point of ['Follow Instructions', 'Document Progress', 'Complete Activity']) {
    await expect.element(page.getByRole('heading', { name: point })).toBeVisible();
  }
  await expect.element(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(page.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', '/password-reset');
});

const NETWORK_ANSWERED =
  'This network answered instead of us. It may want you to log in to it first: open another website, then come back and try again. Nothing you typed is lost.';

test.each(
  ['a page with 200', 'a page with 403', 'JSON with 401: {"message":"Unauthorized"}', '302 to /'].map(
    (name) => STRANGERS_RESPONSES.find((it) => it.name === name) ?? expect.unreachable(name),
  ),
)(
  'where a network answers in our place the login says so, and what was typed stays: $name',
  async (stranger) => {
    await renderApp({ url: '/' });
    const leave = await respondTo(`*${login.path}`, stranger);
    await logInAs('willow', 'acorn-and-oak');
    await expectToast('Login failed', NETWORK_ANSWERED);
    await expect.element(username).toHaveValue('willow');
    await expect.element(password).toHaveValue('acorn-and-oak');
    await leave();
  },
);

test('#when-something-goes-wrong: where a code is asked for stands why it failed, and how long to wait', async () => {
  const refused = (status: number, body: object) =>
    standInFor(`*${login.path}`, { status, type: 'application/json', body: JSON.stringify(body) });
  const code = page.getByRole('textbox', { name: 'Code' });
  await renderApp({ url: '/' });
  await refused(403, { message: 'Type the code', fields: { code: 'Type the code' } });
  await logInAs('ranger', 'acorn-and-oak');
  await expect.element(code).toHaveFocus();
  const wait = 'That was too many tries. Please wait 5 minutes and try again, or ask an adult for help.';
  const leave = await refused(429, { message: wait });
  await code.fill('123456');
  await logIn.click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(wait));
  await expect.element(code).toHaveFocus();
  await leave();
  loseNetwork();
  await code.fill('123457');
  await logIn.click();
  await expectFailure('Login failed', 'We could not log you in. Check your connection, then try again.');
  await expect.element(code).not.toHaveAttribute('aria-invalid');
});

test.each(['/?tab=register', '/login?tab=register'])('%s opens Sign Up', async (url) => {
  await renderApp({ url });

  await expect.element(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(
      page.getByText(
        'Click submit to move to the next step so your parent/guardian can finish signing you up!',
      ),
    )
    .toBeVisible();
});

test('the chosen tab is in the address, and what else the address says stays', async () => {
  await renderApp({ url: '/login?returnTo=%2Fprofile' });

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(submit).toBeVisible();
  expect(location.search).toBe('?returnTo=%2Fprofile&tab=register');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect.element(logIn).toBeVisible();
  expect(location.search).toBe('?returnTo=%2Fprofile');
});

test('an empty login says at each field what is missing', async () => {
  await renderApp({ url: '/' });

  await logIn.click();
  await expect.element(username).toHaveAccessibleDescription('Username or email is required');
  await expect.element(password).toHaveAccessibleDescription('Password is required');
});

test('a student logs in and is where she wanted to go', async () => {
  const { user, password: secret } = await knownPerson('student', { firstName: 'Hazel' });
  await renderApp({ url: '/profile' });

  await logInAs(user.username.toUpperCase(), secret);
  await expectToast('Welcome back!', 'Successfully logged in');
  await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(location.pathname).toBe('/profile');
});

test('the login page leads back to a screen of ours, and to nothing else', async () => {
  const { user, password: secret } = await knownPerson('student');
  await renderApp({ url: '/login?returnTo=%2Fcontact' });

  await logInAs(user.username, secret);
  await expect.element(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(location.pathname).toBe('/contact');
});

test('a wrong password is told, and what was typed stays', async () => {
  const { user } = await knownPerson('student');
  await renderApp({ url: '/' });

  await logInAs(user.username, 'not-my-password');
  await expectToast('Login failed', 'Invalid username or password');
  await expect.element(username).toHaveValue(user.username);
  await expect.element(password).toHaveValue('not-my-password');
  await expect.element(password).toHaveFocus();
  await expect
    .element(password)
    .toHaveAccessibleDescription('That did not match. Check your username and your password.');
});

test('too many wrong passwords are answered with when to try again', async () => {
  const { user } = await knownPerson('student');
  await renderApp({ url: '/' });

  await username.fill(user.username);
  await password.fill('wrong-0');
  const message = page.getByRole('region', { name: 'Notifications (F8)' });
  for (let failures = 1; failures <= 10; failures++) {
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAccessibleDescription(/did not match/);
    await password.fill(`wrong-${failures}`);
  }
  await userEvent.keyboard('{Enter}');
  const wait = /too many tries. Please wait 15 minutes/;
  await expect.element(message.getByText(wait)).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription(wait);
});

test('without a connection the login does not blame the password', async () => {
  await renderApp({ url: '/' });
  await expect.element(username).toBeVisible();
  loseNetwork();

  await logInAs('hazel', 'acorn-and-oak');
  await expectToast('Login failed', 'We could not log you in. Check your connection, then try again.');
});

test('the Admin Portal lets an administrator in, and leads to /admin', async () => {
  const { user, password: secret } = await knownPerson('admin');
  await renderApp({ url: '/' });

  await page.getByRole('button', { name: 'Admin Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect.element(page.getByText('Administrative access for platform management')).toBeVisible();
  await logInAs(user.username, secret);
  await expectToast('Admin access granted!', 'Welcome to the admin portal');
  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(location.pathname).toBe('/admin');
});

test('an administrator who wanted another screen of hers gets that one', async () => {
  const { user, password: secret } = await knownPerson('admin');
  await renderApp({ url: '/admin/import-species' });

  await logInAs(user.username, secret);
  await expect
    .element(page.getByRole('heading', { name: 'Admin: Import Complete Species Data' }))
    .toBeVisible();
});

test('a student at the Admin Portal gets no session', async () => {
  const { user, password: secret } = await knownPerson('student');
  await renderApp({ url: '/' });

  await page.getByRole('button', { name: 'Admin Login' }).click();
  await logInAs(user.username, secret);
  await expectToast('Login failed', 'Invalid admin credentials');
  await page.getByRole('button', { name: 'Back to Student Login' }).click();
  await expect.element(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
});

test('password managers know the fields of the login', async () => {
  await renderApp({ url: '/' });

  await expect.element(username).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

const fields = {
  'First name': ['First name is required', 'given-name'],
  'Last name': ['Last name is required', 'family-name'],
  Organization: ['Please select your organization', null],
  'Troop number': ['Troop number is required', 'off'],
  State: ['Please select your state', 'address-level1'],
  'ZIP code': ['ZIP code must be at least 5 digits', 'postal-code'],
  Username: ['Username must be at least 3 characters', 'username'],
  Email: ['Please enter a valid email address', 'email'],
  Password: ['Password must be at least 6 characters', 'new-password'],
} as const;

test('an empty sign-up says at each field what is missing, and browsers know what each is for', async () => {
  await renderApp({ url: '/?tab=register' });

  await submit.click();
  for (const [name, [message, autocomplete]] of Object.entries(fields)) {
    const field = page.getByLabelText(name, { exact: true });
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect.element(field).toBeRequired();
    expect(field.element().getAttribute('autocomplete')).toBe(autocomplete);
  }
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
});

async function fillSignUp(name: string) {
  await page.getByLabelText('First name').fill('Juniper');
  await page.getByLabelText('Last name').fill('Okafor');
  await page.getByLabelText('Organization').selectOptions('Girl Scouts');
  await page.getByLabelText('Troop number').fill('1187');
  await page.getByLabelText('State').selectOptions('Oregon');
  await page.getByLabelText('ZIP code').fill('97201');
  await page.getByLabelText('Username').fill(name);
  await page.getByLabelText('Email').fill('okafor@family.example');
  await page.getByLabelText('Password', { exact: true }).fill('acorn-and-oak');
  await page.getByLabelText('Confirm password').fill('acorn-and-oak');
}

test('what is too long, or not the same twice, is said at its field', async () => {
  await renderApp({ url: '/?tab=register' });

  await fillSignUp('juniper');
  await page.getByLabelText('ZIP code').fill('97201-12345');
  await page.getByLabelText('Confirm password').fill('acorn-and-elm');
  await submit.click();
  await expect.element(page.getByLabelText('ZIP code')).toHaveAccessibleDescription('ZIP code too long');
  await expect
    .element(page.getByLabelText('Confirm password'))
    .toHaveAccessibleDescription(/^Passwords don't match/);

  // Mended in the first of the two: it is gone from the second.
  await page.getByLabelText('Password', { exact: true }).fill('acorn-and-elm');
  await expect
    .element(page.getByLabelText('Confirm password'))
    .not.toHaveAccessibleDescription(/Passwords don't match/);
  await expect.element(page.getByLabelText('ZIP code')).toHaveAccessibleDescription('ZIP code too long');
});

test('a scout signs up and meets the page for her parents', async () => {
  await renderApp({ url: '/login?tab=register' });

  await fillSignUp(`juniper-${crypto.randomUUID().slice(0, 8)}`);
  await submit.click();
  await expectToast('Welcome!', 'Account created successfully');
  await expect.element(page.getByRole('heading', { name: 'Parent Consent' })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('a username that is taken is said at its field and as a notification', async () => {
  const { user } = await knownPerson('student');
  await renderApp({ url: '/?tab=register' });

  await fillSignUp(user.username);
  await submit.click();
  const message = 'That username is already taken. Please choose another one.';
  await expectToast('Registration failed', message);
  await expect
    .element(page.getByLabelText('Username'))
    .toHaveAccessibleDescription(new RegExp(`^${message}`));
});

test('without a connection no account is made, and that is said', async () => {
  await renderApp({ url: '/?tab=register' });
  await fillSignUp('juniper');
  loseNetwork();

  await submit.click();
  await expectToast('Registration failed', 'Could not create account');
});

test('while the server looks, the buttons say what is under way and take no second click', async () => {
  const line = await holdRequests(`*${login.path}`);
  await renderApp({ url: '/' });

  await logInAs('hazel', 'acorn-and-oak');
  await line.arrived;
  await expect
    .element(page.getByRole('button', { name: 'Signing in...' }))
    .toHaveAttribute('aria-disabled', 'true');
  await line.letThrough();
  await expect.element(logIn).toBeVisible();
});

test('the Admin Portal verifies meanwhile, and leads back to the students', async () => {
  const line = await holdRequests(`*${login.path}`);
  await renderApp({ url: '/' });

  await page.getByRole('button', { name: 'Admin Login' }).click();
  await logInAs('hazel', 'acorn-and-oak');
  await line.arrived;
  await expect
    .element(page.getByRole('button', { name: 'Verifying...' }))
    .toHaveAttribute('aria-disabled', 'true');
  await line.letThrough();
  await expectToast('Login failed', 'Invalid admin credentials');
  await page.getByRole('button', { name: 'Back to Student Login' }).click();
  await expect.element(logIn).toBeVisible();
});

test('while an account is made, the button says so', async () => {
  const line = await holdRequests(`*${register.path}`);
  await renderApp({ url: '/?tab=register' });

  await fillSignUp(`juniper-${crypto.randomUUID().slice(0, 8)}`);
  await submit.click();
  await line.arrived;
  await expect
    .element(page.getByRole('button', { name: 'Creating account...' }))
    .toHaveAttribute('aria-disabled', 'true');
  await line.fail();
  await expectToast('Registration failed', 'Could not create account');
  await expect.element(page.getByLabelText('Username')).not.toHaveValue('');
});

test('what was typed at the door of scouts stands at that of administrators, and back, but for the password', async () => {
  await renderApp({ url: '/' });
  const shared = page.getByRole('checkbox', { name: 'This is a shared device' });
  await username.fill('ranger');
  await password.fill('tall-oak-tree');
  await shared.click();

  await page.getByRole('button', { name: 'Admin Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect.element(shared).toBeChecked();
  await expect.element(username).toHaveValue('ranger');
  await expect.element(password).toHaveValue('');
  await shared.click();
  await page.getByRole('button', { name: 'Back to Student Login' }).click();

  await expect.element(shared).not.toBeChecked();
  await expect.element(username).toHaveValue('ranger');
});

test('a sign-up that is half filled in is still there after a look at Log In and at the Admin Portal', async () => {
  await renderApp({ url: '/?tab=register' });
  const zip = page.getByLabelText('ZIP code');
  await zip.fill('53703');
  await page.getByLabelText('Organization').selectOptions('Girl Scouts');

  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect.element(zip).not.toBeInTheDocument();
  expect(document.title).toBe('Log In · Rootling');
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Student Login' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(zip).toHaveValue('53703');
  await expect.element(page.getByLabelText('Organization')).toHaveDisplayValue('Girl Scouts');
  expect(document.title).toBe('Sign Up · Rootling');
});

test('a sign-up that is half filled in outlives a reload, but for the passwords, and is gone once it is sent', async () => {
  await renderApp({ url: '/?tab=register' });
  const name = `juniper-${crypto.randomUUID().slice(0, 8)}`;
  await fillSignUp(name);
  expect(JSON.stringify(sessionStorage)).toContain(name);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('acorn-and-oak');

  await renderApp({ url: '/?tab=register' });
  await expect.element(page.getByLabelText('Username')).toHaveValue(name);
  await expect.element(page.getByLabelText('State')).toHaveDisplayValue('Oregon');
  await expect.element(page.getByLabelText('Organization')).toHaveDisplayValue('Girl Scouts');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await page.getByLabelText('Password', { exact: true }).fill('acorn-and-oak');
  await page.getByLabelText('Confirm password').fill('acorn-and-oak');
  await submit.click();
  await expectToast('Welcome!', 'Account created successfully');
  expect(JSON.stringify(sessionStorage)).not.toContain(name);
});

test('a sign-up that was begun is not there for who comes after a login', async () => {
  const { user, password: secret } = await knownPerson('student');
  await renderApp({ url: '/?tab=register' });
  await page.getByLabelText('First name').fill('Juniper');
  expect(JSON.stringify(sessionStorage)).toContain('Juniper');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await logInAs(user.username, secret);
  await expectToast('Welcome back!', 'Successfully logged in');
  expect(JSON.stringify(sessionStorage)).not.toContain('Juniper');
});

test('an answer that is not ours has no say in what the person reads', async () => {
  await breakProxy(`*${login.path}`);
  await renderApp({ url: '/' });

  await logInAs('hazel', 'acorn-and-oak');
  await expectToast(
    'Login failed',
    'We could not log you in. Something went wrong on our side. Please try again in a moment.',
  );
});
