import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog', { name: 'Correct Details' });
const firstName = dialog.getByLabelText('First name');

async function open() {
  const { user } = await knownPerson('student', { firstName: 'Lucia' });
  await renderApp({ url: `/admin?q=${user.username}`, as: 'admin' });
  await page.getByRole('button', { name: `Actions for ${user.username}` }).click();
  await page.getByRole('menuitem', { name: 'Correct Details' }).click();
  await expect.element(firstName).toHaveValue('Lucia');
  return user;
}

test("§21.2: a student's details are put right with Enter, and the list has them", async () => {
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

test('§21.2: what was typed stays where the line is broken, and goes with Cancel', async () => {
  const { username } = await open();
  await firstName.fill('Luzia');
  loseNetwork();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast('Correction Failed', 'Failed to correct the details');
  await expect.element(firstName).toHaveValue('Luzia');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Correct Details' }).click();
  await expect.element(firstName).toHaveValue('Lucia');
});
