import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { completeProfile } from '#domain/contract/sign-in/accounts.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const incomplete = { firstName: 'Hazel', profileCompleted: false, zipCode: '', troopNumber: '', state: '' };
const save = page.getByRole('button', { name: 'Save and Continue' });

test('an account that lacks something fills it in and goes home', async () => {
  await renderApp({ url: '/contact', as: 'student', account: incomplete });

  await expect.element(page.getByLabelText('First name')).toHaveValue('Hazel');
  await page.getByLabelText('Troop number').fill('42');
  await page.getByLabelText('State').selectOptions('Wisconsin');
  await page.getByLabelText('ZIP code').fill('53703');
  await save.click();
  await expectToast('Welcome!', 'Your profile is complete.');
  await expect.element(page.getByRole('heading', { name: 'Welcome Back, Hazel!' })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('each field says what is wrong with it', async () => {
  await renderApp({ url: '/', as: 'student', account: incomplete });

  await page.getByLabelText('First name').fill(' ');
  await page.getByLabelText('Last name').fill('');
  await save.click();
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    'Troop number': 'Troop number is required',
    State: 'Please select your state',
    'ZIP code': 'ZIP code must be at least 5 digits',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(message);
  }
  await page.getByLabelText('ZIP code').fill('53703-123456');
  await expect.element(page.getByLabelText('ZIP code')).toHaveAccessibleDescription('ZIP code too long');
});

test('without a connection nothing is lost, and it is said', async () => {
  await renderApp({ url: '/', as: 'student', account: { profileCompleted: false } });
  await expect.element(save).toBeVisible();
  loseNetwork();

  await save.click();
  await expectFailure('Error', 'Failed to update profile. Please try again.');
});

test('an answer that is not ours gets our words', async () => {
  await renderApp({ url: '/', as: 'student', account: { profileCompleted: false } });
  await breakProxy(`*${completeProfile.path}`);

  await save.click();
  await expectToast('Error', 'Failed to update profile. Please try again.');
});
