import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createFirstAdmin, getFirstAdmin } from '#domain/contract/sign-in/accounts.ts';
import { Providers } from '#web/app/providers.tsx';
import { FirstAdminForm } from '#web/features/sign-in/accounts/first-admin-form.tsx';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const STILL_OPEN = { status: 200, type: 'application/json', body: '{"open":true}' };
const ASKS_CODE = { ...STILL_OPEN, body: '{"open":true,"asksCode":true}' };

const create = page.getByRole('button', { name: 'Create Admin' });

async function fillForm() {
  await page.getByLabelText('First name').fill('Rowan');
  await page.getByLabelText('Last name').fill('Hart');
  await page.getByLabelText('Username').fill('rowan');
  await page.getByLabelText('Email').fill('rowan@council.example');
  await page.getByLabelText('Password').fill('acorn-and-oak');
}

/** The form of somebody who opened the page while it still was open. */
async function showForm() {
  // The page tests share one server: its page has long closed. The journeys open it on a fresh one.
  await knownPerson('admin');
  mount(
    <Providers>
      <FirstAdminForm onCreated={() => expect.unreachable('there is an administrator already')} />
    </Providers>,
  );
  await expect.element(create).toBeVisible();
}

test('once there is an administrator the page is closed and leads to the login', async () => {
  await knownPerson('admin');
  await renderApp({ url: '/create-admin' });

  await expect.element(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await expect.element(page.getByText(/works only once/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('without a connection the page does not claim to be open or closed', async () => {
  await knownPerson('admin');
  await renderApp({ url: '/contact' });
  await expect.element(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  loseNetwork();
  history.pushState(null, '', '/create-admin');

  await expect
    .element(page.getByText('We could not find out whether this page is still open.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('each field says what is missing', async () => {
  await showForm();

  await create.click();
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Username: 'Username must be at least 3 characters',
    Email: 'Please enter a valid email address',
    Password:
      'Password must be at least 12 characters At least 12 characters, and not one that many people use.',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(message);
  }
});

test('who comes second is told that the page is closed', async () => {
  await showForm();

  await fillForm();
  await create.click();
  await expectFailure('Error', 'An administrator already exists. This page is closed.');
});

test('who was slower than another sees that the page is closed', async () => {
  await knownPerson('admin');
  const somebodyIsFaster = await standInFor(`*${getFirstAdmin.path}`, STILL_OPEN);
  await renderApp({ url: '/create-admin' });

  await fillForm();
  await somebodyIsFaster();
  await create.click();
  await expectToast('Error', 'An administrator already exists. This page is closed.');
  await expect.element(page.getByRole('heading', { name: 'This page is closed' })).toHaveFocus();
  await expect.element(create).not.toBeInTheDocument();
});

test('an address that is opened where its page stands already brings its code, and what is typed stays', async () => {
  await knownPerson('admin');
  await standInFor(`*${getFirstAdmin.path}`, ASKS_CODE);
  await renderApp({ url: '/create-admin' });
  const code = page.getByLabelText('Code');
  await expect.element(code).toHaveValue('');
  await page.getByLabelText('First name').fill('Rowan');

  location.hash = '#MOHB-CY6J-5F4H-2O4J';
  await expect.element(code).toHaveValue('MOHB-CY6J-5F4H-2O4J');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Rowan');
  expect(location.hash).toBe('');
});

test('without a connection it says so', async () => {
  await showForm();
  await fillForm();
  loseNetwork();

  await create.click();
  await expectFailure('Error', 'Network error. Please try again.');
});

test('while the account is made the button says so, and an answer that is not ours gets our words', async () => {
  await showForm();
  await fillForm();
  const line = await holdRequests(`*${createFirstAdmin.path}`);

  await create.click();
  await line.arrived;
  const pending = page.getByRole('button', { name: 'Creating account...' });
  await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
  await line.fail();
  await expectFailure('Error', 'Network error. Please try again.');
  await breakProxy(`*${createFirstAdmin.path}`);
  await create.click();
  await expectFailure('Error', 'Failed to create admin user');
});

test('the door of administrators leads to this page while there are none, and not once there is one', async () => {
  await knownPerson('admin');
  const asItIs = await standInFor(`*${getFirstAdmin.path}`, STILL_OPEN);
  await renderApp({ url: '/' });

  await page.getByRole('button', { name: 'Admin Login' }).click();
  const hint = page.getByRole('link', { name: 'Set up the first administrator' });
  await expect.element(hint).toBeVisible();
  await page.getByRole('button', { name: 'Back to Student Login' }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await hint.click();
  await expect.element(create).toBeVisible();
  await asItIs();
  await fillForm();
  await create.click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Admin Login' }).click();

  await expect.element(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});
