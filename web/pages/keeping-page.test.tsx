import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { login } from '#domain/contract/accounts.ts';
import { getKeeping } from '#domain/contract/oversight.ts';
import { LOCKED_FOR_CHILD } from '#domain/rules/holds.ts';
import { call } from '#web/lib/call.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { standInFor } from '#web/testing/stand-in-response.ts';

const dialog = page.getByRole('dialog', { name: 'Put on Hold' });
const inAYear = () => String(new Date().getFullYear() + 1);
const soon = () => new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);

async function openHold() {
  const person = await knownPerson('student', { firstName: 'Lucia' });
  const { username } = person.user;
  await renderApp({ url: `/admin?q=${username}`, as: 'admin' });
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Hold' }).click();
  return person;
}

async function putOnHold() {
  const person = await openHold();
  await dialog.getByLabelText('Why').selectOptions('Legal duty');
  await dialog.getByLabelText('Until').fill(soon());
  await dialog.getByLabelText('Reason').fill('A letter of a court');
  await dialog.getByRole('button', { name: 'Put on Hold' }).click();
  await expect.element(page.getByText('On Hold', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  return person;
}

test('§22: a student is put on hold from the list, which marks her and finds her by it', async () => {
  const { user } = await putOnHold();
  await expect.element(page.getByText(/^On hold until/).first()).toBeVisible();
  await page.getByLabelText('Status').selectOptions('On hold');
  await expect.element(page.getByRole('button', { name: `Actions for ${user.username}` })).toBeVisible();
});

test('§22: what a hold lacks is told at its fields, and nobody is held', async () => {
  const { user } = await openHold();
  await dialog.getByRole('button', { name: 'Put on Hold' }).click();
  await expect.element(dialog.getByLabelText('Why')).toHaveAccessibleDescription(/Please choose why/);
  await expect.element(dialog.getByLabelText('Until')).toHaveAccessibleDescription(/enter the day/);
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/write down the reason/);
  await dialog.getByLabelText('Why').selectOptions('Dispute');
  await dialog.getByLabelText('Reason').fill('Two letters');
  await dialog.getByLabelText('Until').fill(`${Number(inAYear()) + 1}-12-31`);
  await dialog.getByRole('button', { name: 'Put on Hold' }).click();
  await expect.element(dialog.getByLabelText('Until')).toHaveAccessibleDescription(/a year at most/);
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Two letters');
  const { holds } = await call(getKeeping);
  expect(holds.first.filter(({ username }) => username === user.username)).toEqual([]);
});

test('§22: who holds asks for the release, and another administrator releases it', async () => {
  const { user } = await putOnHold();
  await page.getByRole('link', { name: 'Keeping' }).click();
  await expect.element(page.getByRole('heading', { name: 'Keeping', level: 1 })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: user.username });
  await expect.element(row.getByText('Legal duty: A letter of a court')).toBeVisible();
  await row.getByRole('button', { name: /^Ask to release: Lucia/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to release' }).click();
  await expectToast('Asked', 'Another administrator has to release it');
  await expect.element(row.getByText('Another administrator has to release it.')).toBeVisible();

  await renderApp({ url: '/admin/keeping', as: 'admin' });
  await row.getByRole('button', { name: /^Release: Lucia/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expectToast('Released', `${user.username} is not on hold any more`);
  await expect.element(row).not.toBeInTheDocument();
});

test('§22: a release that comes to nothing is told, and the hold stays', async () => {
  const { user } = await putOnHold();
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  const row = page.getByRole('listitem').filter({ hasText: user.username });
  await row.getByRole('button', { name: /^Release: Lucia/ }).click();
  loseNetwork();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expectToast('Not Released', 'The hold could not be released');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(row).toBeVisible();
});

test('§22: where nobody is on hold and nothing is to go, the page says so', async () => {
  const nothing = {
    dryRun: [{ what: 'sessions that have ended', count: 0 }],
    holds: { count: 0, first: [] },
  };
  const body = JSON.stringify(nothing);
  await standInFor(`*${getKeeping.path}`, { status: 200, type: 'application/json', body });
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  await expect.element(page.getByText(/^Nobody is on hold/)).toBeVisible();
  await expect.element(page.getByText('Nothing would be deleted.')).toBeVisible();
});

test('§22: what could not be loaded can be asked for again', async () => {
  const failing = { status: 500, type: 'application/json', body: '{"message":"Something went wrong"}' };
  await standInFor(`*${getKeeping.path}`, failing);
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  await expect.element(page.getByText('What is kept could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('§22: a child on hold reads that the notebook is locked and whom to ask, on every screen', async () => {
  const { user, password } = await putOnHold();
  await call(login, { body: { username: user.username, password }, as: null });
  await renderApp({ url: '/profile' });
  await expect.element(page.getByRole('heading', { name: 'Your notebook is locked for now' })).toBeVisible();
  await expect.element(page.getByText(LOCKED_FOR_CHILD)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});
