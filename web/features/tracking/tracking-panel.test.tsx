import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressOf } from '#domain/contract/endpoint.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type TrackingEntryChange,
} from '#domain/contract/tracking.ts';
import { NOTES_MAX } from '#domain/limits.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { thisMinute } from '#web/lib/dates.ts';
import { expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const entries = page.getByRole('region', { name: 'Tracking Entries' });
const notes = entries.getByRole('textbox', { name: 'What do you see?' });
const observedAt = entries.getByLabelText('When did you look?');
const hours = entries.getByLabelText('Time spent (hours)');
const activity = (name: string) => entries.getByRole('checkbox', { name });
const card = (name: string) => entries.getByRole('article', { name });
const saved = entries.getByText('Auto-saved');

const entriesOf = (projectId: string) => call(listTrackingEntries, { params: { projectId } });
const stored = async (projectId: string) => (await entriesOf(projectId))[0];
/** What the server has once the pause of auto-save is over. */
const expectStored = (projectId: string) => expect.poll(() => stored(projectId), { timeout: 5000 });

/** A scout at step 4, with the entries given. */
async function openPanel(...written: TrackingEntryChange[]): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  for (const body of written) await call(createTrackingEntry, { params: { projectId }, body });
  await showStep(projectId);
  return projectId;
}

async function showStep(projectId: string) {
  await renderApp({ url: paths.step(projectId, 4) });
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toBeVisible();
}

async function openNewEntry(): Promise<string> {
  const projectId = await openPanel();
  await button('New Entry').click();
  await expect.element(notes).toBeVisible();
  return projectId;
}

async function openFinishedEntry(): Promise<string> {
  const projectId = await openPanel({
    notes: 'Two roots!',
    addedWater: true,
    timeSpent: 0.5,
    observedAt: '2026-05-07T15:05',
    isDraft: false,
  });
  await button('Edit Entry').click();
  await expect.element(notes).toHaveValue('Two roots!');
  return projectId;
}

async function type(text: string) {
  await notes.click();
  await userEvent.keyboard(text);
}

test('§2.9: without an entry the panel says how to begin, and to make one at least weekly', async () => {
  await openPanel();

  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.element(page.getByText(/at least once a week/).first()).toBeVisible();
  await expect.element(button('New Entry')).toBeVisible();
});

test('§2.9, §3: the description folds away, and the browser remembers it', async () => {
  const projectId = await openPanel();
  const description = entries.getByRole('button', { expanded: true });

  await description.click();
  await expect.element(description).not.toBeInTheDocument();
  expect(localStorage.getItem('trackingInstructionsVisible')).toBe('false');
  await showStep(projectId);
  await expect.element(entries.getByRole('button', { expanded: false }).first()).toBeVisible();
});

test("§4, §8: 'New Entry' makes an empty draft at once and opens it where writing begins", async () => {
  const projectId = await openPanel();

  await button('New Entry').click();
  await expectToast('New Entry Created', "Fill out the details and they'll be saved automatically.");
  await expect.element(notes).toHaveFocus();
  expect(await entriesOf(projectId)).toMatchObject([
    { notes: '', addedWater: false, timeSpent: null, isDraft: true, stepNumber: 4 },
  ]);
  expect((await stored(projectId))?.observedAt.slice(0, 13)).toBe(thisMinute().slice(0, 13));
});

test("§8: where no entry can be made, 'Failed to create tracking entry' is told", async () => {
  comeByPlainHttp();
  await openPanel();
  loseNetwork();

  await button('New Entry').click();
  await expectToast('Error', 'Failed to create tracking entry');
});

test('§4, §12.9: what is written saves itself a second later and is there after a reload', async () => {
  const projectId = await openNewEntry();

  await type('White dots');
  await hours.fill('1,5');
  await observedAt.fill('2026-05-07T15:05');
  await expect.element(entries.getByText('Saving...')).toBeVisible();
  await expect.element(saved).toBeVisible();
  expect(await stored(projectId)).toMatchObject({
    notes: 'White dots',
    timeSpent: 1.5,
    observedAt: '2026-05-07T15:05',
    isDraft: true,
  });
});

test('§4: a save finishes the entry once there are notes and one of the three activities', async () => {
  const projectId = await openNewEntry();

  await activity('Noticed root growth').click();
  await expectStored(projectId).toMatchObject({ noticedRootGrowth: true, isDraft: true });
  await type('White dots');
  await expectStored(projectId).toMatchObject({ notes: 'White dots', isDraft: false });
});

test("§2.9: a draft says 'Finish Entry', and a finished entry 'Complete' with its date and all that was noticed", async () => {
  await openPanel(
    { notes: 'week 1', observedAt: '2026-05-07T09:00' },
    {
      notes: 'Two roots!\nOne leaf fell.',
      addedWater: true,
      noticedRootGrowth: true,
      timeSpent: 1,
      observedAt: '2026-05-14T15:05',
      isDraft: false,
    },
  );

  const draft = card('May 7, 2026 at 9:00 AM');
  await expect.element(draft.getByRole('button', { name: 'Finish Entry' })).toBeVisible();
  await expect.element(draft.getByText('Complete', { exact: true })).not.toBeInTheDocument();
  const finished = card('May 14, 2026 at 3:05 PM');
  for (const words of ['Complete', 'Added water', 'Noticed root growth', 'Time spent: 1 hour']) {
    await expect.element(finished.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(finished.getByText('Changed water')).not.toBeInTheDocument();
  await expect.element(finished.getByText('Two roots! One leaf fell.')).toBeVisible();
  await expect.element(finished.getByRole('button', { name: 'Finish Entry' })).not.toBeInTheDocument();
});

test("§4, §8: 'Complete Entry' finishes an entry without any activity too", async () => {
  const projectId = await openNewEntry();

  await type('Nothing yet.');
  await button('Complete Entry').click();
  await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  expect(await stored(projectId)).toMatchObject({ notes: 'Nothing yet.', isDraft: false });
  await expect.element(entries.getByText('Complete', { exact: true })).toBeVisible();
  await expect.element(button('Edit Entry')).toHaveFocus();
});

test("§5: blank notes do not complete an entry: 'Notes required', at the field and aloud", async () => {
  const projectId = await openNewEntry();

  await type('   ');
  await button('Complete Entry').click();
  await expectToast('Notes required', 'Please add some notes about your observations');
  await expect.element(notes).toHaveAccessibleDescription(/Please add some notes about your observations/);
  await expect.element(notes).toHaveFocus();
  expect(await stored(projectId)).toMatchObject({ isDraft: true });
  await type('Dots');
  await expect
    .element(notes)
    .not.toHaveAccessibleDescription(/Please add some notes about your observations/);
});

test('§5: no time spent is no time, not none that is told', async () => {
  const projectId = await openFinishedEntry();

  await hours.clear();
  await expectStored(projectId).toMatchObject({ timeSpent: null });
});

test("§4, §8: a finished entry can be edited later: 'Tracking entry updated'", async () => {
  const projectId = await openFinishedEntry();

  await type(' And a leaf.');
  await button('Save Entry').click();
  await expect.element(page.getByText('Tracking entry updated', { exact: true })).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ notes: 'Two roots! And a leaf.', isDraft: false });
});

test('§15.1: Cancel deletes an empty draft at once', async () => {
  const projectId = await openNewEntry();

  await button('Cancel').click();
  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toHaveFocus();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('§15.1, §5: Cancel asks before it deletes a draft that holds something', async () => {
  const projectId = await openNewEntry();
  await type('White dots');

  await button('Cancel').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/This action cannot be undone\./)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(notes).toHaveValue('White dots');

  await button('Cancel').click();
  await question.getByRole('button', { name: 'Delete Entry' }).click();
  await expect.element(page.getByText('Tracking entry deleted', { exact: true })).toBeVisible();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('§15.1: Cancel on a finished entry only closes the form', async () => {
  const projectId = await openFinishedEntry();

  await button('Cancel').click();
  await expect.element(button('Edit Entry')).toHaveFocus();
  expect(await entriesOf(projectId)).toHaveLength(1);
});

test('§5, §8: an entry is deleted after a question, and the focus is not lost', async () => {
  const projectId = await openPanel({ notes: 'week 1' }, { notes: 'week 2' });

  await button('Delete Entry').first().click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/This action cannot be undone\./)).toBeVisible();
  await question.getByRole('button', { name: 'Delete Entry' }).click();
  await expect.element(page.getByText('Tracking entry deleted', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toHaveFocus();
  expect(await entriesOf(projectId)).toHaveLength(1);
  await button('New Entry').click();
  await type('week 3');
  await expect.element(saved).toBeVisible();
  await expect.element(notes).toHaveFocus();
});

test("§8: where the deletion fails, 'Failed to delete tracking entry' is told and nothing written is lost", async () => {
  comeByPlainHttp();
  const projectId = await openNewEntry();
  await type('White dots');
  const calls = await holdRequests(`*${addressOf(changeTrackingEntry, { entryId: '*' })}`);

  await button('Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await calls.arrived;
  await calls.fail();
  await expectToast('Error', 'Failed to delete tracking entry');
  await expectStored(projectId).toMatchObject({ notes: 'White dots' });
});

test('§12.9: a save that fails says so, and Try again saves what was written', async () => {
  comeByPlainHttp();
  const projectId = await openNewEntry();
  const line = await holdRequests(`*${addressOf(changeTrackingEntry, { entryId: '*' })}`);

  await type('White dots');
  await line.arrived;
  await expect.element(entries.getByText('Saving...')).toBeVisible();
  await line.fail();
  await expect.element(entries.getByText('Not saved.')).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
  await button('Tap to try again').click();
  await expect.element(saved).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ notes: 'White dots' });
});

test("§8: where completing fails, 'Failed to complete tracking entry' is told and the form stays", async () => {
  comeByPlainHttp();
  await openNewEntry();
  await type('White dots');
  loseNetwork();

  await button('Complete Entry').click();
  await expectToast('Error', 'Failed to complete tracking entry');
  await expect.element(notes).toHaveValue('White dots');
});

test('leaving the step at once leaves nothing behind', async () => {
  const projectId = await openNewEntry();
  await type('White dots');

  await button('Back to Step 3').click();
  await expect.element(page.getByRole('heading', { level: 1, name: /Step 3/ })).toBeVisible();
  await expectStored(projectId).toMatchObject({ notes: 'White dots' });
});

test.each(['two', '1e9', '-1', '1000.5'])(
  "§12.10: hours of '%s' are told at the field and keep nothing else from being saved",
  async (text) => {
    const projectId = await openNewEntry();

    await hours.fill(text);
    await type('White dots');
    await expect
      .element(hours)
      .toHaveAccessibleDescription(/Please enter the hours as a number from 0 to 1000, like 1\.5/);
    await expect.element(hours).toHaveValue(text);
    await expectStored(projectId).toMatchObject({ notes: 'White dots', timeSpent: null });
    await expect
      .element(entries.getByText('Not all of it is saved. Please fix the marked field.'))
      .toBeVisible();
    await button('Complete Entry').click();
    await expect.element(hours).toHaveFocus();
    await hours.fill('1,5');
    await button('Complete Entry').click();
    await expectStored(projectId).toMatchObject({ timeSpent: 1.5, isDraft: false });
  },
);

test('a day in the year 1 is told at the field', async () => {
  const projectId = await openNewEntry();
  const before = await stored(projectId);

  await observedAt.fill('0001-01-01T00:00');
  await expect.element(observedAt).toHaveAccessibleDescription(/Please enter a date and a time/);
  await expect
    .element(entries.getByText('Not all of it is saved. Please fix the marked field.'))
    .toBeVisible();
  expect(await stored(projectId)).toEqual(before);
});

test('§12.10: an entry of a later day than tomorrow is not saved and not finished, and says why', async () => {
  const projectId = await openNewEntry();
  const before = await stored(projectId);

  await observedAt.fill('2099-03-01T09:00');
  await expect
    .element(observedAt)
    .toHaveAccessibleDescription('This day is too far ahead. Please check the date.');
  await notes.fill('White tips!');
  await button('Complete Entry').click();
  await expect.element(observedAt).toHaveFocus();
  await expectStored(projectId).toMatchObject({ observedAt: before?.observedAt, isDraft: true });
});

test('a date that is left half typed is told at the field, and the one before is kept', async () => {
  const projectId = await openNewEntry();
  const before = await stored(projectId);

  (observedAt.element() as HTMLElement).focus();
  await userEvent.keyboard('{Backspace}{Tab}');
  await expect.element(observedAt).toHaveAccessibleDescription(/Please enter a date and a time/);
  await expect
    .element(entries.getByText('Not all of it is saved. Please fix the marked field.'))
    .toBeVisible();
  expect(await stored(projectId)).toEqual(before);
});

test('60,000 characters of notes stay in the field, are told, and can be shortened and saved', async () => {
  const projectId = await openNewEntry();

  await notes.fill('a'.repeat(60_000));
  await expect.element(notes).toHaveAccessibleDescription(/Notes can have at most 20,000 characters/);
  await activity('Added water').click();
  await expectStored(projectId).toMatchObject({ notes: '', addedWater: true });
  expect(await notes.element()).toHaveValue('a'.repeat(60_000));
  await notes.fill('b'.repeat(NOTES_MAX));
  await expectStored(projectId).toMatchObject({ notes: 'b'.repeat(NOTES_MAX) });
});

test('what only the server refuses is told at its field, and the other fields are saved', async () => {
  const projectId = await openFinishedEntry();

  await notes.clear();
  await activity('Changed water').click();
  await expect.element(notes).toHaveAccessibleDescription(/Please add some notes about your observations/);
  await expectStored(projectId).toMatchObject({ notes: 'Two roots!', changedWater: true });
  await expect
    .element(entries.getByText('Not all of it is saved. Please fix the marked field.'))
    .toBeVisible();
  await type('Three roots!');
  await expect.element(saved).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ notes: 'Three roots!' });
});

test('two tabs that write in different fields of an entry both keep theirs', async () => {
  const projectId = await openFinishedEntry();
  const id = (await stored(projectId))?.id ?? '';

  await call(changeTrackingEntry, { params: { entryId: id }, body: { timeSpent: 2 } });
  await type(' And a leaf.');
  await expect.element(saved).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ timeSpent: 2, notes: 'Two roots! And a leaf.' });
});

test.each([
  ['Keep both', 'Two roots and a leaf.\n\nThree roots!'],
  ['Keep mine', 'Two roots and a leaf.'],
  ['Use the other', 'Three roots!'],
])('§12.11: notes that another device changed too are both shown: %s', async (choice, kept) => {
  const projectId = await openFinishedEntry();
  const entryId = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId }, body: { notes: 'Three roots!', timeSpent: 2 } });
  await notes.fill('Two roots and a leaf.');
  await expect.element(entries.getByText('“Notes” was changed on another device too')).toBeVisible();
  await expect.element(entries.getByRole('definition').first()).toHaveTextContent('Two roots and a leaf.');
  await expect.element(entries.getByRole('definition').last()).toHaveTextContent('Three roots!');
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(notes).toHaveAccessibleDescription(/changed on another device too/);
  await expect.element(hours).toHaveValue('2');
  await button('Save Entry').click();
  expect((await stored(projectId))?.notes).toBe('Three roots!');

  await button(choice).click();
  await expect.element(notes).toHaveValue(kept);
  await expectStored(projectId).toMatchObject({ notes: kept, timeSpent: 2 });
  await expect.element(saved).toBeVisible();
  await expect.element(entries.getByText('was changed on another device too')).not.toBeInTheDocument();
});

test('an entry that another tab has deleted cannot be saved, and says so', async () => {
  const projectId = await openFinishedEntry();
  const id = (await stored(projectId))?.id ?? '';

  await call(deleteTrackingEntry, { params: { entryId: id } });
  await type(' And a leaf.');
  await expect.element(entries.getByText('Not saved.')).toBeVisible();
});

test('the photos of an entry are shown with it', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const { id } = await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Dots' } });
  await sendPhoto(uploadTrackingPhotos, { projectId, entryId: id });
  await showStep(projectId);

  await expect.element(entries.getByRole('button', { name: 'leaf.jpg, open large' })).toBeVisible();
});

test('entries that cannot be loaded say so, and can be asked for again', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const line = await holdRequests(`*${addressOf(listTrackingEntries, { projectId })}`);
  await renderApp({ url: paths.step(projectId, 4) });

  await line.arrived;
  await expect.element(page.getByText('Loading entries...')).toBeInTheDocument();
  await line.fail();
  await expect.element(page.getByText('Your entries could not be loaded')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
});

test('closing the window with something unsaved is asked about by the browser', async () => {
  comeByPlainHttp();
  await openNewEntry();
  loseNetwork();
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(closing()).toBe(false);
  await type('White dots');
  await expect.element(entries.getByText('Not saved.')).toBeVisible();
  expect(closing()).toBe(true);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(closing()).toBe(false);
});
