import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editProfile } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const edit = page.getByRole('button', { name: 'Edit Profile' });
const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
const username = dialog.getByLabelText('Username');
const email = dialog.getByLabelText('Email');
const save = dialog.getByRole('button', { name: 'Save Changes' });

/** Returns the text beside a term of a description list. */
function fact(term: string): string[] {
  return page
    .getByRole('term')
    .elements()
    .filter((element) => element.textContent === term)
    .map((element) => element.nextElementSibling?.textContent ?? '');
}

test('a student sees what her account holds, and who signed for her', async () => {
  const { user } = await renderApp({
    url: '/profile',
    as: 'student',
    account: { firstName: 'Hazel', lastName: 'Lindqvist', organization: 'girl_scouts', troopNumber: '1187' },
  });

  await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(fact('First name')).toEqual(['Hazel']);
  expect(fact('Last name')).toEqual(['Lindqvist']);
  expect(fact('Username')).toEqual([user.username]);
  expect(fact('Organization')).toEqual(['Girl Scouts']);
  expect(fact('Troop number')).toEqual(['1187']);
  expect(fact('State')).toEqual(['Wisconsin']);
  expect(fact('ZIP code')).toEqual(['53703']);
  expect(fact('Name')).toEqual(['Ana Reyes']);
  expect(fact('Email')).toEqual([user.email, 'ana@family.example']);
  for (const badge of ['Student', 'Active', 'Parent consent given']) {
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText(/ask your instructor or an administrator/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
});

test('an account without organization says so', async () => {
  await renderApp({ url: '/profile', as: 'student', account: { organization: null } });

  await expect.element(page.getByText('Not specified')).toBeVisible();
});

test('a new username of two letters is told at its field', async () => {
  await renderApp({ url: '/profile', as: 'student' });

  await edit.click();
  const sent = vi.spyOn(window, 'fetch');
  onTestFinished(() => sent.mockRestore());
  await username.fill('al');
  await save.click();
  await expect.element(username).toHaveAccessibleDescription('Username must be at least 3 characters');
  await username.fill('');
  await save.click();
  await expect.element(username).toHaveAccessibleDescription('Username is required');
  // The page says it by itself.
  expect(sent.mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')).toEqual([]);
});

test('username and e-mail are edited in a dialog', async () => {
  await renderApp({ url: '/profile', as: 'student' });
  const name = `hazel-${crypto.randomUUID().slice(0, 8)}`;

  await edit.click();
  await username.fill(name);
  await email.fill('hazel@family.example');
  await save.click();
  await expectToast('Profile Updated', 'Your profile information has been successfully updated.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => fact('Username')).toEqual([name]);
  expect(fact('Email')).toContain('hazel@family.example');
});

test('wrong values are told at their fields', async () => {
  await renderApp({ url: '/profile', as: 'student' });

  await edit.click();
  await username.fill('');
  await email.fill('hazel');
  await save.click();
  await expect.element(username).toHaveAccessibleDescription('Username is required');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a username that is taken is told, and what is stored comes back at the next opening', async () => {
  const other = await knownPerson('student');
  const { user } = await renderApp({ url: '/profile', as: 'student' });

  await edit.click();
  await username.fill(other.user.username);
  await save.click();
  const message = 'That username is already taken. Please choose another one.';
  await expectToast('Update Failed', message);
  await expect.element(username).toHaveAccessibleDescription(message);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect.element(username).toHaveValue(user.username);
});

test('what was typed and left comes back, and undoes no address that was changed elsewhere since', async () => {
  const { user } = await renderApp({ url: '/profile', as: 'student' });
  const name = `hazel-${crypto.randomUUID().slice(0, 8)}`;
  await edit.click();
  await username.fill(name);
  const body = { username: user.username, email: 'grove@family.example' };
  await call(editProfile, { body });
  await renderApp({ url: '/profile' });

  await expect.element(username).toHaveValue(name);
  await expect.element(email).toHaveValue('grove@family.example');
  await save.click();
  await expect.poll(() => fact('Username')).toEqual([name]);
  expect(fact('Email')).toContain('grove@family.example');
});

test('a new username undoes no address that was corrected elsewhere while the page was open', async () => {
  await renderApp({ url: '/profile', as: 'student' });
  await edit.click();
  const name = `hazel-${crypto.randomUUID().slice(0, 8)}`;
  await username.fill(name);
  await call(editProfile, { body: { username: name, email: 'grove@family.example', only: 'email' } });
  await save.click();
  await expect.poll(() => fact('Username')).toEqual([name]);
  expect(fact('Email')).toContain('grove@family.example');
});

test('without a connection the update fails and says so', async () => {
  await renderApp({ url: '/profile', as: 'student' });
  await edit.click();
  loseNetwork();

  await save.click();
  await expectFailure('Update Failed', 'Failed to update profile');
});
