import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type TrackingEntryChange,
} from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { NOTES_MAX } from '#domain/limits.ts';
import { jarOf, seenIn } from '#domain/rules/notebook/jar.ts';
import { paths } from '#web/app/paths.ts';
import { call, sendJson } from '#web/lib/call.ts';
import { thisMinute } from '#web/lib/dates.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { mount } from '#web/testing/mount.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';
import { standInFor } from '#web/testing/stand-in-response.ts';
import { FirstRootCard } from './first-root-card.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const entries = page.getByRole('region', { name: 'Tracking Entries' });
const notes = entries.getByRole('textbox', { name: 'What do you see?' });
const observedAt = entries.getByLabelText('When did you look?');
const hours = entries.getByLabelText('Time spent (hours)');
const activity = (name: string) => entries.getByRole('checkbox', { name });
const card = (name: string) => entries.getByRole('article', { name });
const saved = entries.getByText('Auto-saved');
const alive = entries.getByRole('textbox', { name: 'Cuttings alive' });
const rooted = entries.getByRole('textbox', { name: 'Cuttings with roots' });
const picture = (name: string) => entries.getByRole('button', { name, exact: true });
/** The weeks and days of the entries, from top to bottom. */
const told = () =>
  entries
    .getByRole('listitem')
    .elements()
    .filter((it) => it.querySelector('article'))
    .map((it) => it.textContent?.match(/^(Week \d+).*?(\w{3} \d+, 20\d\d)/)?.slice(1));

const entriesOf = (projectId: string) => call(listTrackingEntries, { params: { projectId } });
const stored = async (projectId: string) => (await entriesOf(projectId))[0];
/** Expects the server's state after auto-save's pause. */
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

/** Does what the menu of the first entry offers. */
async function choose(name: string) {
  await entries
    .getByRole('button', { name: /^Menu of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name }).click();
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
  await choose('Edit Entry');
  await expect.element(notes).toHaveValue('Two roots!');
  return projectId;
}

async function type(text: string) {
  await notes.click();
  await userEvent.keyboard(text);
}

test('#tracking-entries: without an entry the panel says how to begin, and to make one at least weekly', async () => {
  await openPanel();

  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.element(page.getByText(/at least once a week/).first()).toBeVisible();
  await expect.element(button('New Entry')).toBeVisible();
});

const jar = () => entries.getByRole('img', { name: /^A jar with/ });
const stamps = () => page.getByRole('list', { name: 'Stamps' }).getByRole('listitem');
const namesOfStamps = () =>
  stamps()
    .elements()
    .map((it) => it.querySelector('span span')?.textContent);

test('#the-jar: the jar grows with what is tapped, before the entry is finished and without a line', async () => {
  await openNewEntry();
  await expect.element(jar()).toHaveAccessibleName('A jar with 8 cuttings. No roots yet.');
  loseNetwork();
  await picture('Long roots').click();
  await expect.element(jar()).toHaveAccessibleName('A jar with 8 cuttings. You saw long roots.');
});

test('#stamps: a stamp is pressed as it is earned, and a missed week shows as nothing', async () => {
  const observedAt = '2026-06-30T15:05';
  await openPanel({ notes: 'Two roots!', noticedRootGrowth: true, observedAt, isDraft: true });
  await expect.poll(namesOfStamps).toEqual(['First cuttings']);
  await expect.element(page.getByText('Next stamp: week 4')).toBeVisible();
  const pressed = () =>
    stamps()
      .elements()
      .filter((it) => it.querySelector('.animate-press')).length;
  expect(pressed()).toBe(0);

  await button('Finish Entry').click();
  await button('Complete Entry').click();
  await expect.poll(namesOfStamps).toEqual(['First cuttings', 'Week 4', 'First root', 'Week 8']);
  expect(pressed()).toBe(3);
  await expect.element(page.getByText('Next stamp: week 12')).toBeVisible();
});

test('#guides, #fields: the description folds away, and the browser remembers it; after the first visit all stands folded', async () => {
  const projectId = await openPanel();
  const description = button('How to Track Your Cuttings');

  await expect.element(description).toHaveAttribute('aria-expanded', 'true');
  await description.click();
  await expect.element(description).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('trackingInstructionsVisible')).toBe('false');
  await showStep(projectId);
  await expect.element(description).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button('Introduction')).toHaveAttribute('aria-expanded', 'true');

  await call(createTrackingEntry, { params: { projectId }, body: { notes: 'week 1', isDraft: false } });
  await showStep(projectId);
  const again = button('Read the guide again');
  await expect.element(again).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button('Introduction')).not.toBeInTheDocument();
  await again.click();
  await expect.element(button('Introduction')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(description).toHaveAttribute('aria-expanded', 'false');
});

test("#drafts-of-entries, #when-something-goes-wrong: 'New Entry' makes an empty draft at once and opens it where writing begins", async () => {
  const projectId = await openPanel();

  await button('New Entry').click();
  await expectToast('New Entry Created', "Fill out the details and they'll be saved automatically.");
  await expect.element(notes).toHaveFocus();
  expect(await entriesOf(projectId)).toMatchObject([
    { notes: '', addedWater: false, timeSpent: null, isDraft: true, stepNumber: 4 },
  ]);
  expect((await stored(projectId))?.observedAt.slice(0, 13)).toBe(thisMinute().slice(0, 13));
});

test("#when-something-goes-wrong: where no entry can be made, 'Failed to create tracking entry' is told", async () => {
  comeByPlainHttp();
  await openPanel();
  loseNetwork();

  await button('New Entry').click();
  await expectFailure('Error', 'Failed to create tracking entry');
});

test('#drafts-of-entries, #the-save-indicator: what is written saves itself a second later and is there after a reload', async () => {
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

test('#drafts-of-entries: a save finishes the entry once there are notes and one of the three activities', async () => {
  const projectId = await openNewEntry();

  await activity('Noticed root growth').click();
  await expectStored(projectId).toMatchObject({ noticedRootGrowth: true, isDraft: true });
  await type('White dots');
  await expectStored(projectId).toMatchObject({ notes: 'White dots', isDraft: false });
});

test("#tracking-entries: a draft says 'Finish Entry', and a finished entry 'Complete' with its date and all that was noticed", async () => {
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

test("#drafts-of-entries, #when-something-goes-wrong: 'Complete Entry' finishes an entry without any activity too", async () => {
  const projectId = await openNewEntry();

  await type('Nothing yet.');
  await button('Complete Entry').click();
  await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  expect(await stored(projectId)).toMatchObject({ notes: 'Nothing yet.', isDraft: false });
  await expect.element(entries.getByText('Complete', { exact: true })).toBeVisible();
  // Where the next check and the jar are seen to change.
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toHaveFocus();
});

test("#drafts-of-entries: blank notes do not complete an entry: 'Notes required', at the field and aloud", async () => {
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

test('#drafts-of-entries: no time spent is no time, not none that is told', async () => {
  const projectId = await openFinishedEntry();

  await hours.clear();
  await expectStored(projectId).toMatchObject({ timeSpent: null });
});

test("#drafts-of-entries, #when-something-goes-wrong: a finished entry can be edited later: 'Tracking entry updated'", async () => {
  const projectId = await openFinishedEntry();

  await type(' And a leaf.');
  await button('Save Entry').click();
  await expect.element(page.getByText('Tracking entry updated', { exact: true })).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ notes: 'Two roots! And a leaf.', isDraft: false });
});

test('#drafts-of-entries: Cancel deletes an empty draft at once', async () => {
  const projectId = await openNewEntry();

  await button('Cancel').click();
  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toHaveFocus();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#drafts-of-entries, #what-is-checked: Cancel asks before it deletes a draft that holds something', async () => {
  const projectId = await openNewEntry();
  await type('White dots');

  await button('Cancel').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/This action cannot be undone\./)).toBeVisible();
  await question.getByRole('button', { name: 'Keep Writing' }).click();
  await expect.element(notes).toHaveValue('White dots');

  await button('Cancel').click();
  await question.getByRole('button', { name: 'Delete Entry' }).click();
  await expect.element(page.getByText('Tracking entry deleted', { exact: true })).toBeVisible();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#drafts-of-entries: Cancel asks too where auto-save has finished the new entry, and a yes leaves nothing of it', async () => {
  const projectId = await openNewEntry();
  await picture('Long roots').click();
  await expectStored(projectId).toMatchObject({ noticedRootGrowth: true, isDraft: false });

  await button('Cancel').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/This action cannot be undone\./)).toBeVisible();
  await question.getByRole('button', { name: 'Keep Writing' }).click();
  await notes.fill('Two long roots!');
  await expectStored(projectId).toMatchObject({ notes: 'Two long roots!' });

  await button('Cancel').click();
  await question.getByRole('button', { name: 'Delete Entry' }).click();
  await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect.poll(() => entriesOf(projectId)).toEqual([]);
});

test('#drafts-of-entries: Cancel on a finished entry only closes the form', async () => {
  const projectId = await openFinishedEntry();

  await button('Cancel').click();
  await expect.element(entries.getByRole('article').getByRole('heading', { level: 3 })).toHaveFocus();
  expect(await entriesOf(projectId)).toHaveLength(1);
});

test('#what-is-checked, #when-something-goes-wrong: an entry is deleted after a question, and the focus is not lost', async () => {
  const projectId = await openPanel({ notes: 'week 1' }, { notes: 'week 2' });

  await choose('Delete Entry');
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

test("#when-something-goes-wrong: where the deletion fails, 'Failed to delete tracking entry' is told and nothing written is lost", async () => {
  comeByPlainHttp();
  const projectId = await openNewEntry();
  await type('White dots');
  const calls = await holdRequests(`*${addressOf(changeTrackingEntry, { entryId: '*' })}`);

  await button('Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await calls.arrived;
  await calls.fail();
  await expectFailure('Error', 'Failed to delete tracking entry');
  await expectStored(projectId).toMatchObject({ notes: 'White dots' });
});

test('#the-save-indicator: a save that fails says so, and Try again saves what was written', async () => {
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

test("#when-something-goes-wrong: where completing fails, 'Failed to complete tracking entry' is told and the form stays", async () => {
  comeByPlainHttp();
  await openNewEntry();
  await type('White dots');
  loseNetwork();

  await button('Complete Entry').click();
  await expectFailure('Error', 'Failed to complete tracking entry');
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
  "#hours-and-dates: hours of '%s' are told at the field and keep nothing else from being saved",
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

test('#hours-and-dates: an entry of a later day than tomorrow is not saved and not finished, and says why', async () => {
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

test('#drafts-of-entries: emptied notes of a finished entry are told at their field, and the other fields are saved', async () => {
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
])('#two-devices: notes that another device changed too are both shown: %s', async (choice, kept) => {
  const projectId = await openFinishedEntry();
  const entryId = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId }, body: { notes: 'Three roots!', timeSpent: 2 } });
  await notes.fill('Two roots and a leaf.');
  await expect
    .element(entries.getByText('“Notes” was also changed in another window or on another device'))
    .toBeVisible();
  await expect.element(entries.getByRole('definition').first()).toHaveTextContent('Two roots and a leaf.');
  await expect.element(entries.getByRole('definition').last()).toHaveTextContent('Three roots!');
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(notes).toHaveAccessibleDescription(/in another window or on another device/);
  await expect.element(hours).toHaveValue('2');
  await button('Save Entry').click();
  expect((await stored(projectId))?.notes).toBe('Three roots!');

  await button(choice).click();
  await expect.element(notes).toHaveValue(kept);
  await expectStored(projectId).toMatchObject({ notes: kept, timeSpent: 2 });
  await expect.element(saved).toBeVisible();
  await expect
    .element(entries.getByText('was also changed in another window or on another device'))
    .not.toBeInTheDocument();
});

test('#two-devices: the choice between two versions stands at its field, in view, as no error', async () => {
  const projectId = await openFinishedEntry();
  const entryId = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId }, body: { notes: 'Three roots!' } });
  notes.element().scrollIntoView({ block: 'end' });
  await notes.fill('Two roots and a leaf.');

  const choice = page.getByRole('group', { name: /in another window or on another device/ });
  await expect.element(choice.getByRole('button', { name: 'Keep both' })).toBeInViewport({ ratio: 1 });
  expect(document.activeElement).toBe(notes.element());
  expect(notes.element().parentElement?.contains(choice.element())).toBe(true);
  expect(page.getByRole('group', { name: /another device/ }).elements()).toHaveLength(1);
  await expect.element(notes).not.toBeInvalid();
  await expect.element(notes).toHaveAccessibleDescription(/in another window or on another device/);
  await expect.element(entries.getByText('Both are kept until you choose.')).toBeVisible();
  await button('Save Entry').click();
  await expect.element(choice).toHaveFocus();
});

test('an entry that another tab has deleted cannot be saved, and says so', async () => {
  const projectId = await openFinishedEntry();
  const id = (await stored(projectId))?.id ?? '';

  await call(deleteTrackingEntry, { params: { entryId: id } });
  await type(' And a leaf.');
  await expect.element(entries.getByText('Not saved.')).toBeVisible();
});

test('#drafts-of-entries: words for a draft that is gone meanwhile make it anew, as it was begun here', async () => {
  const projectId = await openNewEntry();
  const begun = await stored(projectId);
  const clear = () => call(deleteTrackingEntry, { params: { entryId: begun?.id ?? '' } });

  await clear();
  await type('White dots');
  await expectStored(projectId).toEqual({ ...begun, notes: 'White dots', createdAt: expect.any(String) });
  await expect.element(saved).toBeVisible();
  await clear();
  await button('Complete Entry').click();
  await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  expect(await entriesOf(projectId)).toMatchObject([{ id: begun?.id, notes: 'White dots', isDraft: false }]);
});

test('#drafts-of-entries: what is written without a line into a draft that is gone by then comes whole, and finished', async () => {
  const projectId = await openNewEntry();
  const entryId = (await stored(projectId))?.id ?? '';
  const findNetwork = loseNetwork();

  await picture('Long roots').click();
  await expect.element(entries.getByText(/Saved on this device/)).toBeVisible();
  await hours.fill('1');
  await hours.element().blur();
  findNetwork();
  await call(deleteTrackingEntry, { params: { entryId } });
  await expectStored(projectId).toMatchObject({
    id: entryId,
    noticedRootGrowth: true,
    timeSpent: 1,
    isDraft: false,
  });
});

test('the photos of an entry are shown with it', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const { id } = await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Dots' } });
  await sendPhoto(uploadTrackingPhotos, { projectId, entryId: id });
  await showStep(projectId);

  await expect.element(entries.getByRole('button', { name: 'leaf.jpg, open large' })).toBeVisible();
});

test('from three photos on a press shows the film of them', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const growth = entries.getByRole('region', { name: 'See them grow' });
  const { id } = await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Dots' } });
  for (const photos of [2, 1]) {
    for (let sent = 0; sent < photos; sent++) {
      await sendPhoto(uploadTrackingPhotos, { projectId, entryId: id });
    }
    await showStep(projectId);
    await expect.element(entries.getByRole('button', { name: 'leaf.jpg, open large' }).first()).toBeVisible();
    expect(growth.elements()).toHaveLength(photos === 2 ? 0 : 1);
  }
  // A single look has nothing to compare.
  await expect.element(growth.getByRole('img', { name: /^Your cuttings on/ })).toBeVisible();
});

test('entries that cannot be loaded say so, and can be asked for again', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const line = await holdRequests(`*${addressOf(listTrackingEntries, { projectId })}`);
  await renderApp({ url: paths.step(projectId, 4) });

  await line.arrived;
  await expect.element(page.getByText('Loading entries...')).toBeInTheDocument();
  expect(button('How to Track Your Cuttings').elements()).toEqual([]);
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

test('#tracking-entries: entries tell their weeks since the cuttings went into water, the newest first', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const params = { id: projectId, stepNumber: 3 };
  await call(saveStep, { params, body: { formData: { waterPlacementDate: '2026-04-18T10:00' } } });
  for (const observedAt of ['2026-05-30T09:00', '2026-05-27T09:00', '2026-04-18T11:00']) {
    const body = { notes: 'x', observedAt, isDraft: false };
    await call(createTrackingEntry, { params: { projectId }, body });
  }
  await showStep(projectId);

  await expect.element(card('May 30, 2026 at 9:00 AM')).toBeVisible();
  await expect.poll(told).toEqual([
    ['Week 7', 'May 30, 2026'],
    ['Week 6', 'May 27, 2026'],
    ['Week 1', 'Apr 18, 2026'],
  ]);
});

test('a form whose date is changed to another week stays open, with the focus where it was', async () => {
  const projectId = await openPanel(
    { notes: 'week 1', observedAt: '2026-05-07T09:00' },
    { notes: 'week 2', observedAt: '2026-05-14T09:00' },
  );
  await choose('Delete Entry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await button('Finish Entry').first().click();
  await observedAt.fill('2026-05-01T09:00');
  await expectStored(projectId).toMatchObject({ notes: 'week 1' });
  await expect.element(saved).toBeVisible();
  await expect.element(observedAt).toHaveValue('2026-05-01T09:00');
  await expect.element(notes).not.toHaveFocus();
});

test("#drafts-of-entries: 'New Entry' opens an empty draft that was left, as one of now", async () => {
  const projectId = await openPanel({ observedAt: '2026-05-07T09:00' });

  await button('New Entry').click();
  await expect.element(notes).toHaveFocus();
  await expectStored(projectId).toMatchObject({
    observedAt: expect.stringContaining(thisMinute().slice(0, 10)),
  });
  expect(await entriesOf(projectId)).toHaveLength(1);
});

/** A scout whose list has an empty draft of this moment or another, which another device changes then. */
async function openPanelWithOldList(observedAt: string | undefined, theirs: TrackingEntryChange) {
  const projectId = await openPanel({ observedAt });
  await expect.element(button('Finish Entry')).toBeVisible();
  const id = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId: id }, body: theirs });
  return { projectId, id };
}

test.each([
  ['of another day', '2026-05-07T09:00'],
  ['of today', undefined],
])(
  "a draft %s that another device has filled meanwhile is left as it is: 'New Entry' makes another",
  async (_, at) => {
    const { projectId, id } = await openPanelWithOldList(at, { notes: 'Bumps!', cuttingsAlive: 7 });
    const theirs = await stored(projectId);

    await button('New Entry').click();
    await expect.element(notes).toHaveFocus();
    await expect.element(notes).toHaveValue('');
    const all = await entriesOf(projectId);
    expect(all).toHaveLength(2);
    expect(all.find((it) => it.id === id)).toEqual(theirs);
    await expect.element(entries.getByText('Bumps!')).toBeVisible();
    await button('Cancel').click();
    await expect.poll(() => entriesOf(projectId)).toEqual([theirs]);
  },
);

test("a draft that another device fills between the server's answer and the move keeps its day", async () => {
  const projectId = await openPanel({ observedAt: '2026-05-07T09:00' });
  const id = (await stored(projectId))?.id ?? '';
  const address = addressOf(changeTrackingEntry, { entryId: id });
  const line = await holdRequests(`*${address}`);

  await button('New Entry').click();
  await line.arrived;
  // By an address that is not held.
  await sendJson('PATCH', `${address}?`, { body: { notes: 'Bumps!' } });
  await line.letThrough();
  await expect.element(notes).toHaveFocus();
  await expect.element(notes).toHaveValue('');
  const all = await entriesOf(projectId);
  expect(all).toHaveLength(2);
  expect(all.find((it) => it.id === id)).toMatchObject({ notes: 'Bumps!', observedAt: '2026-05-07T09:00' });
});

test("a draft that another device has deleted meanwhile is not opened: 'New Entry' makes another", async () => {
  const projectId = await openPanel({ observedAt: '2026-05-07T09:00' });
  const id = (await stored(projectId))?.id ?? '';
  await call(deleteTrackingEntry, { params: { entryId: id } });

  await button('New Entry').click();
  await expect.element(notes).toHaveFocus();
  await expect.poll(() => entries.getByRole('article').elements().length).toBe(1);
  expect((await entriesOf(projectId)).map((it) => it.id === id)).toEqual([false]);
});

test('a draft that is gone just as it is moved to now is made anew', async () => {
  const projectId = await openPanel({ observedAt: '2026-05-07T09:00' });
  const entryId = (await stored(projectId))?.id ?? '';
  await standInFor(`*${addressOf(changeTrackingEntry, { entryId })}`, {
    status: 404,
    type: 'application/json',
    body: '{"message":"Tracking entry not found"}',
  });

  await button('New Entry').click();
  await expectToast('New Entry Created', "Fill out the details and they'll be saved automatically.");
  await expect.element(notes).toHaveFocus();
  await expect.poll(async () => (await entriesOf(projectId)).length).toBe(2);
});

test("without a line 'New Entry' opens a draft of today, leaves one of another day, and Cancel asks", async () => {
  const projectId = await openPanel({ observedAt: '2026-05-07T09:00' }, {});
  await expect.element(button('Finish Entry').first()).toBeVisible();
  const before = await entriesOf(projectId);
  const line = await holdRequests(`*${addressOf(listTrackingEntries, { projectId })}`);

  await button('New Entry').click();
  await line.arrived;
  await expect.element(button('Creating...')).toBeVisible();
  await expect.element(notes).toHaveFocus();
  await button('Cancel').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await line.letThrough();
  expect(await entriesOf(projectId)).toEqual(before);
});

test('#drafts-of-entries: Cancel asks where another device has written into the draft that was made here', async () => {
  const projectId = await openNewEntry();
  const id = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId: id }, body: { notes: 'Bumps!' } });

  await button('Cancel').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(await stored(projectId)).toMatchObject({ id, notes: 'Bumps!' });
});

test('#what-is-checked: Cancel asks before it deletes an empty draft that this page did not make', async () => {
  const projectId = await openPanel({});
  await button('Finish Entry').click();

  await button('Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await expect.poll(() => entriesOf(projectId)).toEqual([]);
});

test.each([
  ['nothing', async () => hours.click()],
  [
    'a count',
    async () => {
      await button('Count and measure').click();
      await entries.getByRole('button', { name: 'One less, Cuttings with roots' }).click();
    },
  ],
  ['a tick', async () => activity('Changed water').click()],
  ['a letter that was typed this very moment', async () => notes.fill('R')],
  ['hours that cannot be stored', async () => hours.fill('two')],
])(
  "#drafts-of-entries: 'New Entry' leads back into the form that is open, with %s in it, and makes no second entry",
  async (_, put) => {
    const projectId = await openNewEntry();
    await put();
    window.scrollTo(0, 0);

    await button('New Entry').click();
    await expect.element(notes).toHaveFocus();
    await expect.element(entries.getByRole('heading', { name: 'New entry' })).toBeInViewport();
    expect(await entriesOf(projectId)).toHaveLength(1);
  },
);

test("an empty draft that was left behind stands in the list, and 'New Entry' leads as before", async () => {
  await openPanel({ notes: 'week 1', addedWater: true, isDraft: false, observedAt: '2026-05-07T09:00' }, {});
  const isAbove = (a: Element, b: Element) =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(button('Finish Entry')).toBeVisible();
  expect(isAbove(button('New Entry').element(), button('Finish Entry').element())).toBe(true);
});

test('what is asked of a first look is not what changed since the last', async () => {
  await openNewEntry();
  await expect.element(notes).toHaveAccessibleDescription('Look at the roots, the leaves and the water.');
  await notes.fill('Bumps!');
  await activity('Added water').click();
  await button('Complete Entry').click();
  await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  await button('New Entry').click();
  await expect.element(notes).toHaveAccessibleDescription(/What changed since last time\?$/);
});

test('on touch a form begins at its heading, without the keyboard over its pictures', async () => {
  const real = window.matchMedia;
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real.call(window, query.includes('coarse') ? 'all' : query));
  onTestFinished(() => touch.mockRestore());
  await openNewEntry();
  await expect.element(entries.getByRole('heading', { name: 'New entry' })).toHaveFocus();
});

test("an address that asks for a new look opens one, once, and 'Back' and a reload make no other", async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await renderApp({ url: `${paths.step(projectId, 4)}?look=new` });

  await expectToast('New Entry Created', "Fill out the details and they'll be saved automatically.");
  await expect.element(notes).toHaveFocus();
  expect(location.search).toBe('');
  await type('Dots');
  await expect.element(saved).toBeVisible();
  await renderApp({ url: location.pathname });
  await expect.element(button('Finish Entry')).toBeVisible();
  expect(await entriesOf(projectId)).toHaveLength(1);
});

test('an address that asks for a new look opens the empty draft that is there', async () => {
  const projectId = await openPanel({});
  await renderApp({ url: `${paths.step(projectId, 4)}?look=new` });

  await expect.element(notes).toHaveFocus();
  expect(await entriesOf(projectId)).toHaveLength(1);
});

test('cuttings are counted by tapping and by typing, from what was counted before, and taken back', async () => {
  const projectId = await openPanel({ notes: 'week 1', cuttingsAlive: 7, observedAt: '2026-05-07T09:00' });
  await button('New Entry').click();
  const tap = (name: string) => entries.getByRole('button', { name }).click();
  await expect.element(alive).toHaveAccessibleDescription('Not counted');

  await tap('One less, Cuttings alive');
  await expect.element(alive).toHaveValue('7');
  await tap('One less, Cuttings alive');
  await tap('One more, Cuttings with roots');
  await expectStored(projectId).toMatchObject({ cuttingsAlive: 6, cuttingsWithRoots: 1 });
  await rooted.fill('7');
  await expect.element(rooted).toHaveAccessibleDescription('This is more than are alive. Is it right?');
  await expectStored(projectId).toMatchObject({ cuttingsWithRoots: 7 });
  await rooted.fill('0');
  await expect
    .element(entries.getByRole('button', { name: 'One less, Cuttings with roots' }))
    .toHaveAttribute('aria-disabled', 'true');
  await alive.clear();
  await expectStored(projectId).toMatchObject({ cuttingsAlive: null, cuttingsWithRoots: 0 });
  await alive.fill('100');
  await expect
    .element(alive)
    .toHaveAccessibleDescription('Cuttings alive must be a whole number from 0 to 99');
});

test('what was counted stands in the card, and is none where nobody counted', async () => {
  await openPanel({
    ...{ notes: 'Dots', cuttingsAlive: 7, cuttingsWithRoots: 0 },
    longestRootInches: 0.25,
    timeSpent: 0.25,
    isDraft: false,
  });

  const counted = entries.getByText('7 cuttings alive, 0 with roots, the longest root ¼ in');
  await expect.element(counted).toBeVisible();
  await expect.element(entries.getByText('Time spent: 15 min')).toBeVisible();
});

test('an entry that was kept on the device before there were counts can be read and counted', async () => {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await call(createTrackingEntry, { params: { projectId }, body: { notes: 'Old' } });
  const [entry] = await entriesOf(projectId);
  const { cuttingsAlive: _, cuttingsWithRoots: __, longestRootInches: ___, ...old } = entry ?? {};
  const line = await holdRequests(`*${addressOf(listTrackingEntries, { projectId })}`);
  await renderApp({ url: paths.step(projectId, 4) });
  await line.arrived;
  await line.answer([old]);

  await button('Finish Entry').click();
  await button('Count and measure').click();
  await expect.element(alive).toHaveValue('');
  await alive.fill('7');
  await expectStored(projectId).toMatchObject({
    cuttingsAlive: 7,
    cuttingsWithRoots: null,
    longestRootInches: null,
  });
});

test('a time is tapped into the field of the hours, and taken back by a second tap', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 720));
  const projectId = await openNewEntry();
  const chip = (name: string) => entries.getByRole('button', { name, exact: true });
  // Two and two, each as wide as the others, on the narrowest phone too.
  const widths = [chip('15 min'), chip('30 min'), chip('1 h'), hours].map(
    (it) => it.element().getBoundingClientRect().width,
  );
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);

  await chip('30 min').click();
  await expect.element(hours).toHaveValue('');
  await expect.element(chip('30 min')).toHaveAttribute('aria-pressed', 'true');
  await expectStored(projectId).toMatchObject({ timeSpent: 0.5 });
  await notes.fill('Bumps!');
  await expectStored(projectId).toMatchObject({ notes: 'Bumps!', timeSpent: 0.5 });
  await hours.fill('1,0');
  await expect.element(hours).toHaveValue('1,0');
  await expect.element(chip('1 h')).toHaveAttribute('aria-pressed', 'true');
  await chip('1 h').click();
  await expectStored(projectId).toMatchObject({ timeSpent: null });
});

test('a picture of the roots writes its words, ticks root growth, and takes both back', async () => {
  const projectId = await openNewEntry();
  const growth = activity('Noticed root growth');
  await notes.fill('A leaf fell.');

  await picture('Short roots').click();
  await expect.element(notes).toHaveValue('A leaf fell. I see short roots.');
  await expect.element(growth).toBeChecked();
  await picture('No roots').click();
  await expect.element(notes).toHaveValue('A leaf fell. I see no roots yet.');
  await expect.element(growth).not.toBeChecked();
  await expect.element(picture('No roots')).toHaveAttribute('aria-pressed', 'true');
  await picture('No roots').click();
  await expect.element(notes).toHaveValue('A leaf fell.');
  await picture('Bumps').click();
  await expectStored(projectId).toMatchObject({
    notes: 'A leaf fell. I see small white bumps on the stem.',
    noticedRootGrowth: true,
  });
});

test("a tick that a child has set or taken away itself is the child's, whatever picture is tapped", async () => {
  await openNewEntry();
  const growth = activity('Noticed root growth');

  await picture('Bumps').click();
  await growth.click();
  await picture('Long roots').click();
  await expect.element(notes).toHaveValue('I see long roots, two inches or more.');
  await expect.element(growth).not.toBeChecked();
  await growth.click();
  await picture('No roots').click();
  await expect.element(growth).toBeChecked();
});

/** A look in each of seven weeks, the first one first. */
const WEEKLY = Array.from({ length: 7 }, (_, before) => ({
  notes: `week ${before + 1}`,
  observedAt: new Date(Date.UTC(2026, 4, 1 + 7 * before, 9)).toISOString().slice(0, 16),
  isDraft: false,
}));

test("#tracking-entries: the newest look is a card, four before it a line each, and the others stand behind 'Show all'", async () => {
  await openPanel(...WEEKLY);
  const shown = () => entries.getByRole('article').elements().length;
  await expect.poll(shown).toBe(5);
  await expect.element(entries.getByText('week 7', { exact: true })).toBeVisible();
  await button('Show all 7 entries').click();
  await expect.poll(shown).toBe(7);
});

test('#tracking-entries: the only entry behind "Show all" is in sight and has the focus when its form is closed', async () => {
  await openPanel(...WEEKLY.slice(0, 6));
  const articles = entries.getByRole('article');
  await button('Show all 6 entries').click();
  const oldest = articles.nth(5);
  await oldest.getByRole('button', { name: /^Week/ }).click();
  await oldest.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
  await expect.element(notes).toHaveValue('week 1');
  await button('Cancel').click();
  await expect.element(articles.nth(5).getByRole('heading', { level: 3 })).toHaveFocus();
  await expect.element(articles.nth(5).getByText('week 1', { exact: true })).toBeVisible();
});

test("#tracking-entries: where a draft is, 'Finish Entry' leads, once, and 'New Entry' stands below it", async () => {
  const projectId = await openPanel(...WEEKLY.slice(0, 2), {
    notes: 'The roots are',
    observedAt: thisMinute(),
  });
  await expect.element(button('Finish Entry')).toBeVisible();
  const [finish, fresh] = [button('Finish Entry').element(), button('New Entry').element()];
  expect(finish.getBoundingClientRect().bottom).toBeLessThanOrEqual(fresh.getBoundingClientRect().top);
  await button('Finish Entry').click();
  await expect.element(notes).toHaveValue('The roots are');
  await expect.element(button('Finish Entry')).not.toBeInTheDocument();
  expect(await entriesOf(projectId)).toHaveLength(3);
});

test("once the roots are two inches long, 'Let's Plant A Tree!' is the second press of the week, and stands nowhere else", async () => {
  const projectId = await openPanel({ ...WEEKLY[0], longestRootInches: 1.75 });
  const plant = button("Let's Plant A Tree!");
  const isOnCard = () => plant.element().closest('section') !== null;
  await expect.element(plant).toBeVisible();
  expect(isOnCard()).toBe(false);
  const id = (await stored(projectId))?.id ?? '';
  await call(changeTrackingEntry, { params: { entryId: id }, body: { longestRootInches: 2 } });
  await showStep(projectId);
  await expect.element(plant).toBeVisible();
  expect(isOnCard()).toBe(true);
  await plant.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /Step 5/ })).toBeVisible();
});

test("where 'Let's Plant A Tree!' does not come through it says so at the button that was pressed", async () => {
  comeByPlainHttp();
  await openPanel({ ...WEEKLY[0], longestRootInches: 2 });
  const plant = button("Let's Plant A Tree!");
  await expect.element(plant).toBeVisible();
  loseNetwork();
  await plant.click();
  await expect.element(entries.getByText('Failed to save progress')).toBeVisible();
});

test('the first root is a moment: the jar grows it, large, and its stamp is pressed, once', async () => {
  const projectId = await openPanel({ ...WEEKLY[0] });
  const moment = page.getByRole('button', { name: /First root!/ });
  const look = async (root: string) => {
    await button('New Entry').click();
    await picture(root).click();
    await button('Complete Entry').click();
    await expectToast('Entry Completed!', 'Your tracking entry has been finalized successfully.');
  };
  await look('Short roots');
  await expect.element(moment).toHaveFocus();
  // The second tap of a child that does not wait ends nothing.
  (moment.element() as HTMLElement).click();
  const jarInIt = moment.getByRole('img');
  await expect.element(jarInIt).toHaveAccessibleName('A jar with 8 cuttings. No roots yet.');
  await expect
    .element(jarInIt, { timeout: 5000 })
    .toHaveAccessibleName('A jar with 8 cuttings. You saw short roots.');
  await expect
    .poll(() => moment.element().querySelectorAll('.animate-press').length, { timeout: 5000 })
    .toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(moment).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Tracking Entries' })).toHaveFocus();

  await look('Long roots');
  await expect.poll(async () => (await entriesOf(projectId)).filter((it) => !it.isDraft).length).toBe(3);
  await expect.element(moment).not.toBeInTheDocument();
});

test('the moment of the first root takes the focus from no field', async () => {
  const jarThen = jarOf({}, seenIn([]), { all: 0, standing: 0 });
  mount(<input aria-label="Name" />);
  await page.getByLabelText('Name').click();
  mount(<FirstRootCard before={jarThen} after={jarThen} drawingOf={() => null} onClose={() => undefined} />);
  await expect.element(page.getByRole('button', { name: /First root!/ })).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('who wants less motion sees the first root grown and stamped at once, without a sound', async () => {
  const real = window.matchMedia;
  const still = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real.call(window, query.includes('reduced-motion') ? 'all' : query));
  const sound = vi.spyOn(window, 'AudioContext');
  onTestFinished(() => {
    still.mockRestore();
    sound.mockRestore();
  });
  await openNewEntry();
  await picture('Short roots').click();
  await button('Complete Entry').click();
  const moment = page.getByRole('button', { name: /First root!/ });
  await expect
    .element(moment.getByRole('img'))
    .toHaveAccessibleName('A jar with 8 cuttings. You saw short roots.');
  expect(moment.element().querySelectorAll('.animate-press')).toHaveLength(0);
  expect(sound).not.toHaveBeenCalled();
  await expect
    .poll(
      () => {
        (moment.query() as HTMLElement | null)?.click();
        return moment.query();
      },
      { timeout: 5000 },
    )
    .toBeNull();
});

test('sounds are off until a child turns them on in the menu', async () => {
  const sound = vi.spyOn(window, 'AudioContext');
  onTestFinished(() => sound.mockRestore());
  await openNewEntry();
  await button('More').click();
  await page.getByRole('menuitemcheckbox', { name: 'Sounds' }).click();
  await picture('Short roots').click();
  await button('Complete Entry').click();
  await expect.element(page.getByRole('button', { name: /First root!/ })).toBeVisible();
  expect(sound).toHaveBeenCalled();
});
