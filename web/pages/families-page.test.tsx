import { strToU8, zipSync } from 'fflate';
import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  checkRoster,
  inviteFamilies,
  listFamilies,
  printFamilyLetters,
} from '#domain/contract/family/families.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { enterAsLeader } from '#web/testing/enter-as-leader.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('#the-roster: rows are pasted, a wrong one is mended in its place, and all are invited', async () => {
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
  // Nothing is wrong any more: the list shows whom the button invites.
  await expect.element(page.getByText('Line 1 · ana@family.example')).toBeVisible();
  await button('Invite 2 families').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (2)' })).toBeVisible();
  await expect.element(button('Print 2 letters')).toBeVisible();
  await button('Take back the invitation of Ada Okafor').click();
  await button('Take back').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
});

test('#the-roster: what is wrong stays to be mended while the others are invited', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('Paste', { exact: true }).click();
  await page.getByLabelText('Rows from your spreadsheet').fill('Ada,Okafor,\nBo,,bo@family.example');
  await button('Check the rows').click();
  await expect
    .element(page.getByText('1 family has no e-mail address: print a letter for it afterwards.'))
    .toBeVisible();
  await button('Invite 1 family').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
  await expect.element(page.getByText('The last name is missing.')).toBeVisible();
  await button('Leave it out: line 2').click();
  await expect.element(page.getByRole('heading', { name: 'Invite families' })).toBeVisible();
});

const addRoster = async (file: File) => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('A file', { exact: true }).click();
  await page.getByLabelText('Choose a file').upload(file);
  return troopId;
};
const invited = async (troopId: string) =>
  (await call(listFamilies, { query: { troopId } })).families.map(
    ({ firstName, lastName, email, secondEmail }) => [firstName, lastName, email, secondEmail],
  );

test('#the-roster: a file whose heads say it all is looked through at once, with two parents, and says what it skipped', async () => {
  const csv =
    'Troop 42\r\nNovember\r\nFirst name,Last name,Parent 1 email,Parent 2 email\r\nAda,Okafor,ana@family.example,ben@family.example\r\n';
  const troopId = await addRoster(new File([csv], 'roster.csv'));
  await expect.element(page.getByText('We skipped 2 lines above the heads.')).toBeVisible();
  await expect.element(page.getByText('Line 4 · ana@family.example, ben@family.example')).toBeVisible();
  await expect
    .element(page.getByText(/^Where two addresses stand, both parents are invited\./))
    .toBeVisible();
  await button('Invite 1 family').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
  await expect.element(page.getByText(/^ana@family.example, ben@family.example · until/)).toBeVisible();
  expect(await invited(troopId)).toEqual([['Ada', 'Okafor', 'ana@family.example', 'ben@family.example']]);
});

test('#the-roster: whole names are shown put apart before anything is sent, and a wrong one is changed in its row', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => void vi.restoreAllMocks());
  const csv =
    '"Last Name, First Name",Contact\n"Okafor, Ada",ana@family.example\nMary Ann Smith,m@family.example\n';
  const troopId = await addRoster(new File([csv], 'scoutbook.csv'));
  await expect.element(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
  await expect.element(page.getByLabelText('Last Name, First Name')).toHaveValue('name');
  await expect.element(page.getByLabelText('Contact')).toHaveValue('parent1');
  await expect.element(page.getByRole('row', { name: 'Ada Okafor ana@family.example' })).toBeVisible();
  const asked = fetched.mock.calls.map(([address]) => String(address));
  expect(asked).not.toContain(checkRoster.path);
  await button('Looks right').click();
  // Below a head that says last name first 'Mary' was taken for one.
  await expect.element(page.getByText('Ann Smith Mary')).toBeVisible();
  await button('Change line 3').click();
  await page.getByLabelText('First name').fill('Mary Anne');
  await button('Cancel the change of line 3').click();
  await expect.element(page.getByText('Ann Smith Mary')).toBeVisible();
  await button('Change line 3').click();
  await page.getByLabelText('First name').fill('Mary Ann');
  await page.getByLabelText('Last name').fill('Smith');
  await button('Check this row').click();
  await button('Invite 2 families').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (2)' })).toBeVisible();
  expect((await invited(troopId)).map(([first, last]) => [first, last])).toEqual([
    ['Ada', 'Okafor'],
    ['Mary Ann', 'Smith'],
  ]);
});

test('#the-roster: the leader says which column is what, goes back, and what was pasted is still there', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('Paste', { exact: true }).click();
  const pasted = page.getByLabelText('Rows from your spreadsheet');
  const text = 'Given\tMobile\tContact\nAda\t555\tana@family.example';
  await pasted.fill(text);
  await button('Check the rows').click();
  await expect.element(page.getByText("No column is headed 'last name'.")).toBeVisible();
  await button('Cancel').click();
  await expect.element(pasted).toHaveValue(text);
  await button('Check the rows').click();
  await page.getByLabelText('Mobile').selectOptions('Last name');
  await expect.element(page.getByRole('row', { name: 'Ada 555 ana@family.example' })).toBeVisible();
  await button('Looks right').click();
  await expect.element(page.getByText('The last name has no letter in it.')).toBeVisible();
  await button('Change columns').click();
  await expect.element(page.getByLabelText('Mobile')).toHaveValue('lastName');
});

const HEADS = ['Scout', 'Parent 1', 'Parent 2'];
const FAMILY = ['Okafor, Ada', 'ana@family.example', 'ben@family.example'];
const archive = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

/** As Excel writes it: shared strings, and a sheet that says nothing of families before the one that does. */
function excelWorkbook(): Uint8Array<ArrayBuffer> {
  const strings = ['Troop 42', ...HEADS, ...FAMILY];
  const cell = (at: string, text: string) => `<c r="${at}" t="s"><v>${strings.indexOf(text)}</v></c>`;
  const rows = [
    `<row r="1">${cell('A1', 'Troop 42')}</row>`,
    `<row r="3">${HEADS.map((it, at) => cell(`${'ABC'[at]}3`, it)).join('')}</row>`,
    `<row r="5">${FAMILY.map((it, at) => cell(`${'ABC'[at]}5`, it)).join('')}<c r="E5"><f>1+1</f><v>2</v></c></row>`,
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  ];
  const sheet = (inside: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inside}</sheetData></worksheet>`;
  return archive({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Dues" sheetId="1" r:id="rId1"/><sheet name="Roster" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings.map((it) => `<si><t>${it}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>12</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(rows.join('')),
  }) as Uint8Array<ArrayBuffer>;
}

/** As LibreOffice writes it, down to the last row of the sheet. */
function openWorkbook(): Uint8Array<ArrayBuffer> {
  const cells = (texts: readonly string[]) =>
    texts.map((it) => `<table:table-cell><text:p>${it}</text:p></table:table-cell>`).join('');
  const end = '<table:table-cell table:number-columns-repeated="16380"/>';
  return archive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Roster"><table:table-row table:number-rows-repeated="2">${end}</table:table-row><table:table-row>${cells(HEADS)}${end}</table:table-row><table:table-row table:number-rows-repeated="1"><table:table-cell><text:p>Okafor, Ada</text:p></table:table-cell>${cells(FAMILY.slice(1))}</table:table-row><table:table-row table:number-rows-repeated="1048570">${end}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  }) as Uint8Array<ArrayBuffer>;
}

test.each([
  ['Excel', 'roster.xlsx', excelWorkbook, 5],
  // Its bytes say what a file is, not its name.
  ['LibreOffice', 'roster.csv', openWorkbook, 4],
])('#the-roster: a workbook of %s is read, as far as a roster goes', async (_, name, make, line) => {
  await addRoster(new File([make()], name));
  await expect.element(page.getByLabelText('Scout')).toHaveValue('name');
  if (line === 5)
    await expect
      .element(page.getByText('This is the sheet “Roster”. We skipped 1 line above the heads.'))
      .toBeVisible();
  await button('Looks right').click();
  await expect.element(page.getByText(`Line ${line} · ana@family.example, ben@family.example`)).toBeVisible();
  await expect.element(page.getByText('Ada Okafor')).toBeVisible();
});

test.each([
  [
    'is a ZIP of something else',
    () => archive({ 'word/document.xml': '<a/>' }),
    /no workbook that we can read/,
  ],
  [
    'would fill the memory',
    () => archive({ 'content.xml': ' '.repeat(20_000_001) }),
    /no workbook that we can read/,
  ],
  [
    'is larger than any roster',
    () => new Uint8Array(2_000_001).fill(0x50, 0, 1).fill(0x4b, 1, 2),
    /workbook is too large/,
  ],
  ['is old or has a password', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /old Excel workbook/],
])('#the-roster: a workbook that %s is refused in a sentence', async (_, make, says) => {
  await addRoster(new File([make() as Uint8Array<ArrayBuffer>], 'roster.xlsx'));
  await expect.element(page.getByText(says)).toBeVisible();
});

test('#the-roster: a file that is no roster says why', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('A file', { exact: true }).click();
  await page.getByLabelText('Choose a file').upload(new File(['%PDF-1.7'], 'roster.csv'));
  await expect.element(page.getByText(/Please save the roster as CSV first\./)).toBeVisible();
});

test('#the-roster: where a file may be read in two ways a line of it is asked about', async () => {
  const troopId = await enterAsLeader();
  await renderApp({ url: paths.ownFamilies(troopId) });
  await page.getByText('A file', { exact: true }).click();
  // As Excel for the Macintosh wrote 'Marín'; for Windows it is 'Mar’n'.
  const bytes = Uint8Array.from('Ada,Mar\x92n,ana&ben@family.example', (it) => it.charCodeAt(0));
  const choose = () => page.getByLabelText('Choose a file').upload(new File([bytes], 'roster.csv'));
  await choose();
  await expect.element(page.getByText('Which one is spelled right?')).toBeVisible();
  await expect.element(button('Mar’n')).toBeVisible();
  await button('Marín').click();
  await button('Invite 1 family').click();
  await expect.element(page.getByRole('heading', { name: 'Invited families (1)' })).toBeVisible();
  await expect.element(page.getByText('Ada Marín')).toBeVisible();
});

test('#printed-letters-to-families: two presses make one print, whose links the second would have ended, and the list says that it is there', async () => {
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
/** Returns the requests to print. */
const asksTo = (fetched: MockInstance<typeof fetch>) =>
  fetched.mock.calls
    .filter(([address]) => String(address) === printFamilyLetters.path)
    .map(([, init]) => JSON.parse(String(init?.body)));

test('#printed-letters-to-families: a family added later gets her letter alone, and printing all again is asked about first', async () => {
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

test('#printed-letters-to-families: where the finished letters are lost on the line the page says that those before may be over', async () => {
  const troopId = await enterAsLeader();
  await call(inviteFamilies, { body: { troopId, rows: rowsOf(1) } });
  await renderApp({ url: paths.ownFamilies(troopId) });
  await expect.element(page.getByText('Needs a letter')).toBeVisible();
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    const response = await fetch(...asked);
    if (String(asked[0]) === printFamilyLetters.path) throw new TypeError('Failed to fetch');
    return response;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await button('Print 1 letter').click();
  await expect.element(page.getByText('Letter printed')).toBeVisible();
  await expect
    .element(page.getByText(/handed out or mailed before may no longer work, so please print again/).first())
    .toBeVisible();
});

test('#printed-letters-to-families: what somebody else printed meanwhile is not made anew by an answer to an older question', async () => {
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

test('#printed-letters-to-families: of more than a print takes the page says what is left, the first time and again, until all are done', async () => {
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
