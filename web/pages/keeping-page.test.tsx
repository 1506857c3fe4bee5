import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listDeletions } from '#domain/contract/deletions/deletions.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  type Due,
  getDryRun,
  getKeeping,
  type Keeping,
  listDue,
} from '#domain/contract/office/retention-overview.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { call } from '#web/lib/call.ts';
import { actOn, goToPlace, openFilters } from '#web/testing/admin-places.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';

const dialog = page.getByRole('dialog', { name: 'Put on Hold' });
const inAYear = () => String(new Date().getFullYear() + 1);
const soon = () => new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);

async function openHold() {
  const person = await knownPerson('student', { firstName: 'Lucia' });
  const { username } = person.user;
  await renderApp({ url: `/admin?q=${username}`, as: 'admin' });
  await actOn(username, 'Hold');
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

test('#the-keeping-screen: a student is put on hold from the list, which marks her and finds her by it', async () => {
  const { user } = await putOnHold();
  await expect.element(page.getByText(/^On hold until/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the students' }).click();
  await openFilters();
  await page.getByLabelText('Status').selectOptions('On hold');
  await expect.element(page.getByRole('button', { name: `Actions for ${user.username}` })).toBeVisible();
});

test('#the-keeping-screen: what a hold lacks is told at its fields, and nobody is held', async () => {
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

test('#the-keeping-screen: who holds asks for the release, and another administrator releases it', async () => {
  const { user } = await putOnHold();
  await goToPlace('Keeping');
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

test('#the-keeping-screen: a release that comes to nothing is told, and the hold stays', async () => {
  const { user } = await putOnHold();
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  const row = page.getByRole('listitem').filter({ hasText: user.username });
  await row.getByRole('button', { name: /^Release: Lucia/ }).click();
  loseNetwork();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expectFailure('Not Released', 'The hold could not be released');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(row).toBeVisible();
});

test('#the-end-of-a-hold: a hold that was made longer meanwhile is not released before it is looked at', async () => {
  const { user } = await knownPerson('student', { firstName: 'Lucia' });
  await knownPerson('admin');
  await signIn('admin');
  const hold = (reason: string) => {
    const body = { kind: 'legal', reason, until: soon() } as const;
    return call(holdStudent, { params: { id: user.id }, body });
  };
  await hold('A first letter');
  await renderApp({ url: '/admin/keeping' });
  const row = page.getByRole('listitem').filter({ hasText: user.username });
  const question = page.getByRole('alertdialog');
  const ask = async () => {
    await row.getByRole('button', { name: /^Ask to release: Lucia/ }).click();
    await question.getByRole('button', { name: 'Ask to release' }).click();
  };
  await expect.element(row).toBeVisible();
  await hold('A second letter');
  await ask();
  await expectFailure('Not Released', sentences.heldAnewSince.message);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(row.getByText('Legal duty: A second letter')).toBeVisible();

  await hold('A third letter');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(row.getByText('Legal duty: A third letter')).toBeVisible();
  await ask();
  await expectToast('Asked', 'Another administrator has to release it');
});

const NOTHING: Keeping = {
  holds: { count: 0, first: [] },
  jobs: [{ job: 'keeping', lastRun: null }],
  proof: { deletions: 0, lastHash: '', unverified: 0, file: 'same' },
};

const NONE_DUE: Due = { class: 'unvisited', count: 0, isMore: false, rows: [], next: null };
const json = (body: unknown) => ({ status: 200, type: 'application/json', body: JSON.stringify(body) });

/** The screen where the server tells this of keeping. */
async function openWith(over: Partial<Keeping>) {
  await standInFor(`*${getKeeping.path}`, json({ ...NOTHING, ...over }));
  await renderApp({ url: '/admin/keeping', as: 'admin' });
}

/** The screen where this is due; gives what lets the server tell it again. */
async function openDue(...due: Partial<Due>[]) {
  const stop = await standInFor(`*${listDue.path}`, json(due.map((it) => ({ ...NONE_DUE, ...it }))));
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  return stop;
}

const part = (name: string) => page.getByRole('region', { name });

test('#the-keeping-screen: where nobody is on hold and nothing was done, the page says so', async () => {
  await openWith({});
  await expect.element(page.getByText(/^Nobody is on hold/)).toBeVisible();
  await expect.element(part('Last clearing').getByText('Has not run so far')).toBeVisible();
  await expect.element(part('Proof of deletions').getByRole('definition')).toHaveTextContent('0');
});

test('#the-keeping-screen: where nothing is due, the page says so', async () => {
  await openDue({});
  await expect.element(page.getByText('Nothing is due in the next 30 days.')).toBeVisible();
});

test.for([
  [1000, true, 'Accounts that nobody visitedmore than 1,000'],
  [12, false, 'Accounts that nobody visited12'],
] as const)(
  '#the-keeping-screen: what would go now is counted: %d, of very many that they are more (%s)',
  async ([count, isMore, says]) => {
    const what = 'accounts that nobody visited';
    const none = { what: 'sessions that have ended', count: 0, isMore: false };
    await standInFor(`*${getDryRun.path}`, json([{ what, count, isMore }, none]));
    await renderApp({ url: '/admin/keeping', as: 'admin' });
    await expect.element(part('If the clearing ran now').getByRole('listitem')).toHaveTextContent(says);
  },
);

test('#the-keeping-screen: where nothing would go now, the page says so', async () => {
  await standInFor(
    `*${getDryRun.path}`,
    json([{ what: 'sessions that have ended', count: 0, isMore: false }]),
  );
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  await expect.element(page.getByText('Nothing would be deleted.')).toBeVisible();
});

test('#the-keeping-screen: where nothing has been deleted for good, the list says so', async () => {
  await standInFor(`*${listDeletions.path}*`, { status: 200, type: 'application/json', body: '[]' });
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  await expect.element(page.getByText('Nothing has been deleted for good so far.')).toBeVisible();
});

const DUE_ONE = {
  userId: 'user-1',
  username: 'willow',
  projectId: null,
  endsAt: '2027-01-28T12:00:00.000Z',
  isTold: true,
  isUndelivered: false,
  heldUntil: null,
  waitsForParent: false,
};

test('#the-keeping-screen: what is due is listed by class, and a name leads to that student in the list', async () => {
  const { user } = await knownPerson('student');
  const rows = [{ ...DUE_ONE, userId: user.id, username: user.username }];
  const deleted = { ...DUE_ONE, username: 'oak', projectId: 'project-1', isTold: false };
  const held = { ...DUE_ONE, userId: 'user-2', username: 'maple', heldUntil: DUE_ONE.endsAt };
  const left = { ...DUE_ONE, userId: 'user-3', username: 'alder', waitsForParent: true };
  await openDue(
    { count: 12, rows: [...rows, held, left] },
    { class: 'deletedProjects', count: 1, rows: [deleted] },
    { class: 'stopped' },
  );
  const due = part('Due in the next 30 days');
  await expect.element(due.getByRole('heading', { name: 'Accounts that nobody visits (12)' })).toBeVisible();
  const row = due.getByRole('listitem').filter({ hasText: user.username });
  await expect.element(row).toHaveTextContent(`${user.username} on Jan 28, 2027Told`);
  await expect
    .element(due.getByRole('listitem').filter({ hasText: 'maple' }))
    .toHaveTextContent('maple not before Jan 28, 2027On holdTold');
  await expect
    .element(due.getByRole('listitem').filter({ hasText: 'alder' }))
    .toHaveTextContent('alder not before Jan 28, 2027Waits for another parentTold');
  // Nobody is told of the child's own deletions.
  await expect.element(due.getByRole('listitem').filter({ hasText: 'oak' })).not.toMatchTextContent(/told/i);
  await expect.element(due.getByText(/a parent has stopped/)).not.toBeInTheDocument();
  await row.getByRole('link').click();
  await expect.element(page.getByLabelText('Search')).toHaveValue(user.username);
  await expect.element(page.getByRole('button', { name: `Actions for ${user.username}` })).toBeVisible();
});

test('#the-keeping-screen: a letter that could not be sent leads to the letters that could not be sent', async () => {
  await openDue({ count: 1, rows: [{ ...DUE_ONE, isUndelivered: true }] });
  const due = part('Due in the next 30 days');
  await expect.element(due.getByRole('listitem').getByText('Letter not sent')).toBeVisible();
  await due.getByRole('button', { name: 'Show unsent mail' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Unsent Mail' })).toBeVisible();
});

test('#the-keeping-screen: a job that failed says when it is tried again; one that did something says what', async () => {
  const startedAt = '2026-11-23T05:00:00.000Z';
  const failed = { startedAt, tookMs: 125_000, cleared: [], problem: 'StorageUnavailable' };
  const cleared = [
    { what: 'sessions that have ended', count: 1204 },
    { what: 'links of letters that ended long ago', count: 0 },
  ];
  await openWith({
    jobs: [
      { job: 'expired', lastRun: { startedAt, tookMs: 1100, cleared, problem: null } },
      { job: 'keeping', lastRun: failed },
      { job: 'stray-files', lastRun: failed },
      { job: 'holds', lastRun: { startedAt, tookMs: 40, cleared: [], problem: null } },
    ],
  });
  const failedFirst = part('Last clearing').getByRole('listitem').first();
  await expect.element(failedFirst).toMatchTextContent(/^Tell parents/);
  const row = (text: RegExp) => part('Last clearing').getByRole('listitem').filter({ hasText: text });
  await expect
    .element(row(/^Tell parents/))
    .toMatchTextContent(/, 2 minutes.*It failed \(StorageUnavailable\)/);
  await expect.element(row(/^Tell parents/)).toMatchTextContent(/It is tried again in an hour/);
  await expect.element(row(/^Delete files/)).toMatchTextContent(/It is tried again in a day/);
  await expect
    .element(row(/^Forget log-ins/))
    .toMatchTextContent(/, 1 second1,204 sessions that have ended$/);
  await expect.element(row(/^End holds/)).toMatchTextContent(/, under 1 second, nothing to do$/);
});

test('#the-keeping-screen: the proof names its last fingerprint, and says what to do where the file is not the same', async () => {
  const proof = { deletions: 3, lastHash: 'ab'.repeat(32), unverified: 2, file: 'differs' } as const;
  await openWith({ proof });
  const shown = part('Proof of deletions');
  await expect.element(shown.getByText('ab'.repeat(32))).toBeVisible();
  await expect
    .element(shown.getByText('The files of 2 deletions were not seen to be gone yet.'))
    .toBeVisible();
  await expect.element(shown.getByText(/npm run deletions -- verify/)).toBeVisible();
});

test.for([
  ['same', /deletions\.jsonl beside the database ends with the same one/],
  ['behind', /They are added within an hour/],
  ['missing', /It is written again within an hour/],
] as const)('#the-keeping-screen: a file that is %s is told as such', async ([file, words]) => {
  await openWith({ proof: { deletions: 1, lastHash: 'ab'.repeat(32), unverified: 0, file } });
  await expect.element(part('Proof of deletions').getByText(words)).toBeVisible();
});

test('#the-keeping-screen: what was deleted for good is listed with its reason, and more of it on demand', async () => {
  await signIn('student');
  const { id: projectId } = await call(createProject, { body: { name: 'Willow' } });
  const draft = { isDraft: true, notes: 'Two roots' };
  for (let count = 0; count < 21; count += 1) {
    const entry = await call(createTrackingEntry, { params: { projectId }, body: draft });
    await call(deleteTrackingEntry, { params: { entryId: entry.id } });
  }
  await renderApp({ url: '/admin/keeping', as: 'admin' });
  const rows = page.getByRole('list', { name: 'Deletions' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(20);
  await expect.element(rows.first()).toMatchTextContent(/An entry: deleted by the scout1 entry.*Verified/);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => rows.elements().length).toBeGreaterThan(20);
});

test('#the-keeping-screen: of very many due the next ones are shown on demand; what fails then can be tried again', async () => {
  const rows = (names: string[]) => names.map((username) => ({ ...DUE_ONE, userId: username, username }));
  const next = '2026-01-01T00:00:00.000Z_oak';
  const goOn = await openDue({ count: 1000, isMore: true, rows: rows(['willow', 'oak']), next });
  const due = part('Due in the next 30 days');
  await expect
    .element(due.getByRole('heading', { name: 'Accounts that nobody visits (more than 1,000)' }))
    .toBeVisible();
  await goOn();
  const failing = { status: 500, type: 'application/json', body: '{"message":"Something went wrong"}' };
  const mend = await standInFor(`*${listDue.path}?*`, failing);
  await due.getByRole('button', { name: 'Show more: Accounts that nobody visits' }).click();
  await expect.element(due.getByText('More of it could not be loaded.')).toBeVisible();
  await mend();
  const more = { ...NONE_DUE, count: 1, rows: rows(['maple']) };
  await standInFor(`*${listDue.path}?*`, json([more]));
  await due.getByRole('button', { name: 'Try again' }).click();
  await expect.element(due.getByRole('listitem').filter({ hasText: 'maple' })).toBeVisible();
  expect(due.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(due.getByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
});

test.for([
  [getKeeping, 'On hold', 'Who is on hold could not be loaded.'],
  [listDue, 'Due in the next 30 days', 'What is due could not be loaded.'],
  [getDryRun, 'If the clearing ran now', 'What the clearing would take could not be loaded.'],
] as const)(
  '#the-keeping-screen: what could not be loaded can be asked for again, and the rest is there: %#',
  async ([item, name, says]) => {
    const failing = { status: 500, type: 'application/json', body: '{"message":"Something went wrong"}' };
    await standInFor(`*${item.path}`, failing);
    await renderApp({ url: '/admin/keeping', as: 'admin' });
    await expect.element(part(name).getByText(says)).toBeVisible();
    await expect.element(part(name).getByRole('button', { name: 'Try again' })).toBeVisible();
    const other = item === getDryRun ? 'Last clearing' : 'If the clearing ran now';
    await expect
      .element(
        part(other)
          .getByRole('listitem')
          .or(part(other).getByText(/^Nothing would be/))
          .first(),
      )
      .toBeVisible();
  },
);

test('#the-keeping-screen: a child on hold reads that the notebook is locked and whom to ask, on every screen', async () => {
  const { user, password } = await putOnHold();
  await call(login, { body: { username: user.username, password }, as: null });
  await renderApp({ url: '/profile' });
  await expect.element(page.getByRole('heading', { name: 'Your notebook is locked for now' })).toBeVisible();
  await expect.element(page.getByText(sentences.notebookLocked.message)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});
