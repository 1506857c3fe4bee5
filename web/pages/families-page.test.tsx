import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inviteFamilies, listFamilies, printFamilyLetters } from '#domain/contract/families.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
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
  await page.getByLabelText('Parent’s e-mail').fill('bo&co@müller.de');
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

test('§24: where a file may be read in two ways a line of it is asked about', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('A file', { exact: true }).click();
  // As Excel for the Macintosh wrote 'Marín'; for Windows it is 'Mar’n'.
  const bytes = Uint8Array.from('Ada,Mar\x92n,ana&ben@family.example', (it) => it.charCodeAt(0));
  const choose = () => page.getByLabelText('Choose a CSV file').upload(new File([bytes], 'roster.csv'));
  await choose();
  await expect.element(page.getByText('Which one is spelled right?')).toBeVisible();
  await expect.element(button('Mar’n')).toBeVisible();
  await button('Marín').click();
  await button('Invite 1 family').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
  await expect.element(page.getByText('Ada Marín')).toBeVisible();
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
  // The press that would make it anew asks first.
  await expect.element(button('Print all again')).toBeVisible();
  const printed = fetched.mock.calls.filter(([address]) => String(address) === printFamilyLetters.path);
  expect(printed).toHaveLength(1);
  const [[file] = []] = made.mock.calls;
  expect((file as Blob).type).toBe('application/pdf');
});

const rowsOf = (count: number, firstName = 'Ada') =>
  Array.from({ length: count }, (_, at) => ({
    ...{ line: at + 1, firstName: `${firstName} ${String.fromCharCode(65 + at / 26, 65 + (at % 26))}` },
    ...{ lastName: 'Okafor', email: '' },
  }));
const print = (troopId: string) =>
  callForFile(printFamilyLetters, { troopId, paper: 'letter' }).then((file) => file.size);
/** What was asked of the server to print. */
const asksTo = (fetched: MockInstance<typeof fetch>) =>
  fetched.mock.calls
    .filter(([address]) => String(address) === printFamilyLetters.path)
    .map(([, init]) => JSON.parse(String(init?.body)));

test('§24: a family added later gets her letter alone, and printing all again is asked about first', async () => {
  const troopId = await enterAsLeader();
  await call(inviteFamilies, { body: { troopId, rows: rowsOf(3) } });
  await print(troopId);
  const [{ at } = { at: '' }] = (await call(listFamilies, { query: { troopId } })).prints;
  await call(inviteFamilies, { body: { troopId, rows: rowsOf(1, 'Bo') } });
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  await renderApp({ url: paths.ownFamilies(troopId) });
  await button('Print 1 letter').click();
  const again = button('Print all again');
  await expect.element(again).toBeVisible();
  await expect.element(again).toHaveFocus();
  const { prints } = await call(listFamilies, { query: { troopId } });
  expect(prints).toEqual([
    { at, letters: 3 },
    { at: expect.any(String), letters: 1 },
  ]);

  await again.click();
  const question = page.getByRole('alertdialog', { name: 'Print 4 letters again?' });
  await expect.element(question).toBeVisible();
  await expect
    .element(question.getByText('The letters you have handed out will not work any more.'))
    .toBeVisible();
  await expect.element(question.getByText(/Press “Print letter” beside that family instead/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(again).toHaveFocus();
  expect(asksTo(fetched)).toHaveLength(1);

  await again.click();
  await button('Print 4 letters again').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(again).toHaveFocus();
  expect(asksTo(fetched).map((it) => it.again)).toEqual([undefined, prints[1]?.at]);
  const now = await call(listFamilies, { query: { troopId } });
  expect(now.prints.map(({ letters }) => letters)).toEqual([4]);
});

test('§24: what somebody else printed meanwhile is not made anew by an answer to an older question', async () => {
  const troopId = await enterAsLeader();
  await call(inviteFamilies, { body: { troopId, rows: rowsOf(2) } });
  await print(troopId);
  const [{ at } = { at: '' }] = (await call(listFamilies, { query: { troopId } })).prints;
  await renderApp({ url: paths.ownFamilies(troopId) });
  await button('Print all again').click();
  await expect.element(button('Print 2 letters again')).toBeVisible();
  await callForFile(printFamilyLetters, { troopId, paper: 'letter', again: at });
  await button('Print 2 letters again').click();
  await expect.element(page.getByText(/These letters were printed again meanwhile\./)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('§24: of more than a print takes the page says what is left, the first time and again, until all are done', async () => {
  const troopId = await enterAsLeader();
  await call(inviteFamilies, { body: { troopId, rows: rowsOf(201) } });
  await renderApp({ url: paths.ownFamilies(troopId) });
  await expect.element(button('Print 200 letters')).toBeVisible();
  await expect.element(page.getByText(/1 is left for the next print\.$/)).toBeVisible();
  await button('Print 200 letters').click();
  const slow = { timeout: 60_000 };
  await expect.element(button('Print 1 letter'), slow).toBeVisible();
  await expect.element(page.getByText(/left for the next print/)).not.toBeInTheDocument();
  await button('Print 1 letter').click();
  await expect.element(button('Print all again'), slow).toBeVisible();
  await expect.element(page.getByText(/left for the next print/)).not.toBeInTheDocument();

  await button('Print all again').click();
  await expect
    .element(page.getByText(/At most 200 are printed at once, the oldest first\..*After that 1 is left/))
    .toBeVisible();
  await button('Print 200 letters again').click();
  await expect.element(button('Print the next one again'), slow).toBeVisible();
  await expect.element(page.getByText(/1 letter is still to be printed again\.$/)).toBeVisible();
  await button('Print the next one again').click();
  await button('Print 1 letter again').click();
  await expect.element(button('Print all again'), slow).toBeVisible();
  await expect.element(page.getByText(/still to be printed again/)).not.toBeInTheDocument();
  const { prints } = await call(listFamilies, { query: { troopId } });
  expect(prints.map(({ letters }) => letters)).toEqual([200, 1]);
}, 180_000);
