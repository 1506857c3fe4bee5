import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { login } from '#domain/contract/accounts.ts';
import { deleteUser } from '#domain/contract/admin.ts';
import { call } from '#web/lib/call.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const search = page.getByLabelText('Search');
const found = page.getByRole('heading', { name: /^Students \(\d+\)$/ });
const resetDialog = page.getByRole('dialog', { name: 'Reset Password' });
const newPassword = resetDialog.getByLabelText('New password');
const deleteDialog = page.getByRole('alertdialog', { name: 'Delete User' });

/** The dashboard, with one student made for the test and found by the search. */
async function findStudent(account: Parameters<typeof knownPerson>[1] = {}) {
  const { user } = await knownPerson('student', account);
  await renderApp({ url: '/admin', as: 'admin', account: { firstName: 'Rowan', lastName: 'Hart' } });
  await search.fill(user.username);
  await expect.element(found).toHaveTextContent('Students (1)');
  return user;
}

async function choose(username: string, action: 'Reset Password' | 'Delete User') {
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function onWideScreen() {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 740));
}

test('an administrator sees her name, the counts, and the way to the species and out', async () => {
  await knownPerson('student', { organization: 'cub_scouts' });
  await renderApp({ url: '/admin', as: 'admin', account: { firstName: 'Rowan', lastName: 'Hart' } });

  await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect.element(page.getByText('Rowan Hart')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back to App' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Import Species Data' }))
    .toHaveAttribute('href', '/admin/import-species');
  await expect.element(found).toBeVisible();
  const counts = page.getByRole('term').elements().slice(0, 4);
  expect(counts.map((term) => term.textContent)).toEqual([
    'Total Students',
    'Scouts BSA',
    'Cub Scouts',
    'Girl Scouts',
  ]);
  const [total = 0, ...parts] = counts.map((term) => Number(term.nextElementSibling?.textContent));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(parts[1]).toBeGreaterThan(0);
});

test('on a wide screen the students stand in a table with the ten columns', async () => {
  await onWideScreen();
  const user = await findStudent({ firstName: 'Hazel', lastName: 'Lindqvist', organization: 'girl_scouts' });

  const headers = page.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    'Name',
    'Username',
    'Email',
    'Organization',
    'Troop',
    'State',
    'ZIP',
    'Joined',
    'Status',
    'Actions',
  ]);
  const cells = page.getByRole('row').nth(1).element().children;
  expect(Array.from(cells, (cell) => cell.textContent)).toEqual([
    'Hazel Lindqvist',
    user.username,
    user.email,
    'Girl Scouts',
    '42',
    'WI',
    '53703',
    '5/1/2026',
    'Active',
    '',
  ]);
});

test('the filters narrow the list, together', async () => {
  const { user } = await knownPerson('student', {
    organization: 'girl_scouts',
    state: 'OR',
    troopNumber: '90210',
    profileCompleted: false,
  });
  await renderApp({ url: '/admin', as: 'admin' });
  await page.getByLabelText('Organization').selectOptions('Girl Scouts');
  await page.getByLabelText('State').selectOptions('Oregon (OR)');
  await page.getByLabelText('Troop number').fill('021');
  await search.fill(user.email.toUpperCase());

  await expect.element(found).toHaveTextContent('Students (1)');
  await expect.element(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await page.getByLabelText('State').selectOptions('Wisconsin (WI)');
  await expect.element(page.getByText('No students found matching your criteria')).toBeVisible();
  await expect.element(found).toHaveTextContent('Students (0)');
});

test('the export downloads the filtered list as CSV', async () => {
  const user = await findStudent({ firstName: '=cmd', lastName: 'Reyes' });
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());

  await page.getByRole('button', { name: 'Export Data' }).click();
  await expectToast('Export Started', 'Student data export will begin shortly');
  const text = await new Response(made.mock.calls[0]?.[0] as Blob | undefined).text();
  const [head, row, rest] = text.split('\r\n');
  expect(head).toContain('"First Name","Last Name","Username"');
  expect(row).toBe(
    `"'=cmd","Reyes","${user.username}","${user.email}","Scouts BSA","42","WI","53703","5/1/2026","Active"`,
  );
  expect(rest).toBe('');
});

test('an administrator sets a new password', async () => {
  const user = await findStudent();

  await choose(user.username, 'Reset Password');
  const confirm = resetDialog.getByRole('button', { name: 'Reset Password' });
  await expect.element(newPassword).toHaveValue('');
  await newPassword.fill('12345');
  await expect.element(confirm).toBeDisabled();
  await newPassword.fill('willow-and-elm');
  await confirm.click();
  await expectToast('Password Reset Successful', `Password updated for ${user.username}`);
  await expect.element(resetDialog).not.toBeInTheDocument();
  const loggedIn = await call(login, { body: { username: user.username, password: 'willow-and-elm' } });
  expect(loggedIn.id).toBe(user.id);
});

test('a password that is too short is told when Enter sends it all the same', async () => {
  const user = await findStudent();

  await choose(user.username, 'Reset Password');
  await newPassword.fill('12345');
  await userEvent.keyboard('{Enter}');
  await expectToast('Invalid Password', 'Password must be at least 6 characters long.');
});

test('an administrator deletes a student, whatever was typed', async () => {
  const user = await findStudent();

  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('textbox').fill('somebody else');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectToast('User Deleted', `${user.username} has been successfully deleted`);
  await expect.element(deleteDialog).not.toBeInTheDocument();
  await expect.element(found).toHaveTextContent('Students (0)');
});

test('a student whom another administrator deleted meanwhile cannot be helped any more', async () => {
  const user = await findStudent();
  await call(deleteUser, { params: { id: user.id } });

  await choose(user.username, 'Reset Password');
  await newPassword.fill('willow-and-elm');
  await resetDialog.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast('Reset Failed', 'User not found');
  await resetDialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectToast('Delete Failed', 'User not found');
});

test('without a connection the dialogs say so and stay', async () => {
  const user = await findStudent();
  loseNetwork();

  await choose(user.username, 'Reset Password');
  await newPassword.fill('willow-and-elm');
  await resetDialog.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast('Reset Failed', 'Failed to reset password');
  await resetDialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectToast('Delete Failed', 'Failed to delete user');
  await expect.element(deleteDialog).toBeVisible();
});

test('without a connection the list can be asked for again', async () => {
  await renderApp({ url: '/admin/import-species', as: 'admin' });
  await expect.element(page.getByRole('link', { name: 'Back to Admin Dashboard' })).toBeVisible();
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => line.mockRestore());
  await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();

  await expect.element(page.getByText('The students could not be loaded.')).toBeVisible();
  line.mockRestore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(found).toBeVisible();
});

test('a student who opens an address of the administrators is told and sent home', async () => {
  await renderApp({ url: '/admin/import-species', as: 'student' });

  await expectToast('Access Denied', 'Admin access required');
  await expect.element(page.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();
  expect(location.pathname).toBe('/');
});
