import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import {
  correctParentEmail,
  deleteUser,
  getConsentRecord,
  listAudit,
  listStudents,
} from '#domain/contract/office/admin.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { showDate, today } from '#web/lib/dates.ts';
import { actOn, goToPlace, openFilters } from '#web/testing/admin-places.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdNavigation } from '#web/testing/held-navigation.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const search = page.getByLabelText('Search');
const found = page.getByRole('heading', { name: /^Students \(\d+\)$/ });
// Its heading, with the count, is its name.
const list = page.getByRole('region', { name: /^Students \(/ });
const resetDialog = page.getByRole('dialog', { name: 'Reset Password' });
const newPassword = resetDialog.getByLabelText('New password');
const consentDialog = page.getByRole('dialog', { name: 'Consent Record' });
const auditLog = page.getByRole('main');
const deleteDialog = page.getByRole('alertdialog', { name: 'Delete User' });

const EVERY_LIST = `*${listStudents.path}?*`;

/** The dashboard, with one student made for the test and found by the search. */
async function findStudent(
  account: Parameters<typeof knownPerson>[1] = {},
  who: Parameters<typeof knownPerson>[0] = 'student',
) {
  const { user } = await knownPerson(who, account);
  await renderApp({ url: '/admin', as: 'admin', account: { firstName: 'Rowan', lastName: 'Hart' } });
  await search.fill(user.username);
  await expect.element(found).toHaveTextContent('Students (1)');
  // The count and the list are two answers.
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  return user;
}

async function choose(username: string, action: 'Reset Password' | 'Consent Record' | 'Delete User') {
  if (action === 'Consent Record') return actOn(username, action);
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Sends the form of a parent who has signed with a line. */
function consentOfAna() {
  const canvas = document.createElement('canvas');
  canvas.width = SIGNATURE_WIDTH_PX;
  canvas.height = SIGNATURE_HEIGHT_PX;
  const pen = canvas.getContext('2d');
  pen?.moveTo(40, 110);
  pen?.lineTo(200, 40);
  pen?.lineTo(360, 110);
  pen?.stroke();
  const parent = { parentFirstName: 'Ana', parentLastName: 'Lindqvist', parentEmail: 'ana@family.example' };
  return { ...parent, signature: canvas.toDataURL(), termsAgree: true as const };
}

/** Opens the audit log and gives what was done in every row, without who and when. */
async function readAuditLog(): Promise<string[]> {
  await goToPlace('Audit Log');
  const rows = auditLog.getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  const showEarlier = auditLog.getByRole('button', { name: 'Show earlier' });
  while (showEarlier.query()) {
    const shown = rows.elements().length;
    await showEarlier.click();
    await expect.poll(() => rows.elements().length).toBeGreaterThan(shown);
  }
  return rows.elements().map((row) => (row.firstChild?.textContent ?? '').replace(/^\S+ /, '').trim());
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
    showDate(today()),
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
  await openFilters();
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

test('a student who waits for a parent is Active as before, says so, and can be filtered by it', async () => {
  const user = await findStudent({}, 'unconsentedStudent');

  const students = page.getByRole('region', { name: /^Students/ });
  await expect.element(students.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(students.getByText('Waiting for parent')).toBeVisible();
  await openFilters();
  await page.getByLabelText('Status').selectOptions('Waiting for parent');
  await expect.element(page.getByText(user.username, { exact: true })).toBeVisible();
  expect(location.search).toContain('status=waiting');
  await page.getByLabelText('Status').selectOptions('Profile not filled in');
  await expect.element(page.getByText('No students found matching your criteria')).toBeVisible();
});

test('what is filtered stands in the address: it can be opened, and gone back to', async () => {
  const { user } = await knownPerson('student', { state: 'OR' });
  await renderApp({ url: `/admin?q=${user.username}&state=OR`, as: 'admin' });

  await expect.element(found).toHaveTextContent('Students (1)');
  await expect.element(search).toHaveValue(user.username);
  await openFilters();
  await expect.element(page.getByLabelText('State')).toHaveValue('OR');
  await page.getByLabelText('State').selectOptions('Wisconsin (WI)');
  await expect.element(found).toHaveTextContent('Students (0)');
  expect(location.search).toBe(`?q=${user.username}&state=WI`);
  history.back();
  await expect.element(found).toHaveTextContent('Students (1)');
  await expect.element(page.getByLabelText('State')).toHaveValue('OR');
});

test('what is typed takes the place of what stood in the address, and comes along with what is chosen', async () => {
  const user = await findStudent();
  const pushed = vi.spyOn(history, 'pushState');
  onTestFinished(() => pushed.mockRestore());

  await search.fill('nobody');
  await expect.element(found).toHaveTextContent('Students (0)');
  await search.fill(`${user.username} `);
  await openFilters();
  await page.getByLabelText('Organization').selectOptions('Scouts BSA');
  await expect.element(found).toHaveTextContent('Students (1)');
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(new URLSearchParams(location.search).get('q')).toBe(`${user.username} `);
  await expect.element(search).toHaveValue(`${user.username} `);
});

test('what an address has of no meaning is left out', async () => {
  await renderApp({ url: '/admin?state=XX&sort=zip&order=up&status=asleep&page=7&after=first', as: 'admin' });
  await expect.element(found).toBeVisible();
  await openFilters();
  await expect.element(page.getByLabelText('State')).toHaveValue('all');
  await expect.element(page.getByLabelText('Status')).toHaveValue('all');
});

test('the heads of the table sort it, by pointer and by key, and say so', async () => {
  await onWideScreen();
  const troop = crypto.randomUUID().slice(0, 8);
  for (const [firstName, troopNumber] of [
    ['Zinnia', `${troop}-7`],
    ['Ash', `${troop}-42`],
    ['Maple', `${troop}-100`],
  ] as const) {
    await knownPerson('student', { firstName, lastName: 'Sorted', troopNumber });
  }
  await renderApp({ url: `/admin?troop=${troop}`, as: 'admin' });
  await expect.element(found).toHaveTextContent('Students (3)');
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });

  await expect.element(head('Joined')).toHaveAttribute('aria-sort', 'descending');
  await head('Name').getByRole('button').click();
  await expect.poll(names).toEqual(['Ash Sorted', 'Maple Sorted', 'Zinnia Sorted']);
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head('Joined')).not.toHaveAttribute('aria-sort');
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['Zinnia Sorted', 'Maple Sorted', 'Ash Sorted']);
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await head('Troop').getByRole('button').click();
  await expect.poll(names).toEqual(['Zinnia Sorted', 'Ash Sorted', 'Maple Sorted']);
  expect(location.search).toBe(`?troop=${troop}&sort=troop`);
});

test('on a phone the list is sorted by a choice above it, and a student takes two lines of it', async () => {
  const user = await findStudent();
  await page.getByLabelText('Sort by').selectOptions('Name');
  await expect.poll(() => location.search).toContain('sort=name');
  const row = page.getByRole('listitem').filter({ hasText: user.username });
  await expect.element(row).toMatchTextContent(/Scouts BSA · 42.*Active/);
  expect(row.element().getBoundingClientRect().height).toBeLessThan(80);
});

test('on a phone the filters but the search are folded behind a button that counts them, and the address keeps them', async () => {
  const { user } = await knownPerson('student', { state: 'OR', troopNumber: '90211' });
  await renderApp({ url: `/admin?q=${user.username}&state=OR`, as: 'admin' });
  await expect.element(found).toHaveTextContent('Students (1)');
  await expect.element(search).toBeVisible();
  await expect.element(page.getByLabelText('State')).not.toBeInTheDocument();
  const button = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(page.getByLabelText('State')).toHaveValue('OR');
  await page.getByLabelText('Troop number').fill('90211');
  await expect.element(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect.poll(() => location.search).toContain('troop=90211');
});

test('the places of administrators stand in a bar at the left, and below that room under a button; each names itself', async () => {
  const places = page.getByRole('navigation', { name: 'Administration' });
  const names = () => [...places.element().querySelectorAll('a, button')].map((it) => it.textContent);
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 740));
  await renderApp({ url: '/admin', as: 'admin' });
  await expect
    .element(places.getByRole('link', { name: 'Students' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: /^Menu/ })).not.toBeInTheDocument();
  const all = names().map((it) => it?.replace(/\d.*/, ''));
  expect(all).toEqual([
    ...['Students', 'Troops', 'How It Is', 'Unsent Mail', 'Backups', 'Statistics', 'Audit Log'],
    ...['People', 'Security', 'Keeping', 'Species Import', 'Log Out'],
  ]);
  await page.viewport(360, 740);
  await expect.element(places).not.toBeInTheDocument();
  const menu = page.getByRole('button', { name: /^Menu/ });
  await menu.click();
  expect(names().map((it) => it?.replace(/\d.*/, ''))).toEqual(all);
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(places).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(places).not.toBeInTheDocument();
  await goToPlace('Troops');
  await expect.element(page.getByRole('heading', { name: 'Troops', level: 1 })).toBeVisible();
  await expect.element(places).not.toBeInTheDocument();
});

test('from each of the places an administrator logs out', async () => {
  const ledTo = holdNavigation();
  await renderApp({ url: '/admin/troops', as: 'admin' });
  await goToPlace('Log Out');
  await expect.poll(() => ledTo).toEqual(['/']);
});

test('a search that finds nobody says what it looks through, and lets everybody through again', async () => {
  await findStudent({ firstName: 'Hazel', lastName: 'Lindqvist' });
  await openFilters();
  await page.getByLabelText('State').selectOptions('OR');
  await expect.element(page.getByText('No students found matching your criteria')).toBeVisible();
  await expect.element(page.getByText(/It does not know the parents/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(search).toHaveValue('');
  await expect.poll(() => location.search).toBe('');
});

test('the export downloads the filtered list as CSV', async () => {
  const user = await findStudent(
    { firstName: '=cmd', lastName: 'Reyes', zipCode: '02134' },
    'unconsentedStudent',
  );
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());

  await page.getByRole('button', { name: 'Export Data' }).click();
  await expectToast('Export Started', 'Student data export will begin shortly');
  await expect.poll(() => made.mock.calls).toHaveLength(1);
  const text = await new Response(made.mock.calls[0]?.[0] as Blob | undefined).text();
  const [head, row, rest] = text.split('\r\n');
  expect(head).toContain('"First Name","Last Name","Username"');
  expect(row).toBe(
    `"'=cmd","Reyes","${user.username}","${user.email}","Scouts BSA","42","WI","'02134","${today()}","Active","Yes","No"`,
  );
  expect(rest).toBe('');
  expect(await readAuditLog()).toContain('exported the list of students');
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
  await expectFailure('Reset Failed', 'User not found');
  await resetDialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectFailure('Delete Failed', 'User not found');
});

test('without a connection the dialogs say so and stay', async () => {
  const user = await findStudent();
  loseNetwork();

  await choose(user.username, 'Reset Password');
  await newPassword.fill('willow-and-elm');
  await resetDialog.getByRole('button', { name: 'Reset Password' }).click();
  await expectFailure('Reset Failed', 'Failed to reset password');
  await resetDialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectFailure('Delete Failed', 'Failed to delete user');
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

test('until the students are there the page says what it is waiting for', async () => {
  const line = await holdRequests(EVERY_LIST);
  await renderApp({ url: '/admin', as: 'admin' });

  await line.arrived;
  await expect.element(page.getByText('Loading admin dashboard...')).toBeVisible();
  await line.letThrough();
  await expect.element(found).toBeVisible();
  await expect.element(page.getByText('Loading admin dashboard...')).not.toBeInTheDocument();
});

test('what was found before stays until the next answer is there', async () => {
  const user = await findStudent();
  const line = await holdRequests(EVERY_LIST);

  await openFilters();
  await page.getByLabelText('State').selectOptions('Oregon (OR)');
  await line.arrived;
  await expect.element(page.getByText(user.username, { exact: true })).toBeVisible();
  await line.letThrough();
  await expect.element(page.getByText('No students found matching your criteria')).toBeVisible();
});

test('a filter that meets a broken line can be tried again, and keeps what was typed', async () => {
  const user = await findStudent();
  await breakProxy(`${EVERY_LIST}state=OR*`);

  await openFilters();
  await page.getByLabelText('State').selectOptions('Oregon (OR)');
  await expect.element(page.getByText('The students could not be loaded.')).toBeVisible();
  await expect.element(search).toHaveValue(user.username);
  await page.getByLabelText('State').selectOptions('All States');
  await expect.element(page.getByText(user.username, { exact: true })).toBeVisible();
});

test('an answer that is not ours gets the words of the dialogs and of the export', async () => {
  const user = await findStudent();
  await breakProxy('*/admin/*');

  await choose(user.username, 'Reset Password');
  await newPassword.fill('willow-and-elm');
  await resetDialog.getByRole('button', { name: 'Reset Password' }).click();
  await expectFailure('Reset Failed', 'Failed to reset password');
  await resetDialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(user.username, 'Delete User');
  await deleteDialog.getByRole('button', { name: 'Delete User' }).click();
  await expectFailure('Delete Failed', 'Failed to delete user');
  await deleteDialog.getByRole('button', { name: 'Cancel' }).click();
  await openFilters();
  await page.getByLabelText('State').selectOptions('Wisconsin (WI)');
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expectFailure('Export Failed', 'Failed to export the students');
});

test('the consent record shows who signed, when, which words and how, and looking at it is written down', async () => {
  const child = await signIn('unconsentedStudent', { firstName: 'Hazel', lastName: 'Lindqvist' });
  await call(giveParentConsent, { body: consentOfAna() });
  await renderApp({ url: '/admin', as: 'admin', account: { firstName: 'Rowan' } });
  await search.fill(child.user.username);

  await choose(child.user.username, 'Consent Record');
  for (const fact of ['Ana Lindqvist', 'ana@family.example', /^Version of /, /^[0-9a-f]{64}$/]) {
    await expect.element(consentDialog.getByText(fact)).toBeVisible();
  }
  const republishing = consentDialog.getByText('Republishing', { exact: true }).element();
  expect(republishing.parentElement?.textContent).toBe('RepublishingNot given');
  const signature = consentDialog.getByRole('img', { name: 'Signature of Ana Lindqvist' });
  await expect.element(signature).toBeVisible();
  await consentDialog.getByRole('button', { name: 'Terms as they were signed' }).click();
  await expect.element(consentDialog.getByText(/State of Wisconsin/)).toBeVisible();
  await consentDialog.getByRole('button', { name: 'Close' }).click();

  const deeds = await readAuditLog();
  expect(deeds).toContain(`looked at the consent record of ${child.user.username}`);
});

test("a parent's mistyped address is put right beside what was signed, and that is written down", async () => {
  const child = await signIn('unconsentedStudent');
  await call(giveParentConsent, { body: { ...consentOfAna(), parentEmail: 'ana@famly.example' } });
  await renderApp({ url: '/admin', as: 'admin' });
  await search.fill(child.user.username);
  await choose(child.user.username, 'Consent Record');

  await consentDialog.getByRole('button', { name: 'Correct the address' }).click();
  const field = consentDialog.getByLabelText("Parent's email");
  await expect.element(field).toHaveValue('ana@famly.example');
  const save = consentDialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(consentDialog.getByText('This is the address that is there already')).toBeVisible();
  await field.fill('ana@');
  await expect.element(consentDialog.getByText('Please enter a valid email address')).toBeVisible();
  await field.fill('ana@family.example');
  await save.click();
  await expectToast('Address Corrected', 'No mail server is set up, so no copy was sent');
  await expect.element(consentDialog.getByText('ana@family.example')).toBeVisible();
  await expect.element(consentDialog.getByText('Signed as ana@famly.example')).toBeVisible();
  await expect.element(consentDialog.getByText(/^Corrected by /)).toBeVisible();
  await expect.element(consentDialog.getByRole('button', { name: 'Correct the address' })).toHaveFocus();
  await consentDialog.getByRole('button', { name: 'Close' }).click();
  expect(await readAuditLog()).toContain(`corrected the parent's address of ${child.user.username}`);
});

test('a parent who has yet to answer is asked at the right address, and that is what the administrator reads', async () => {
  const child = await signIn('unconsentedStudent');
  await call(giveParentConsent, { body: consentOfAna() });
  await renderApp({ url: '/admin', as: 'admin' });
  const params = { id: child.user.id };
  const signed = await call(getConsentRecord, { params });
  const terms = { version: '2026', hash: '0', text: 'Terms' };
  const record = { ...signed, terms, state: 'signed', copiesAreSent: true };
  const answer = (body: object) => ({ status: 200, type: 'application/json', body: JSON.stringify(body) });
  const asItIs = await standInFor(`*${addressOf(getConsentRecord, params)}`, answer(record));
  await search.fill(child.user.username);
  await choose(child.user.username, 'Consent Record');
  await consentDialog.getByRole('button', { name: 'Correct the address' }).click();
  await consentDialog.getByLabelText("Parent's email").fill('ana@families.example');
  const save = consentDialog.getByRole('button', { name: 'Save and ask the parent' });
  await expect.element(save).toBeVisible();
  await asItIs();
  const done = answer({ record, outcome: 'corrected', copySent: true });
  await standInFor(`*${addressOf(correctParentEmail, params)}`, done);
  await save.click();
  await expectToast('Address Corrected', 'The question about the consent goes to ana@families.example');
});

test('a correction that meets a broken line can be tried again, and keeps what was typed', async () => {
  const child = await signIn('unconsentedStudent');
  await call(giveParentConsent, { body: consentOfAna() });
  await renderApp({ url: '/admin', as: 'admin' });
  await search.fill(child.user.username);
  await choose(child.user.username, 'Consent Record');
  await consentDialog.getByRole('button', { name: 'Correct the address' }).click();
  const field = consentDialog.getByLabelText("Parent's email");
  await field.fill('nora@family.example');
  loseNetwork();
  await consentDialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectFailure('Correction Failed', 'Failed to correct the address');
  await expect.element(field).toHaveValue('nora@family.example');
});

test('a correction that was begun stands there again on the next page, until it is let go', async () => {
  const child = await signIn('unconsentedStudent');
  await call(giveParentConsent, { body: consentOfAna() });
  await renderApp({ url: '/admin', as: 'admin' });
  await search.fill(child.user.username);
  await choose(child.user.username, 'Consent Record');
  await consentDialog.getByRole('button', { name: 'Correct the address' }).click();
  const field = consentDialog.getByLabelText("Parent's email");
  await field.fill('nora@family.example');

  const url = `/admin?q=${child.user.username}`;
  await renderApp({ url });
  await expect.element(field).toHaveValue('nora@family.example');
  await consentDialog.getByRole('button', { name: 'Cancel' }).click();
  await renderApp({ url });
  await expect.element(found).toHaveTextContent('Students (1)');
  await expect.element(consentDialog).not.toBeInTheDocument();
});

test('a student whom nobody has signed for has no consent record', async () => {
  const { user } = await signIn('unconsentedStudent');
  await renderApp({ url: '/admin', as: 'admin' });
  await search.fill(user.username);

  await choose(user.username, 'Consent Record');
  await expect.element(consentDialog.getByText('Nobody has signed yet')).toBeVisible();
});

test('a consent record and an audit log that do not come can be asked for again', async () => {
  const user = await findStudent();
  const record = await holdRequests('*/consent');
  await choose(user.username, 'Consent Record');
  await record.arrived;
  await expect.element(consentDialog.getByText('Loading the consent record...')).toBeInTheDocument();
  await record.fail();
  await expect.element(consentDialog.getByText('The consent record could not be loaded.')).toBeVisible();
  await consentDialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(consentDialog.getByText('Nobody has signed yet')).toBeVisible();
  await consentDialog.getByRole('button', { name: 'Close' }).click();

  await call(listStudents, { query: { purpose: 'export', limit: 1 } });
  const log = await holdRequests(`*${listAudit.path}?*`);
  await goToPlace('Audit Log');
  await log.arrived;
  await expect.element(auditLog.getByText('Loading the audit log...')).toBeInTheDocument();
  await log.fail();
  await expect.element(auditLog.getByText('The audit log could not be loaded.')).toBeVisible();
  await auditLog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(auditLog.getByRole('listitem').first()).toBeVisible();
});

test('the audit log tells who did what on whom, page by page', async () => {
  const { user } = await signIn('unconsentedStudent');
  await call(giveParentConsent, { body: consentOfAna() });
  const ranger = await signIn('admin');
  await expect(
    call(login, { body: { username: ranger.user.username, password: 'wrong' } }),
  ).rejects.toThrow();
  await renderApp({ url: '/admin', as: 'admin' });
  // More than a page: each look is a row.
  for (let looks = 0; looks <= 50; looks++) await call(getConsentRecord, { params: { id: user.id } });
  await call(deleteUser, { params: { id: user.id } });

  const deeds = await readAuditLog();
  expect(deeds.filter((deed) => deed === `looked at the consent record of ${user.username}`)).toHaveLength(
    51,
  );
  expect(deeds).toContain(`deleted the account ${user.username}`);
  expect(deeds).toContain(`failed to log in as ${ranger.user.username}`);
});

test('a student who opens an address of the administrators is told and sent home', async () => {
  await renderApp({ url: '/admin/import-species', as: 'student' });

  await expectToast('Access Denied', 'Admin access required');
  await expect.element(page.getByRole('heading', { name: /^Welcome Back/ })).toBeVisible();
  expect(location.pathname).toBe('/');
});
