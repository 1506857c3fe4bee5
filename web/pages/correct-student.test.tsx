import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { listStudents } from '#domain/contract/office/admin.ts';
import { call } from '#web/lib/call.ts';
import { actOn } from '#web/testing/admin-places.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog', { name: 'Correct Details' });
const firstName = dialog.getByLabelText('First name');
const zipCode = dialog.getByLabelText('ZIP code');

async function openDialog(username: string) {
  await actOn(username, 'Correct Details');
}

async function open() {
  const { user } = await knownPerson('student', { firstName: 'Lucia' });
  await renderApp({ url: `/admin?q=${user.username}`, as: 'admin' });
  await openDialog(user.username);
  await expect.element(firstName).toHaveValue('Lucia');
  return user;
}

const stored = async (username: string) => (await call(listStudents, { query: { q: username } }))[0];

test("#corrections: a student's details are put right with Enter, and the list has them", async () => {
  const { username } = await open();
  await firstName.fill('Luzia');
  await dialog.getByLabelText('ZIP code').fill('5540');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByLabelText('ZIP code')).toHaveAccessibleDescription(/ZIP/);
  await dialog.getByLabelText('ZIP code').fill('55401');
  await userEvent.keyboard('{Enter}');
  await expectToast('Details Corrected', `${username} is up to date`);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Luzia/).first()).toBeVisible();
});

test('#corrections: what was typed stays where the line is broken, and goes with Cancel', async () => {
  const { username } = await open();
  await firstName.fill('Luzia');
  loseNetwork();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectFailure('Correction Failed', 'Failed to correct the details');
  await expect.element(firstName).toHaveValue('Luzia');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openDialog(username);
  await expect.element(firstName).toHaveValue('Lucia');
});

test('#corrections: a dialog that was open longer undoes no correction of another', async () => {
  const { id, username } = await open();
  await call(correctStudent, { params: { id }, body: { firstName: 'Luzia', troopNumber: '78' } });
  await zipCode.fill('55401');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast('Details Corrected', `${username} is up to date`);
  expect(await stored(username)).toMatchObject({ firstName: 'Luzia', troopNumber: '78', zipCode: '55401' });
});

test('#corrections: what was typed comes back after a reload, and undoes no correction of another', async () => {
  const { id, username } = await open();
  await zipCode.fill('55401');
  await call(correctStudent, { params: { id }, body: { firstName: 'Luzia' } });
  await renderApp({ url: `/admin?q=${username}` });
  await openDialog(username);
  await expect.element(zipCode).toHaveValue('55401');
  await expect.element(firstName).toHaveValue('Luzia');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast('Details Corrected', `${username} is up to date`);
  expect(await stored(username)).toMatchObject({ firstName: 'Luzia', zipCode: '55401' });
});
