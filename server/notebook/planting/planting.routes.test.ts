import { expect, test } from 'vitest';
import {
  changePlantingEntry,
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  getPlantingDraft,
  listPlantingDrafts,
  listPlantingEntries,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';

type Body = Record<string, unknown>;

const PLACE_MESSAGE = 'Please enter where you planted the cutting';
const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };
const IN_THE_PARK = { plantingLocation: 'in a park', plantingDate: '2026-06-20' };
const AT_SCHOOL = { ...IN_THE_PARK, plantingLocation: 'at school', plantingType: 'temporary' };
const TO_THE_FOREST = { finalPlantingLocation: 'in a forest', finalPlantingDate: '2026-07-01' };

async function openGarden() {
  const world = await openWorld();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const { caller } = scout;
  const params = { projectId };
  return {
    world,
    caller,
    projectId,
    saveDraft: (body: Body = {}) => caller.call(savePlantingDraft, { params, body }),
    drafts: async () => (await caller.call(listPlantingDrafts, { params })).body,
    draft: async () => (await caller.call(getPlantingDraft, { params })).body,
    finalize: (body: Body = {}) => caller.call(finalizePlantingDraft, { params, body }),
    list: async () => (await caller.call(listPlantingEntries, { params })).body,
    plant: (body: Body = IN_THE_PARK) => caller.call(createPlantingEntry, { params, body }),
    change: (entryId: string, body: Body) => caller.call(changePlantingEntry, { params: { entryId }, body }),
    finish: (entryId: string, body: Body = TO_THE_FOREST) =>
      caller.call(finishPlantingEntry, { params: { entryId }, body }),
    addPhotos: async (entryId: string, photoTypes: string[]) => {
      const bytes = await smallJpeg();
      const files = photoTypes.map((kind) => ({ name: `${kind}.jpg`, bytes }));
      return caller.upload(uploadPlantingPhotos, { projectId, entryId }, files, { photoTypes });
    },
  };
}

test('without a draft the answer is null (#planting-drafts)', async () => {
  const { caller, projectId } = await openGarden();
  const response = await caller.call(getPlantingDraft, { params: { projectId } });
  expect(response).toMatchObject({ status: 200, body: null });
  expect(response.bytes.toString()).toBe('null');
});

test('the form makes a draft: permanent, today, nowhere yet (#plantings, #planting-drafts)', async () => {
  const { saveDraft, draft, list } = await openGarden();
  const { status, body } = await saveDraft();
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    plantingLocation: '',
    plantingType: 'permanent',
    plantingDate: '2026-08-01',
    notes: '',
    timeSpent: null,
    stepNumber: 5,
    isDocumented: false,
    isDraft: true,
    createdAt: '2026-08-01T12:00:00.000Z',
    photos: [],
    revision: 0,
    ...NOWHERE,
  });
  expect(await draft()).toEqual(body);
  expect(await list()).toEqual([]);
});

test('a draft takes the id that the page made for it', async () => {
  const { saveDraft, draft } = await openGarden();
  const id = crypto.randomUUID();
  expect((await saveDraft({ id, notes: 'dug a hole' })).body).toMatchObject({ id, notes: 'dug a hole' });
  expect(await draft()).toMatchObject({ id });
});

test('without an id there is one draft a project: later saves go into it, field by field', async () => {
  const { saveDraft, draft } = await openGarden();
  const { body: first } = await saveDraft({ plantingLocation: 'in a park', timeSpent: 1.5 });
  await saveDraft({ notes: 'watered' });
  await saveDraft({ timeSpent: null, plantingType: 'temporary' });
  expect(await draft()).toEqual({
    ...first,
    notes: 'watered',
    timeSpent: null,
    plantingType: 'temporary',
    revision: 2,
  });
});

test('nothing that is written under one id lands in another: each device has its own draft', async () => {
  const { world, saveDraft, drafts, finalize, list } = await openGarden();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  await saveDraft({ id: phone, notes: 'phone', plantingLocation: 'in a park' });
  world.passTime(60_000);
  await Promise.all([saveDraft({ id: tablet, notes: 'tablet' }), saveDraft({ id: phone, timeSpent: 2 })]);
  expect(await drafts()).toMatchObject([
    { id: tablet, notes: 'tablet', timeSpent: null },
    { id: phone, notes: 'phone', timeSpent: 2 },
  ]);
  await finalize({ id: phone });
  await saveDraft({ id: tablet, plantingLocation: 'at school' });
  await finalize({ id: tablet });
  const planted = (await list()).map(({ id, notes, plantingLocation }) => [id, notes, plantingLocation]);
  expect(planted.toSorted()).toEqual(
    [
      [phone, 'phone', 'in a park'],
      [tablet, 'tablet', 'at school'],
    ].toSorted(),
  );
});

test('two first saves at once without an id make one draft', async () => {
  const { saveDraft, draft, drafts } = await openGarden();
  await Promise.all([saveDraft({ notes: 'phone' }), saveDraft({ timeSpent: 2 })]);
  expect(await drafts()).toHaveLength(1);
  expect(await draft()).toMatchObject({ notes: 'phone', timeSpent: 2 });
});

test('a form that goes on with a draft that another device finished changes that same entry', async () => {
  const { saveDraft, finalize, drafts, list } = await openGarden();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id } = (await saveDraft({ ...IN_THE_PARK, id: crypto.randomUUID(), device: phone })).body;
  await finalize({ id, notes: 'from the tablet', revision: 0, device: tablet });
  const late = {
    id,
    notes: 'from the phone',
    timeSpent: 2,
    plantingLocation: '',
    revision: 0,
    device: phone,
  };
  expect((await saveDraft(late)).body).toMatchObject({ conflicts: ['notes'], isDraft: false });
  expect(await list()).toMatchObject([
    { id, notes: 'from the tablet', timeSpent: 2, plantingLocation: 'in a park' },
  ]);
  expect((await finalize({ id, notes: 'once more', revision: 0, device: phone })).body).toMatchObject({
    conflicts: ['notes'],
    notes: 'from the tablet',
  });
  expect(await drafts()).toEqual([]);
});

test('a save that knows a draft which is gone makes no half one of it', async () => {
  const { saveDraft, drafts } = await openGarden();
  const response = await saveDraft({ id: crypto.randomUUID(), notes: 'late', revision: 3 });
  expect(response.status).toBe(404);
  expect(await drafts()).toEqual([]);
});

test('what two devices changed in one planting is kept field by field, and named where both did', async () => {
  const { plant, change, finish, list } = await openGarden();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id, revision } = (await plant(AT_SCHOOL)).body;
  await change(id, { notes: 'from the phone', revision, device: phone });
  const { body } = await change(id, { notes: 'from the tablet', timeSpent: 2, revision, device: tablet });
  expect(body).toMatchObject({ conflicts: ['notes'], notes: 'from the phone', timeSpent: 2 });
  expect((await finish(id, { ...TO_THE_FOREST, revision, device: phone })).body.conflicts).toEqual([]);
  // Its words about the final place would go with the type.
  const forGood = await change(id, { plantingType: 'permanent', revision, device: tablet });
  expect(forGood.body).toMatchObject({ conflicts: ['plantingType'], ...TO_THE_FOREST });
  const chosen = { finalPlantingLocation: 'by the brook', notes: 'both', revision: forGood.body.revision };
  await change(id, { ...chosen, device: tablet });
  expect(await list()).toMatchObject([
    { notes: 'both', plantingType: 'temporary', finalPlantingLocation: 'by the brook', isCompleted: true },
  ]);
});

test("an id that stands in another child's project is 409 and shows nothing of it", async () => {
  const { world, saveDraft, plant } = await openGarden();
  const other = await world.student();
  const { id: projectId } = await world.project(other);
  const { body: theirs } = await other.caller.call(createPlantingEntry, {
    params: { projectId },
    body: { ...IN_THE_PARK, notes: 'secret' },
  });
  const taken = { status: 409, body: { message: 'This id is already in use.' } };
  expect(await saveDraft({ id: theirs.id })).toMatchObject(taken);
  expect(await plant({ ...IN_THE_PARK, id: theirs.id })).toMatchObject(taken);
});

test('finalizing keeps the id, the photos and what is not sent again (#planting-drafts)', async () => {
  const { saveDraft, addPhotos, finalize, draft, list } = await openGarden();
  const { body: before } = await saveDraft({ notes: 'watered', timeSpent: 1.5 });
  await addPhotos(before.id, ['beforePhoto']);
  const { status, body } = await finalize({ ...IN_THE_PARK, plantingType: 'permanent' });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    ...IN_THE_PARK,
    revision: before.revision + 1,
    isDraft: false,
    isCompleted: true,
    finalPlantingLocation: 'in a park',
    finalPlantingDate: '2026-06-20',
    photos: [expect.objectContaining({ kind: 'beforePhoto' })],
  });
  expect(await draft()).toBeNull();
  expect(await list()).toEqual([body]);
});

test('a draft of a temporary planting stands nowhere for good when it is finalized (#planted-and-documented)', async () => {
  const { saveDraft, finalize } = await openGarden();
  await saveDraft(AT_SCHOOL);
  expect((await finalize()).body).toMatchObject({ ...AT_SCHOOL, isDraft: false, ...NOWHERE });
});

test('finalizing without a location is refused at the field, and the draft stays (#plantings)', async () => {
  const { saveDraft, finalize, draft } = await openGarden();
  const { body: before } = await saveDraft({ notes: 'watered' });
  for (const body of [{}, { id: before.id }, { plantingLocation: '  ' }]) {
    expect(await finalize(body)).toMatchObject({
      status: 400,
      body: { message: PLACE_MESSAGE, fields: { plantingLocation: PLACE_MESSAGE } },
    });
  }
  expect(await draft()).toEqual(before);
});

test('finalizing sent again with its id answers the entry as it is (#planting-drafts)', async () => {
  const { saveDraft, finalize, list } = await openGarden();
  const { body: draft } = await saveDraft(IN_THE_PARK);
  const first = await finalize({ id: draft.id, notes: 'done' });
  const again = await finalize({ id: draft.id, notes: 'left the page' });
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await list()).toHaveLength(1);
});

test('saving and leaving the page at the same moment make one entry (#planting-drafts)', async () => {
  const { saveDraft, finalize, draft, list } = await openGarden();
  const { id } = (await saveDraft(IN_THE_PARK)).body;
  const responses = await Promise.all([finalize({ id }), finalize({ id }), finalize(), finalize({ id })]);
  const entries = await list();
  expect(entries).toHaveLength(1);
  expect(responses.filter((response) => response.status === 200).length).toBeGreaterThanOrEqual(3);
  expect(responses[0]?.body).toEqual(entries[0]);
  expect(await draft()).toBeNull();
});

test('a late auto-save of a finalized draft changes nothing and makes no second draft', async () => {
  const { saveDraft, finalize, draft } = await openGarden();
  const { id } = (await saveDraft(IN_THE_PARK)).body;
  const { body: entry } = await finalize({ id, notes: 'done' });
  expect(await saveDraft({ id, notes: 'typed before' })).toMatchObject({ status: 200, body: entry });
  expect(await draft()).toBeNull();
});

test('without a draft there is nothing to finalize, and the answer says so', async () => {
  const { finalize, plant, saveDraft, draft } = await openGarden();
  await plant();
  const nothing = {
    status: 404,
    body: { message: 'There is no planting to save here. It may be saved already, or it was canceled.' },
  };
  expect(await finalize(IN_THE_PARK)).toMatchObject(nothing);
  await saveDraft(IN_THE_PARK);
  expect(await finalize({ id: crypto.randomUUID() })).toMatchObject(nothing);
  expect(await draft()).not.toBeNull();
});

test('an entry without a draft is created as it is sent, permanent unless it says otherwise', async () => {
  const { plant, list } = await openGarden();
  const { status, body } = await plant({ ...IN_THE_PARK, isCompleted: false, isDraft: false, stepNumber: 5 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...IN_THE_PARK,
    plantingType: 'permanent',
    notes: '',
    timeSpent: null,
    isCompleted: true,
    isDraft: false,
    finalPlantingLocation: 'in a park',
    finalPlantingDate: '2026-06-20',
  });
  expect(await list()).toEqual([body]);
});

test('a temporary entry is not complete, whatever the page says (#planted-and-documented)', async () => {
  const { plant } = await openGarden();
  expect((await plant({ ...AT_SCHOOL, isCompleted: true })).body).toMatchObject(NOWHERE);
});

test('the same id sent again makes no second entry (#write-once)', async () => {
  const { plant, list } = await openGarden();
  const id = crypto.randomUUID();
  const first = await plant({ ...IN_THE_PARK, id });
  const again = await plant({ ...AT_SCHOOL, id });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect(await list()).toHaveLength(1);
});

test('an entry created with the id of the draft finalizes the draft', async () => {
  const { saveDraft, plant, draft, list } = await openGarden();
  const { id } = (await saveDraft({ notes: 'watered' })).body;
  const { status, body } = await plant({ ...IN_THE_PARK, id, notes: 'watered twice' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id, ...IN_THE_PARK, notes: 'watered twice', isDraft: false });
  expect(await draft()).toBeNull();
  expect(await list()).toHaveLength(1);
});

test('the newest planting stands first', async () => {
  const { plant, list } = await openGarden();
  await plant({ ...IN_THE_PARK, plantingDate: '2026-06-02' });
  await plant({ ...IN_THE_PARK, plantingDate: '2026-06-03' });
  await plant({ ...IN_THE_PARK, plantingDate: '2026-06-01' });
  const dates = (await list()).map((entry) => entry.plantingDate);
  expect(dates).toEqual(['2026-06-03', '2026-06-02', '2026-06-01']);
});

test('an entry is documented once location, hours and three kinds of photo are there (#planted-and-documented)', async () => {
  const { plant, change, addPhotos, list } = await openGarden();
  const { body: entry } = await plant();
  const isDocumented = async () => (await list())[0]?.isDocumented;
  await addPhotos(entry.id, ['beforePhoto', 'duringPhoto']);
  await change(entry.id, { timeSpent: 0.5 });
  expect(await isDocumented()).toBe(false);
  await addPhotos(entry.id, ['afterPhoto']);
  expect(await isDocumented()).toBe(true);
  await change(entry.id, { timeSpent: null });
  expect(await isDocumented()).toBe(false);
});

test('a change keeps what it does not send, and a permanent tree stands where the entry says', async () => {
  const { plant, change } = await openGarden();
  const { body: entry } = await plant({ ...IN_THE_PARK, notes: 'oak', timeSpent: 1 });
  const { status, body } = await change(entry.id, {
    plantingLocation: 'in my yard',
    plantingDate: '2026-06-21',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...entry,
    revision: entry.revision + 1,
    plantingLocation: 'in my yard',
    plantingDate: '2026-06-21',
    finalPlantingLocation: 'in my yard',
    finalPlantingDate: '2026-06-21',
  });
});

test('Complete Planting records the final place and keeps where the tree stood (#planted-and-documented)', async () => {
  const { plant, finish } = await openGarden();
  const { body: entry } = await plant({ ...AT_SCHOOL, notes: 'in a pot' });
  const { status, body } = await finish(entry.id);
  expect(status).toBe(200);
  expect(body).toEqual({ ...entry, ...TO_THE_FOREST, isCompleted: true, revision: 1 });
  const corrected = await finish(entry.id, { ...TO_THE_FOREST, notes: 'by the creek' });
  expect(corrected.body).toEqual({ ...body, notes: 'by the creek', revision: 2 });
});

test('a moved tree keeps its final place when the entry is edited (#planted-and-documented)', async () => {
  const { plant, finish, change } = await openGarden();
  const { body: entry } = await plant(AT_SCHOOL);
  await finish(entry.id);
  const { body } = await change(entry.id, { plantingLocation: 'in my yard', timeSpent: 2 });
  expect(body).toMatchObject({ plantingLocation: 'in my yard', ...TO_THE_FOREST, isCompleted: true });
});

test('changing the type to permanent sets the final place, to temporary clears it (#planted-and-documented)', async () => {
  const { plant, finish, change } = await openGarden();
  const { body: entry } = await plant(AT_SCHOOL);
  await finish(entry.id);
  expect((await change(entry.id, { plantingType: 'permanent' })).body).toMatchObject({
    isCompleted: true,
    finalPlantingLocation: 'at school',
    finalPlantingDate: '2026-06-20',
  });
  expect((await change(entry.id, { plantingType: 'temporary' })).body).toMatchObject(NOWHERE);
});

test('a draft is changed by its id too, and still stands nowhere', async () => {
  const { saveDraft, change, draft } = await openGarden();
  const { id } = (await saveDraft()).body;
  const { body } = await change(id, { plantingLocation: 'at school' });
  expect(body).toMatchObject({ plantingLocation: 'at school', isDraft: true, ...NOWHERE });
  expect(await draft()).toEqual(body);
});

test('a draft cannot be completed, nor a tree that stands for good', async () => {
  const { saveDraft, plant, finish, draft, list } = await openGarden();
  const { body: unsaved } = await saveDraft(AT_SCHOOL);
  const { body: tree } = await plant();
  expect(await finish(unsaved.id)).toMatchObject({
    status: 400,
    body: { message: 'Please save this planting first. Then you can complete it.' },
  });
  expect(await finish(tree.id)).toMatchObject({
    status: 400,
    body: { message: 'This tree is already in its permanent place. You can edit the entry.' },
  });
  expect(await draft()).toEqual(unsaved);
  expect(await list()).toEqual([tree]);
});

test.each<[what: string, call: 'plant' | 'change' | 'finish', body: Body, field: string, message: string]>([
  ['no location', 'plant', { plantingDate: '2026-06-20' }, 'plantingLocation', PLACE_MESSAGE],
  ['a blank location', 'plant', { ...IN_THE_PARK, plantingLocation: ' ' }, 'plantingLocation', PLACE_MESSAGE],
  [
    'a date that is none',
    'plant',
    { ...IN_THE_PARK, plantingDate: '2026-02-30' },
    'plantingDate',
    'Please enter a date, like 2026-05-31',
  ],
  [
    'another type',
    'plant',
    { ...IN_THE_PARK, plantingType: 'forever' },
    'plantingType',
    'Please choose permanent or temporary',
  ],
  [
    'hours below 0',
    'plant',
    { ...IN_THE_PARK, timeSpent: -1 },
    'timeSpent',
    'Please enter the hours as a number from 0 to 1000, like 1.5',
  ],
  [
    'no location',
    'change',
    { plantingLocation: '' },
    'plantingLocation',
    'Please fill in all required fields.',
  ],
  ['no date', 'change', { plantingDate: '' }, 'plantingDate', 'Please fill in all required fields.'],
  ['no type', 'change', { plantingType: '' }, 'plantingType', 'Please fill in all required fields.'],
  [
    'no final location',
    'finish',
    { ...TO_THE_FOREST, finalPlantingLocation: '  ' },
    'finalPlantingLocation',
    'Please enter the final planting location',
  ],
])('%s is refused by %s at its field (#plantings)', async (_, call, body, field, message) => {
  const garden = await openGarden();
  const { body: entry } = await garden.plant(AT_SCHOOL);
  const response = await (call === 'plant' ? garden.plant(body) : garden[call](entry.id, body));
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ message: message, fields: { [field]: message } });
  expect(await garden.list()).toEqual([entry]);
});

test('Cancel deletes the draft with its photos and their files (#planting-drafts)', async () => {
  const { world, caller, saveDraft, addPhotos, draft } = await openGarden();
  const { id: entryId } = (await saveDraft()).body;
  await addPhotos(entryId, ['beforePhoto', 'afterPhoto']);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(4);
  const gone = await caller.call(deletePlantingEntry, { params: { entryId } });
  expect(gone).toMatchObject({ status: 200, body: { success: true } });
  expect(await draft()).toBeNull();
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
  expect((await caller.call(deletePlantingEntry, { params: { entryId } })).status).toBe(404);
});

test('after a canceled draft the next form makes a new one', async () => {
  const { caller, saveDraft } = await openGarden();
  const first = await saveDraft({ notes: 'first' });
  await caller.call(deletePlantingEntry, { params: { entryId: first.body.id } });
  expect((await saveDraft()).body).toMatchObject({ notes: '' });
});

test('the kinds of photos go to the files in their order, one for all or one each (#captions-and-places)', async () => {
  const { caller, projectId, plant, addPhotos, list } = await openGarden();
  const { body: entry } = await plant();
  await addPhotos(entry.id, ['beforePhoto', 'afterPhoto']);
  const bytes = await smallJpeg();
  const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, bytes }));
  const params = { projectId, entryId: entry.id };
  await caller.upload(uploadPlantingPhotos, params, files, { photoTypes: 'duringPhoto', caption: 'Deep!' });
  const photos = (await list())[0]?.photos.map(({ kind, caption, originalName }) => [
    originalName,
    kind,
    caption,
  ]);
  expect(photos?.toSorted()).toEqual([
    ['a.jpg', 'duringPhoto', 'duringPhoto: Deep!'],
    ['afterPhoto.jpg', 'afterPhoto', 'afterPhoto'],
    ['b.jpg', 'duringPhoto', 'duringPhoto: Deep!'],
    ['beforePhoto.jpg', 'beforePhoto', 'beforePhoto'],
  ]);
});
