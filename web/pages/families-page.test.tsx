import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inviteFamilies, printFamilyLetters } from '#domain/contract/families.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('§24: rows are pasted, a wrong one is mended in its place, and all are invited', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await expect.element(page.getByText('Nobody is invited yet')).toBeVisible();
  // This server sends no mail.
  await expect.element(page.getByText(/No mail is sent here/)).toBeVisible();
  await page.getByText('Paste', { exact: true }).click();
  await page
    .getByLabelText('Rows from your spreadsheet')
    .fill('Ada\tOkafor\tana@family.example\nBo\tReyes\tbo.family.example');
  await button('Check the rows').click();
  await expect.element(page.getByText('The address has no @ in it.')).toBeVisible();
  await expect.element(button('Invite 1 family')).toBeVisible();
  await page.getByLabelText('Parent’s e-mail').fill('bo@family.example');
  await button('Check this row').click();
  await button('Invite 2 families').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (2)' })).toBeVisible();
  await expect.element(button('Print 2 letters')).toBeVisible();
  await button('Take back the invitation of Ada Okafor').click();
  await button('Take back').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
});

test('§24: what is wrong stays to be mended while the others are invited', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('Paste', { exact: true }).click();
  await page.getByLabelText('Rows from your spreadsheet').fill('Ada,Okafor,\nBo,,bo@family.example');
  await button('Check the rows').click();
  await button('Invite 1 family').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
  await expect.element(page.getByText('The last name is missing.')).toBeVisible();
  await button('Leave it out: line 2').click();
  await expect.element(page.getByRole('heading', { name: 'Invite families' })).toBeVisible();
});

test('§24: a file that is no roster says why', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('A file', { exact: true }).click();
  await page.getByLabelText('Choose a CSV file').upload(new File(['PK\x03\x04'], 'roster.xlsx'));
  await expect.element(page.getByText(/Please save it as CSV first\./)).toBeVisible();
});

test('§24: two presses make one print, whose links the second would have ended, and the list says that it is there', async () => {
  const troopId = await enterAsLeader();
  const row = { line: 1, firstName: 'Ada', lastName: 'Okafor', email: '' };
  await call(inviteFamilies, { body: { troopId, rows: [row] } });
  const made = vi.spyOn(URL, 'createObjectURL');
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  await renderApp({ url: paths.ownFamilies(troopId) });
  await expect.element(page.getByText('Needs a letter')).toBeVisible();
  const print = button('Print 1 letter').element();
  print.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Making letters...')).toBeVisible();
  print.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('Letter printed')).toBeVisible();
  const printed = fetched.mock.calls.filter(([address]) => String(address) === printFamilyLetters.path);
  expect(printed).toHaveLength(1);
  const [[file] = []] = made.mock.calls;
  expect((file as Blob).type).toBe('application/pdf');
});

test('§24: of more letters than a print takes the page says how many are left', async () => {
  const troopId = await enterAsLeader();
  const rows = Array.from({ length: 201 }, (_, at) => {
    const firstName = `Ada ${String.fromCharCode(65 + at / 26, 65 + (at % 26))}`;
    return { line: at + 1, firstName, lastName: 'Okafor', email: '' };
  });
  await call(inviteFamilies, { body: { troopId, rows } });
  await renderApp({ url: paths.ownFamilies(troopId) });
  await expect.element(button('Print 200 letters')).toBeVisible();
  await expect.element(page.getByText(/1 is left for the next print\.$/)).toBeVisible();
});
