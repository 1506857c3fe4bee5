import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changePlantingEntry,
  createPlantingEntry,
  finishPlantingEntry,
  getPlantingDraft,
  listPlantingEntries,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/call.ts';
import { showLongDate, today } from '#web/lib/dates.ts';
import { expectFailure, expectToast } from '#web/testing/expect-toast.ts';
import { holdRequests } from '#web/testing/held-requests.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { comeByPlainHttp } from '#web/testing/plain-http.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { projectReadyToPlant, sendPhoto } from '#web/testing/scout-project.ts';
import { signIn } from '#web/testing/sign-in.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const place = field('Where did you plant it?');
const entries = page.getByRole('region', { name: 'Planting Entries' });

/** Waits for a notification, or for any other words on the screen. */
async function says(...words: string[]) {
  for (const text of words) await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
}

const draftOf = (projectId: string) => call(getPlantingDraft, { params: { projectId } });
const entriesOf = (projectId: string) => call(listPlantingEntries, { params: { projectId } });

/** Counts the calls since the page was loaded that made the draft an entry. */
const finalizations = () =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('/finalize')).length;

async function openPanel(projectId: string) {
  performance.clearResourceTimings();
  await renderApp({ url: paths.step(projectId, 5) });
  onTestFinished(closeBrowser);
  await expect.element(page.getByRole('heading', { name: 'Planting Entries' })).toBeVisible();
}

/** An open form's unsent words must leave the browser before their writer is forgotten. */
async function closeBrowser() {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await call(getUser);
}

async function openForm(): Promise<string> {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await openPanel(projectId);
  await button('Plant A Cutting').click();
  await expect.element(place).toBeVisible();
  await expect.poll(() => draftOf(projectId)).not.toBeNull();
  return projectId;
}

async function openEntry(over: { plantingType?: 'permanent' | 'temporary'; timeSpent?: number } = {}) {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const entry = await call(createPlantingEntry, {
    params: { projectId },
    body: { plantingLocation: 'at school', plantingDate: '2026-06-14', notes: 'A sunny day', ...over },
  });
  return { projectId, entry };
}

test('#plantings: the panel teaches when to plant, shows four pictures and says that nothing is planted', async () => {
  await signIn('student');
  await openPanel(await projectReadyToPlant());

  await says('When Can You Plant?', 'Nothing planted yet', '1 of 4');
  await button('Previous').click();
  await says('4 of 4');
});

test('#guides, #fields: the description hides and shows, and the browser remembers it', async () => {
  await signIn('student');
  await openPanel(await projectReadyToPlant());

  await button('Hide Description').click();
  await expect.element(page.getByText('When Can You Plant?')).not.toBeInTheDocument();
  expect(localStorage.getItem('showPlantingDescription')).toBe('false');

  await button('Show Description').click();
  await says('When Can You Plant?');
});

test('#planting-drafts: Plant A Cutting makes a draft at once, permanent and of today', async () => {
  const projectId = await openForm();

  expect(await draftOf(projectId)).toMatchObject({ plantingType: 'permanent', plantingDate: today() });
  await expect.element(field('Permanent')).toBeChecked();
  await expect.element(field('Planting date')).toHaveValue(today());
  await expect.element(place).toHaveFocus();
  const options = [...place.element().querySelectorAll('option')].map((option) => option.textContent);
  expect(options).toEqual([
    'Choose a place',
    'In my yard',
    'At school',
    'In a park',
    'In a forest',
    'In my neighborhood',
    'Other',
  ]);
});

test('#planting-drafts, #limits, #the-save-indicator: what is typed is saved into the draft by itself, and only then called saved', async () => {
  const projectId = await openForm();
  await place.selectOptions('Other');
  await field('Tell us the place').fill("Grandma's garden");
  await page.getByText('Temporary', { exact: true }).click();
  await field('Time spent (hours)').fill('1,5');
  await field('Notes').fill('Soft soil');
  await expect.element(entries.getByText('Saving...')).toBeVisible();

  await expect
    .poll(() => draftOf(projectId), { timeout: 6000 })
    .toMatchObject({
      plantingLocation: "Grandma's garden",
      plantingType: 'temporary',
      timeSpent: 1.5,
      notes: 'Soft soil',
    });
  await expect.element(entries.getByText('Auto-saved')).toBeVisible();
});

test('#planting-drafts: a draft that was begun here opens in the form with what was typed', async () => {
  const projectId = await openForm();
  await field('Notes').fill('Soft soil');
  await field('Time spent (hours)').fill('1.5');
  await expect.poll(() => draftOf(projectId), { timeout: 6000 }).toMatchObject({ timeSpent: 1.5 });
  // A browser that is killed may have written nothing of it to the disk.
  localStorage.clear();
  await openPanel(projectId);

  await expect.element(field('Notes')).toHaveValue('Soft soil');
  await expect.element(field('Time spent (hours)')).toHaveValue('1.5');
  await expect.element(place).not.toHaveFocus();
});

/** A planting that was begun on another device, and step 5 on this one. */
async function findDraftOfAnotherDevice() {
  await signIn('student');
  const projectId = await projectReadyToPlant();
  const body = {
    id: crypto.randomUUID(),
    plantingLocation: 'by the pond',
    notes: 'Soft soil',
    timeSpent: 1.5,
  };
  await call(savePlantingDraft, { params: { projectId }, body });
  await openPanel(projectId);
  const card = entries.getByRole('article').filter({ hasText: 'You began this planting' });
  await expect.element(card.getByText('Soft soil')).toBeVisible();
  return { projectId, id: body.id, card };
}

test('a draft of another device stands in the list; whoever only looks at it changes nothing', async () => {
  const { projectId, id } = await findDraftOfAnotherDevice();
  await expect.element(place).not.toBeInTheDocument();
  await button('Previous Step').click();
  await says('Tracking Entries');
  expect(await draftOf(projectId)).toMatchObject({ id, isDraft: true });
});

test('a draft of another device can be gone on with, and what was written there since stays', async () => {
  const { projectId, id, card } = await findDraftOfAnotherDevice();
  await card.getByRole('button', { name: 'Finish Entry' }).click();
  await expect.element(field('Notes')).toHaveValue('Soft soil');
  await call(savePlantingDraft, { params: { projectId }, body: { id, timeSpent: 2 } });
  await field('Notes').fill('Soft, wet soil');
  await button('Save').click();
  await says('Entry Completed!');
  expect(await entriesOf(projectId)).toMatchObject([
    { id, plantingLocation: 'by the pond', notes: 'Soft, wet soil', timeSpent: 2 },
  ]);
});

test('a draft of another device can be dropped, after a question', async () => {
  const { projectId, card } = await findDraftOfAnotherDevice();
  await card.getByRole('button', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();
  await expect.poll(() => draftOf(projectId)).toBeNull();
});

test('#when-something-goes-wrong: a draft that cannot be dropped says so in the question, until it is asked anew', async () => {
  comeByPlainHttp();
  const { projectId, id, card } = await findDraftOfAnotherDevice();
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' });
  const findNetwork = loseNetwork();
  await card.getByRole('button', { name: 'Delete Entry' }).click();
  await remove.click();
  await expectFailure('Error', 'Failed to delete planting entry');
  await button('Cancel').click();
  findNetwork();
  expect(await draftOf(projectId)).toMatchObject({ id });
  await card.getByRole('button', { name: 'Delete Entry' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText('Failed to delete planting entry'))
    .not.toBeInTheDocument();
  await remove.click();
  await expect.poll(() => draftOf(projectId)).toBeNull();
});

test('a planting that is begun beside a draft of another device becomes one of its own', async () => {
  const { projectId, id } = await findDraftOfAnotherDevice();
  await button('Plant A Cutting').click();
  await place.selectOptions('At school');
  await field('Notes').fill('Dry soil');
  await button('Save').click();
  await says('Entry Completed!');
  expect(await entriesOf(projectId)).toMatchObject([{ plantingLocation: 'at school', notes: 'Dry soil' }]);
  expect(await draftOf(projectId)).toMatchObject({ id, plantingLocation: 'by the pond', notes: 'Soft soil' });
});

test('#plantings: a place must be chosen, and other places need words', async () => {
  const projectId = await openForm();
  await button('Save').click();
  await expect.element(place).toHaveAccessibleDescription('Please select where you planted the cutting');
  await expect.element(place).toHaveFocus();

  await place.selectOptions('Other');
  await button('Save').click();
  const other = field('Tell us the place');
  await expect.element(other).toHaveAccessibleDescription(/^Please specify where you planted the cutting/);
  await expect.element(other).toHaveFocus();
  expect(await entriesOf(projectId)).toEqual([]);
});

test.each(['two', '1e9', '-1', '1001'])(
  '#hours-and-dates: %s stays in the field of hours with a sentence',
  async (typed) => {
    const projectId = await openForm();
    const hours = field('Time spent (hours)');
    await hours.fill(typed);
    await place.selectOptions('At school');

    await expect
      .element(hours)
      .toHaveAccessibleDescription(/^Please enter the hours as a number from 0 to 1000/);
    await button('Save').click();
    await expect.element(hours).toHaveFocus();
    await expect.element(hours).toHaveValue(typed);
    expect(await entriesOf(projectId)).toEqual([]);
  },
);

test('a date that is left half typed is told at the field, and the one before is kept', async () => {
  const projectId = await openForm();
  const date = field('Planting date');

  (date.element() as HTMLElement).focus();
  await userEvent.keyboard('{Backspace}{Tab}');
  await expect.element(date).toHaveAccessibleDescription(/Please enter a date/);
  await expect.element(entries.getByText('Auto-saved')).not.toBeInTheDocument();
  expect((await draftOf(projectId))?.plantingDate).toBe(today());
});

test('#hours-and-dates: a planting of a later day than tomorrow is not saved, and says why', async () => {
  const projectId = await openForm();
  await place.selectOptions('At school');
  await field('Planting date').fill('2099-03-01');
  await expect
    .element(field('Planting date'))
    .toHaveAccessibleDescription('This day is too far ahead. Please check the date.');
  await button('Save').click();
  await expect.element(field('Planting date')).toHaveFocus();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#the-save-indicator: what cannot be understood is not called saved', async () => {
  await openForm();
  await field('Time spent (hours)').fill('two');
  await says('Not all of it is saved. Please fix the marked field.');
  await expect.element(entries.getByText('Auto-saved')).not.toBeInTheDocument();

  await field('Time spent (hours)').fill('2');
  await expect.element(entries.getByText('Auto-saved')).toBeVisible();
});

test('#planting-drafts, #when-something-goes-wrong: Save makes one entry of the draft, without the hours that the form asks for', async () => {
  const projectId = await openForm();
  const draft = await draftOf(projectId);
  await place.selectOptions('In a forest');
  await button('Save').click();

  await says('Entry Completed!', 'Your planting entry has been finalized successfully.');
  await says(showLongDate(today()), 'in a forest', 'Permanent', 'Not finished');
  await says('Still missing: the time you spent, a before photo, a during photo and an after photo.');
  await expect.element(place).not.toBeInTheDocument();
  expect(await entriesOf(projectId)).toMatchObject([
    { id: draft?.id, plantingLocation: 'in a forest', isCompleted: true, isDraft: false },
  ]);

  await button('Previous Step').click();
  await says('Tracking Entries');
  expect(await entriesOf(projectId)).toHaveLength(1);
  expect(await draftOf(projectId)).toBeNull();
  expect(finalizations()).toBe(1);
});

test('what is still missing after Save stands in the card that comes, in sight', async () => {
  await openForm();
  for (const kind of ['before', 'during', 'after']) {
    await userEvent.upload(field(`Add ${kind} photos`), await smallPhoto(`${kind}.jpg`));
    await expect.element(button(`${kind}.jpg, open large`)).toBeVisible();
  }
  await place.selectOptions('At school');
  await button('Save').click();
  await expectToast('Entry Completed!', 'Your planting entry has been finalized successfully.');
  await expect.element(page.getByText('Still missing: the time you spent.')).toBeInViewport();
});

test('#when-something-goes-wrong: an entry that cannot be saved says so and stays in the form', async () => {
  comeByPlainHttp();
  await openForm();
  await place.selectOptions('At school');
  await field('Notes').fill('Soft soil');
  loseNetwork();
  await button('Save').click();

  await says('Error', 'Failed to create planting entry');
  await expect.element(field('Notes')).toHaveValue('Soft soil');
});

test('#planting-drafts: Cancel drops an empty draft without a word', async () => {
  const projectId = await openForm();
  await button('Cancel').click();

  await expect.element(place).not.toBeInTheDocument();
  expect(await draftOf(projectId)).toBeNull();
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#planting-drafts, #plantings: Cancel asks when the draft holds something, and leaving afterwards saves nothing', async () => {
  const projectId = await openForm();
  await place.selectOptions('At school');
  await button('Cancel').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Keep Writing' }).click();
  await expect.element(place).toHaveValue('at school');

  await button('Cancel').click();
  await dialog.getByRole('button', { name: 'Delete Entry' }).click();
  await says('Planting entry deleted successfully!');
  expect(await draftOf(projectId)).toBeNull();

  await button('Previous Step').click();
  await says('Tracking Entries');
  expect(await entriesOf(projectId)).toEqual([]);
  expect(finalizations()).toBe(0);
});

test('#planting-drafts: leaving the step with a chosen place makes the entry in the background, once', async () => {
  const projectId = await openForm();
  await place.selectOptions('At school');
  await field('Notes').fill('Soft soil');
  await button('Previous Step').click();

  await says('Tracking Entries');
  await expect
    .poll(() => entriesOf(projectId))
    .toMatchObject([{ plantingLocation: 'at school', notes: 'Soft soil', isCompleted: true }]);
  expect(await draftOf(projectId)).toBeNull();
  await button("Let's Plant A Tree!").click();
  await says('at school');
  await expect.element(place).not.toBeInTheDocument();
  expect(finalizations()).toBe(1);
});

test('#planting-drafts, #hours-and-dates: a day that is too far ahead keeps no entry from being made on leaving; it has the day before', async () => {
  const projectId = await openForm();
  await place.selectOptions('At school');
  await field('Planting date').fill('2099-03-01');
  await field('Notes').fill('Soft soil');
  await button('Previous Step').click();

  await says('Tracking Entries');
  await expect
    .poll(() => entriesOf(projectId))
    .toMatchObject([{ plantingLocation: 'at school', plantingDate: today(), notes: 'Soft soil' }]);
});

test('#planting-drafts: leaving the page and closing the form at the same moment make one entry', async () => {
  const projectId = await openForm();
  await place.selectOptions('At school');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await button('Previous Step').click();

  await says('Tracking Entries');
  await expect.poll(() => entriesOf(projectId)).toHaveLength(1);
  expect(await draftOf(projectId)).toBeNull();
  expect(finalizations()).toBe(1);
});

test('#planting-drafts: leaving without a chosen place keeps the draft for later', async () => {
  const projectId = await openForm();
  await field('Notes').fill('Soft soil');
  await button('Previous Step').click();

  await says('Tracking Entries');
  await expect.poll(() => draftOf(projectId)).toMatchObject({ notes: 'Soft soil' });
  await button("Let's Plant A Tree!").click();
  await expect.element(field('Notes')).toHaveValue('Soft soil');
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#plantings: photos stand by kind, in the new form too, and move with the draft into the entry', async () => {
  const projectId = await openForm();
  for (const kind of ['before', 'during', 'after']) {
    await userEvent.upload(field(`Add ${kind} photos`), await smallPhoto(`${kind}.jpg`));
    await expect.element(page.getByRole('button', { name: `${kind}.jpg, open large` })).toBeVisible();
    await says('Photo Saved!');
  }
  await place.selectOptions('In my yard');
  await field('Time spent (hours)').fill('1');
  await button('Save').click();

  await says('Entry Completed!', 'Complete', 'Time spent: 1 hour', 'Before', 'During', 'After');
  const [entry] = await entriesOf(projectId);
  expect(entry?.photos.map((photo) => photo.kind).toSorted()).toEqual([
    'afterPhoto',
    'beforePhoto',
    'duringPhoto',
  ]);
  await expect.element(page.getByText('Other Photos')).not.toBeInTheDocument();
  await expect.element(button('Complete Project')).toBeEnabled();
});

test('#when-something-goes-wrong: a photo for which no draft can be made says what to do', async () => {
  comeByPlainHttp();
  await signIn('student');
  const projectId = await projectReadyToPlant();
  await openPanel(projectId);
  loseNetwork();
  await button('Plant A Cutting').click();
  await says('Not saved.');
  await userEvent.upload(field('Add before photos'), await smallPhoto('leaf.jpg'));

  await says('Upload Failed', 'Could not save photo - please try filling in some entry details first.');
});

test('#plantings: a photo without a kind stands under Other Photos, and can be removed', async () => {
  const { projectId, entry } = await openEntry();
  await sendPhoto(uploadPlantingPhotos, { projectId, entryId: entry.id });
  await openPanel(projectId);
  await says('Other Photos');

  await button('Finish Entry').click();
  await button('Delete leaf.jpg').click();
  await button('Delete Photo').click();
  await says('Photo removed successfully!');
  await expect.element(page.getByText('Other Photos')).not.toBeInTheDocument();
});

test('#when-something-goes-wrong: a photo of an entry that does not get through, or cannot be removed, says so', async () => {
  comeByPlainHttp();
  const { projectId, entry } = await openEntry();
  await sendPhoto(uploadPlantingPhotos, { projectId, entryId: entry.id });
  await openPanel(projectId);
  await button('Finish Entry').click();

  const upload = await holdRequests(`*${addressOf(uploadPlantingPhotos, { projectId, entryId: entry.id })}`);
  await userEvent.upload(field('Add before photos'), await smallPhoto('hole.jpg'));
  await upload.arrived;
  await upload.fail();
  await expectToast('Upload Failed', 'Failed to save photo. Please try again.');

  loseNetwork();
  await button('Delete leaf.jpg').click();
  await button('Delete Photo').click();
  await expectToast('Error', 'Failed to remove photo');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('leaf.jpg, open large')).toBeVisible();
});

test('#plantings, #planted-and-documented: Finish Entry tells what is missing and saves what is filled in', async () => {
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await says('June 14, 2026', 'at school', 'A sunny day', 'Temporary', 'Not finished');
  await says('Your tree counts once it stands in its permanent home.');

  await button('Finish Entry').click();
  await says('Still missing: the time you spent, a before photo, a during photo and an after photo.');
  await field('Time spent (hours)').fill('.5');
  await says('Still missing: a before photo, a during photo and an after photo.');
  await button('Save Changes').click();

  await says('Planting entry updated successfully!', 'Time spent: 0.5 hours');
  expect(await entriesOf(projectId)).toMatchObject([{ timeSpent: 0.5, plantingType: 'temporary' }]);
});

test('Finish Entry begins at what is missing first, and nothing moves as that is filled in', async () => {
  const { projectId, entry } = await openEntry();
  const sendKind = (photoTypes: string) =>
    sendPhoto(uploadPlantingPhotos, { projectId, entryId: entry.id }, { photoTypes });
  for (const kind of ['beforePhoto', 'duringPhoto', 'afterPhoto']) await sendKind(kind);
  await openPanel(projectId);
  await button('Finish Entry').click();
  const hours = field('Time spent (hours)');
  await expect.element(button('15 min')).toHaveFocus();
  await expect.element(hours).toBeInViewport();
  const notice = () => page.getByText(/^(Still missing: the time|All there)/).element() as HTMLElement;
  const heightOf = () => notice().closest('p')?.getBoundingClientRect().height;
  const before = heightOf();
  await hours.fill('2');
  await says('All there! Nothing is missing now.');
  expect(heightOf()).toBe(before);
});

test('Finish Entry begins at the photos where one of them is missing first, with Save Changes in view', async () => {
  const { projectId } = await openEntry({ timeSpent: 2 });
  await openPanel(projectId);
  await button('Finish Entry').click();
  const heading = page.getByRole('heading', { name: 'Before' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect.element(button('Save Changes')).toBeInViewport({ ratio: 1 });
  (place.element() as HTMLElement).scrollIntoView();
  await expect.element(button('Save Changes')).toBeInViewport({ ratio: 1 });
});

test('#plantings: an edited entry keeps its place and date', async () => {
  const { projectId, entry } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await place.selectOptions('Choose a place');
  await field('Planting date').fill('');
  await button('Save Changes').click();

  await says('Missing Information');
  await expect.element(place).toHaveAccessibleDescription('Please fill in all required fields.');
  await expect
    .element(field('Planting date'))
    .toHaveAccessibleDescription('Please fill in all required fields.');
  expect(await entriesOf(projectId)).toEqual([entry]);
});

test('Cancel drops the changes of an entry only after a question', async () => {
  const { projectId, entry } = await openEntry();
  await openPanel(projectId);
  const edit = page.getByRole('form', { name: 'Edit entry' });
  await button('Finish Entry').click();
  await button('Cancel').click();
  await expect.element(edit).not.toBeInTheDocument();

  await button('Finish Entry').click();
  await field('Notes').fill('A rainy day');
  await button('Cancel').click();
  await button('Keep Editing').click();
  await expect.element(field('Notes')).toHaveValue('A rainy day');
  await button('Cancel').click();
  await button('Drop My Changes').click();
  await expect.element(edit).not.toBeInTheDocument();
  expect(await entriesOf(projectId)).toEqual([entry]);
});

const edit = page.getByRole('form', { name: 'Edit entry' });
const fresh = page.getByRole('form', { name: 'Plant A Cutting' });
const waitsHere = 'You changed something here and did not save it yet.';

async function leaveStep() {
  await button('Previous Step').click();
  await says('Tracking Entries');
}

/** The child leaves the step, and comes back to it after another device has changed the entry. */
async function changeElsewhere(projectId: string, entryId: string, body: object) {
  await leaveStep();
  // A caller that names no device is another one.
  await call(changePlantingEntry, { params: { entryId }, body });
  await openPanel(projectId);
}

test('#two-devices: an edit that was left brings back what was changed in it, and undoes nothing that was written elsewhere since', async () => {
  const { projectId, entry } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await field('Time spent (hours)').fill('2');
  const elsewhere = { notes: 'A rainy day', plantingDate: '2026-06-20' };
  await changeElsewhere(projectId, entry.id, elsewhere);

  await says('A rainy day');
  await button('Finish Entry').click();
  await expect.element(field('Notes')).toHaveValue('A rainy day');
  await expect.element(field('Time spent (hours)')).toHaveValue('2');
  await button('Save Changes').click();
  await says('Time spent: 2 hours');
  await expect.element(page.getByText(waitsHere)).not.toBeInTheDocument();
  await expect.poll(() => entriesOf(projectId)).toMatchObject([{ ...elsewhere, timeSpent: 2 }]);
});

test('#two-devices: words of an edit that was left and those of another device in the same field are shown to choose', async () => {
  const { projectId, entry } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await field('Notes').fill('Soft soil');
  await changeElsewhere(projectId, entry.id, { notes: 'A rainy day' });

  await says('A rainy day');
  await button('Finish Entry').click();
  await expect.element(field('Notes')).toHaveValue('Soft soil');
  await button('Save Changes').click();
  await button('Look and choose').click();
  await says('Soft soil');
  await button('Use the other').click();
  await says('All done');
  expect(await entriesOf(projectId)).toMatchObject([{ notes: 'A rainy day' }]);
});

test('#two-devices: a move that was left undoes no notes that were written elsewhere since', async () => {
  const { projectId, entry } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  const final = field('Final planting location');
  await final.fill('by the pond');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await changeElsewhere(projectId, entry.id, { notes: 'A rainy day' });

  await says('A rainy day');
  await button('Move to Permanent Location').click();
  await expect.element(final).toHaveValue('by the pond');
  await expect.element(field('Notes')).toHaveValue('A rainy day');
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Planting' }).click();
  await says('by the pond');
  await expect
    .poll(() => entriesOf(projectId))
    .toMatchObject([{ notes: 'A rainy day', finalPlantingLocation: 'by the pond' }]);
});

test('Cancel of a move drops what was typed in it', async () => {
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  const final = field('Final planting location');
  await final.fill('by the pond');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await says(waitsHere);
  await button('Move to Permanent Location').click();
  await expect.element(final).toHaveValue('by the pond');
  await button('Cancel').click();
  await expect.element(final).not.toBeInTheDocument();
  await expect.element(page.getByText(waitsHere)).not.toBeInTheDocument();
  await button('Move to Permanent Location').click();
  await expect.element(final).toHaveValue('');
});

const notSent = page.getByRole('link', { name: /not sent yet/ });

test.each([
  ['typed', false],
  ['typed on an earlier page', true],
])('an edit, %s, in whose save the page ends leaves nothing that is not sent', async (_, isEarlier) => {
  const { projectId, entry } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  const hours = field('Time spent (hours)');
  // As a text it stands otherwise than what is stored of it.
  await hours.fill('2,5');
  if (isEarlier) {
    await leaveStep();
    await openPanel(projectId);
    await button('Finish Entry').click();
    await expect.element(hours).toHaveValue('2,5');
  }
  const save = await holdRequests(`*${addressOf(changePlantingEntry, { entryId: entry.id })}`);
  await button('Save Changes').click();
  await save.arrived;
  await openPanel(projectId);
  await says('Time spent: 2.5 hours');
  await expect.element(page.getByText(waitsHere)).not.toBeInTheDocument();
  await save.letThrough();
  await expect.poll(() => entriesOf(projectId)).toMatchObject([{ timeSpent: 2.5 }]);
  await expect.element(notSent).not.toBeInTheDocument();
});

test('what was typed in a move goes once its planting is complete by another way', async () => {
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  await field('Final planting location').fill('by the pond');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await says(waitsHere);
  await expect.element(notSent).toBeVisible();
  await button('Finish Entry').click();
  await page.getByText('Permanent', { exact: true }).click();
  await button('Save Changes').click();
  await says('Planting entry updated successfully!');
  await expect.element(button('Move to Permanent Location')).not.toBeInTheDocument();
  await expect.element(page.getByText(waitsHere)).not.toBeInTheDocument();
  await expect.element(notSent).not.toBeInTheDocument();
});

test('a move that was begun on a day keeps that day when it comes back on a later one', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  const begun = today();
  await button('Move to Permanent Location').click();
  await field('Final planting location').fill('by the pond');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await says(waitsHere);
  await leaveStep();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  await expect.element(field('Final planting location')).toHaveValue('by the pond');
  await expect.element(field('Final planting date')).toHaveValue(begun);
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Planting' }).click();
  await says('Planting completed! Your tree is now in its permanent location.');
  expect(await entriesOf(projectId)).toMatchObject([{ finalPlantingDate: begun }]);
});

test('Cancel asks before it drops changes that came back, too', async () => {
  const { projectId } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await field('Notes').fill('A rainy day');
  await leaveStep();
  await button("Let's Plant A Tree!").click();
  await button('Finish Entry').click();
  await expect.element(field('Notes')).toHaveValue('A rainy day');
  await button('Cancel').click();
  await button('Drop My Changes').click();
  await says('A sunny day');
  await expect.element(page.getByText(waitsHere)).not.toBeInTheDocument();
});

test('an open edit and a new planting close each by itself, and neither is lost or saved with the other', async () => {
  const { projectId } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await edit.getByLabelText('Notes').fill('A rainy day');
  await button('Plant A Cutting').click();
  await fresh.getByLabelText('Where did you plant it?').selectOptions('In a forest');
  await fresh.getByRole('button', { name: 'Save', exact: true }).click();
  await says('Entry Completed!');
  await expect.element(fresh).not.toBeInTheDocument();
  await expect.element(edit.getByLabelText('Notes')).toHaveValue('A rainy day');

  await button('Plant A Cutting').click();
  await fresh.getByLabelText('Where did you plant it?').selectOptions('In a park');
  await fresh.getByLabelText('Notes').fill('Soft soil');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await says('Planting entry updated successfully!');
  await expect.element(edit).not.toBeInTheDocument();
  await expect.element(fresh.getByLabelText('Notes')).toHaveValue('Soft soil');
  expect(await draftOf(projectId)).not.toBeNull();
  expect((await entriesOf(projectId)).map((it) => it.notes).toSorted()).toEqual(['', 'A rainy day']);
});

test('an edit in whose place another one is opened keeps its words for later, through a move of its tree too', async () => {
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  const body = { plantingLocation: 'in a park', plantingDate: '2026-06-13', notes: 'Dry soil' };
  await call(createPlantingEntry, { params: { projectId }, body });
  await openPanel(projectId);
  const [first, second] = ['at school', 'in a park'].map((it) =>
    entries.getByRole('listitem').filter({ has: page.getByText(it, { exact: true }) }),
  ) as [typeof entries, typeof entries];
  await first.getByRole('button', { name: 'Finish Entry' }).click();
  await field('Notes').fill('A rainy day');
  await second.getByRole('button', { name: 'Finish Entry' }).click();
  await expect.element(field('Notes')).toHaveValue('Dry soil');
  await expect.element(first.getByText(waitsHere)).toBeVisible();

  await first.getByRole('button', { name: 'Move to Permanent Location' }).click();
  await field('Final planting location').fill('by the pond');
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Planting' }).click();
  await expect.element(first.getByText('by the pond')).toBeVisible();
  await first.getByRole('button', { name: 'Finish Entry' }).click();
  await expect.element(field('Notes')).toHaveValue('A rainy day');
  await button('Save Changes').click();
  await says('Planting entry updated successfully!');
  expect(await entriesOf(projectId)).toMatchObject([
    { notes: 'A rainy day', finalPlantingLocation: 'by the pond' },
    { notes: 'Dry soil' },
  ]);
});

test('#when-something-goes-wrong: a change that cannot be saved says so and stays in the form', async () => {
  comeByPlainHttp();
  const { projectId } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await field('Notes').fill('A rainy day');
  loseNetwork();
  await button('Save Changes').click();

  await says('Error', 'Failed to update planting entry');
  await expect.element(field('Notes')).toHaveValue('A rainy day');
});

test('#planted-and-documented: Move to Permanent Location completes the planting with place, date and notes', async () => {
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Planting' });
  const complete = dialog.getByRole('button', { name: 'Complete Planting' });
  await complete.click();
  const final = field('Final planting location');
  await expect.element(final).toHaveAccessibleDescription(/^Please enter the final planting location/);

  await final.fill('by the pond');
  await field('Final planting date').fill('2026-09-20');
  await expect.element(dialog.getByLabelText('Notes')).toHaveValue('A sunny day');
  await complete.click();

  await says('Planting completed! Your tree is now in its permanent location.');
  await says('by the pond');
  await expect.element(button('Move to Permanent Location')).not.toBeInTheDocument();
  expect(await entriesOf(projectId)).toMatchObject([
    {
      isCompleted: true,
      finalPlantingLocation: 'by the pond',
      finalPlantingDate: '2026-09-20',
      notes: 'A sunny day',
    },
  ]);
});

test('#plantings: of a temporary tree that lacks nothing but its permanent home, the move is what comes first', async () => {
  const { projectId, entry } = await openEntry({ plantingType: 'temporary', timeSpent: 2 });
  const actions = () =>
    entries
      .getByRole('article')
      .getByRole('button', { name: /^(Finish Entry|Move to)/ })
      .elements()
      .map((it) => it.textContent);
  await openPanel(projectId);
  await expect.poll(actions).toEqual(['Finish Entry', 'Move to Permanent Location']);

  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId: entry.id }, { photoTypes });
  }
  await openPanel(projectId);
  await expect.poll(actions).toEqual(['Move to Permanent Location', 'Finish Entry']);
});

test('#when-something-goes-wrong: a move that fails says so', async () => {
  comeByPlainHttp();
  const { projectId } = await openEntry({ plantingType: 'temporary' });
  await openPanel(projectId);
  await button('Move to Permanent Location').click();
  await field('Final planting location').fill('by the pond');
  loseNetwork();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Planting' }).click();

  await says('Error', 'Failed to complete planting');
});

test('#planted-and-documented: a tree that has moved is complete once all is there, and says where it stands', async () => {
  const { projectId, entry } = await openEntry({ plantingType: 'temporary', timeSpent: 2 });
  for (const photoTypes of ['beforePhoto', 'duringPhoto', 'afterPhoto']) {
    await sendPhoto(uploadPlantingPhotos, { projectId, entryId: entry.id }, { photoTypes });
  }
  const finish = { finalPlantingLocation: 'by the pond', finalPlantingDate: '2026-09-20' };
  await call(finishPlantingEntry, { params: { entryId: entry.id }, body: finish });
  await openPanel(projectId);

  await says('Complete', 'by the pond', 'Edit Entry');
  await expect.element(entries).toMatchTextContent('September 20, 2026');
  await expect.element(button('Finish Entry')).not.toBeInTheDocument();
});

test('#plantings: deleting an entry asks first', async () => {
  const { projectId } = await openEntry();
  await openPanel(projectId);
  await button('Delete Entry').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent('This action cannot be undone.');
  await expect.element(dialog.getByRole('button', { name: 'Delete Entry' })).toHaveClass('bg-danger');
  await dialog.getByRole('button', { name: 'Delete Entry' }).click();

  await says('Planting entry deleted successfully!', 'Nothing planted yet');
  expect(await entriesOf(projectId)).toEqual([]);
});

test('#when-something-goes-wrong: a deletion that fails says so, and the entry stays', async () => {
  comeByPlainHttp();
  const { projectId } = await openEntry();
  await openPanel(projectId);
  loseNetwork();
  await button('Delete Entry').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Entry' }).click();

  await expectFailure('Error', 'Failed to delete planting entry');
  await button('Cancel').click();
  await says('A sunny day');
});

test('the three photos of a planting have three places, and how many there are is said', async () => {
  const { projectId } = await openEntry();
  await openPanel(projectId);
  await button('Finish Entry').click();
  await says('Photos: 0 of 3');
  const places = ['Add before photos', 'Add during photos', 'Add after photos'].map((name) =>
    field(name).element().closest('label')?.getBoundingClientRect(),
  );
  expect(new Set(places.map((place) => place?.top)).size).toBe(1);
  await userEvent.upload(field('Add during photos'), await smallPhoto('hole.jpg'));
  await says('Photos: 1 of 3');
});
