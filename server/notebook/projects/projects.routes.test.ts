import { expect, test } from 'vitest';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import {
  changeProject,
  createProject,
  deleteProject,
  getCompletionSummary,
  getProject,
  listProjects,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { getPhotoRoom, getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import {
  clearAway,
  DELETED_PROJECTS,
  previewClearing,
} from '#server/office/retention-overview/clearing.service.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { phoneJpeg } from '#server/testing/sample-photos.ts';
import { openWorld } from '#server/testing/test-app.ts';

const NAME = 'Cloning Project - 5/1/2026';

async function openDesk() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const start = (body: Record<string, unknown> = {}) =>
    scout.caller.call(createProject, { body: { name: NAME, activityType: 'scout_activity', ...body } });
  const change = (id: string, body: Record<string, unknown>) =>
    scout.caller.call(changeProject, { params: { id }, body });
  return { world, scout, start, change };
}

test('a new project is a draft at step 1 in the state of its scout (#projects)', async () => {
  const { scout, start } = await openDesk();
  const { status, body } = await start({ scoutState: 'WI' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: NAME,
    status: 'draft',
    currentStep: 1,
    totalSteps: 5,
    location: null,
    createdAt: '2026-08-01T12:00:00.000Z',
    activityType: 'scout_activity',
    selectedSpeciesId: null,
    selectedState: 'WI',
    selectedSpecies: null,
    revision: 0,
  });
  expect((await scout.caller.call(getProject, { params: { id: body.id } })).body).toEqual(body);
});

test('a project can be started without a state', async () => {
  const { start } = await openDesk();
  expect((await start()).body.selectedState).toBeNull();
});

test('the list has the newest project first, and only those of the caller', async () => {
  const { world, scout, start } = await openDesk();
  await world.project(await world.student());
  await start({ name: 'First' });
  world.passTime(1000);
  await start({ name: 'Second' });
  const { body } = await scout.caller.call(listProjects);
  expect(body.map((project) => project.name)).toEqual(['Second', 'First']);
});

test('the same id sent again makes no second project (#write-once)', async () => {
  const { scout, start } = await openDesk();
  const id = crypto.randomUUID();
  const first = await start({ id });
  const again = await start({ id, name: 'Other words' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect((await scout.caller.call(listProjects)).body).toHaveLength(1);
});

test('one id sent twice at once makes one project', async () => {
  const { scout, start } = await openDesk();
  const id = crypto.randomUUID();
  const responses = await Promise.all([start({ id }), start({ id })]);
  expect(responses.map((it) => it.status).sort()).toEqual([200, 201]);
  expect((await scout.caller.call(listProjects)).body).toHaveLength(1);
});

test("an id that is another child's project is 409 and shows nothing of it (#write-once)", async () => {
  const { world, start } = await openDesk();
  const { id } = await world.project(await world.student(), { name: 'Secret oak' });
  const { status, body } = await start({ id });
  expect(status).toBe(409);
  expect(body).toEqual({ message: 'This id is already in use.' });
});

test('a chosen species stands on the project with its names, in the list too', async () => {
  const { scout, start, change } = await openDesk();
  const { body: project } = await start();
  const { status, body } = await change(project.id, { selectedSpeciesId: 'black-willow' });
  const summary = { id: 'black-willow', commonName: 'Black Willow', scientificName: 'Salix nigra' };
  expect(status).toBe(200);
  expect(body).toMatchObject({ selectedSpeciesId: 'black-willow', selectedSpecies: summary });
  expect((await scout.caller.call(listProjects)).body).toEqual([body]);
});

test('null clears the species, the state and the place', async () => {
  const { start, change } = await openDesk();
  const { body: project } = await start({ scoutState: 'WI' });
  await change(project.id, { selectedSpeciesId: 'black-willow', location: 'Elm Park' });
  const cleared = { selectedSpeciesId: null, selectedState: null, location: null };
  expect((await change(project.id, cleared)).body).toEqual({ ...project, ...cleared, revision: 2 });
});

test('a species that is not in the list is refused at its field, and nothing changes', async () => {
  const { scout, start, change } = await openDesk();
  const { body: project } = await start();
  const { status, body } = await change(project.id, { name: 'Oak', selectedSpeciesId: 'money-tree' });
  const message = 'Please choose a tree from the list';
  expect(status).toBe(400);
  expect(body).toEqual({ message: message, fields: { selectedSpeciesId: message } });
  expect((await scout.caller.call(getProject, { params: { id: project.id } })).body).toEqual(project);
});

test('name, place and state change; what is not sent stays; an empty place is none', async () => {
  const { start, change } = await openDesk();
  const { body: project } = await start({ scoutState: 'WI' });
  const renamed = await change(project.id, { name: '  Our willow ', location: 'Elm Park' });
  expect(renamed.body).toEqual({ ...project, name: 'Our willow', location: 'Elm Park', revision: 1 });
  const moved = await change(project.id, { selectedState: 'MN', location: ' ' });
  expect(moved.body).toEqual({ ...renamed.body, selectedState: 'MN', location: null, revision: 2 });
  expect((await change(project.id, {})).body).toEqual({ ...moved.body, revision: 3 });
});

test.each([
  ['a blank name', { name: '  ' }, { name: 'Please give the project a name' }],
  ['a state that is none', { selectedState: 'XX' }, { selectedState: 'Please select your state' }],
  [
    'a place of a page',
    { location: 'x'.repeat(201) },
    { location: 'The location can have at most 200 characters' },
  ],
])('%s is refused at its field', async (_, sent, fields) => {
  const { start, change } = await openDesk();
  const { body: project } = await start();
  const { status, body } = await change(project.id, sent);
  expect(status).toBe(400);
  expect(body).toEqual({ message: Object.values(fields)[0], fields });
});

test('only the server sets status and current step (#projects)', async () => {
  const { start, change } = await openDesk();
  const { body: project } = await start({ status: 'completed', currentStep: 5 });
  expect(project).toMatchObject({ status: 'draft', currentStep: 1 });
  const unchanged = (await change(project.id, { status: 'completed', currentStep: 5 })).body;
  expect(unchanged).toEqual({ ...project, revision: 1 });
});

test('the name that another device gave stays, and is told to the device that has not seen it (#two-devices)', async () => {
  const { scout, start, change } = await openDesk();
  const { id } = (await start()).body;
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const write = async (words: object, revision: number, device: string) =>
    (await change(id, { ...words, revision, device })).body;
  expect(await write({ name: 'Willy' }, 0, phone)).toMatchObject({ revision: 1, conflicts: [] });
  const both = { name: 'Oaky', location: 'at school' };
  const contested = { name: 'Willy', location: 'at school', revision: 2, conflicts: ['name'] };
  expect(await write(both, 0, tablet)).toMatchObject(contested);
  expect((await scout.caller.call(listProjects)).body).toMatchObject([
    { name: 'Willy', location: 'at school' },
  ]);
  expect(await write({ name: 'Chosen' }, 2, tablet)).toMatchObject({ name: 'Chosen', conflicts: [] });
});

test('of two devices that name a tree at once one is told, and nothing is written over (#two-devices)', async () => {
  const { scout, start, change } = await openDesk();
  const { id } = (await start()).body;
  const write = (name: string) => change(id, { name, revision: 0, device: crypto.randomUUID() });
  const answers = await Promise.all(['One', 'Two', 'Three'].map(write));
  const { name, revision } = (await scout.caller.call(getProject, { params: { id } })).body;
  expect(answers.flatMap((it) => it.body.conflicts ?? [])).toEqual(['name', 'name']);
  expect(answers.every((it) => it.body.name === name)).toBe(true);
  expect(revision).toBe(3);
});

test('a name, a step and a tree that come at once are all kept (#two-devices)', async () => {
  const { scout, start, change } = await openDesk();
  const { id } = (await start()).body;
  const device = crypto.randomUUID();
  const finish = { params: { id, stepNumber: 1 }, body: { formData: {}, isCompleted: true } };
  await Promise.all([
    change(id, { name: 'Willy', revision: 0, device }),
    scout.caller.call(saveStep, finish),
    change(id, { selectedSpeciesId: 'black-willow' }),
  ]);
  expect((await scout.caller.call(getProject, { params: { id } })).body).toMatchObject({
    name: 'Willy',
    currentStep: 2,
    selectedSpecies: { commonName: 'Black Willow' },
  });
});

test('a name that is sent again under its key is given once, and answered as the project stands (#write-once)', async () => {
  const { scout, start } = await openDesk();
  const { id } = (await start()).body;
  const write = (name: string, headers = {}) =>
    scout.caller.call(changeProject, { params: { id }, body: { name }, headers });
  const once = { 'idempotency-key': 'first' };
  await write('Old', once);
  await write('New');
  expect((await write('Old', once)).body).toMatchObject({ name: 'New', revision: 2 });
});

const ofId = (id: string) => ({ params: { id } });
const DELETED = { query: { deleted: '1' as const } };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A project with a photo, a look and hours, deleted. */
async function openDeleted(environment: Record<string, string> = {}) {
  const world = await openWorld(environment);
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const { caller } = scout;
  const { body: project } = await caller.call(createProject, { body: { name: NAME } });
  const params = { projectId: project.id, stepNumber: 2 };
  const { photos } = (
    await caller.upload(uploadStepPhotos, params, [{ name: 'tree.jpg', bytes: await phoneJpeg() }])
  ).body;
  const step = { params: { id: project.id, stepNumber: 3 }, body: { formData: { cuttingCount: 8 } } };
  await caller.call(saveStep, step);
  const entry = { params: { projectId: project.id }, body: { notes: 'Two roots' } };
  const { id: entryId } = (await caller.call(createTrackingEntry, entry)).body;
  const all = async () => ({
    project: (await caller.call(getProject, ofId(project.id))).body,
    projects: (await caller.call(listProjects)).body,
    glances: (await caller.call(listGlances)).body,
    steps: (await caller.call(listSteps, ofId(project.id))).body,
    looks: (await caller.call(listTrackingEntries, { params: { projectId: project.id } })).body,
    summary: (await caller.call(getCompletionSummary, ofId(project.id))).body,
    room: (await caller.call(getPhotoRoom)).body,
  });
  const before = await all();
  const gone = await caller.call(deleteProject, ofId(project.id));
  expect(gone).toMatchObject({ status: 200, body: { success: true } });
  const files = () => Array.fromAsync(world.platform.files.list());
  return { world, scout, caller, project, photo: photos[0], entryId, all, before, files };
}

test('where nothing is kept, a deleted project is gone with its steps, its photos and their files', async () => {
  const { caller, project, files } = await openDeleted({ KEEP_DELETED_DAYS: '0' });
  expect((await caller.call(listProjects)).body).toEqual([]);
  expect((await caller.call(listProjects, DELETED)).body).toEqual([]);
  expect((await caller.call(listSteps, ofId(project.id))).status).toBe(404);
  expect((await caller.call(deleteProject, ofId(project.id))).status).toBe(404);
  expect((await caller.call(restoreProject, ofId(project.id))).status).toBe(404);
  expect(await files()).toEqual([]);
});

test('#deleted-projects: of a deleted project nothing is there any more for its child, but that it can be brought back', async () => {
  const { world, caller, project, photo, entryId } = await openDeleted();
  const [of, ofProject] = [ofId(project.id), { params: { projectId: project.id } }];
  const statuses = [
    await caller.call(getProject, of),
    await caller.call(listSteps, of),
    await caller.call(getCompletionSummary, of),
    await caller.call(changeProject, { ...of, body: { name: 'Back' } }),
    await caller.call(saveStep, { params: { id: project.id, stepNumber: 3 }, body: { formData: {} } }),
    await caller.call(listTrackingEntries, ofProject),
    await caller.call(createTrackingEntry, { ...ofProject, body: {} }),
    await caller.call(changeTrackingEntry, { params: { entryId }, body: { notes: 'More' } }),
    await caller.call(getUpload, { params: { filename: photo?.filename ?? '' } }),
    await caller.call(deleteProject, of),
  ].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await caller.call(listProjects)).body).toEqual([]);
  expect((await caller.call(listGlances)).body).toEqual([]);
  expect((await caller.call(getPhotoRoom)).body).toMatchObject({ usedBytes: 0 });
  const again = { id: project.id, name: NAME };
  expect((await caller.call(createProject, { body: again })).status).toBe(409);
  const admin = await world.admin();
  const look = await admin.caller.call(getUpload, { params: { filename: photo?.filename ?? '' } });
  expect(look.status).toBe(404);

  const listed = (await caller.call(listProjects, DELETED)).body;
  expect(listed).toEqual([{ ...project, deletedAt: '2026-08-01T12:00:00.000Z' }]);
  expect((await (await world.student()).caller.call(listProjects, DELETED)).body).toEqual([]);
  expect((await caller.call(listProjects, { query: { deleted: 'yes' } as never })).status).toBe(400);
});

test('#deleted-projects: a project that is brought back is whole, photos too', async () => {
  const { world, caller, project, photo, all, before } = await openDeleted();
  world.passTime(29 * DAY_MS);
  await clearAway(world.platform);
  expect((await (await world.student()).caller.call(restoreProject, ofId(project.id))).status).toBe(404);
  const back = await caller.call(restoreProject, ofId(project.id));
  expect(back).toMatchObject({ status: 200, body: project });
  expect(await all()).toEqual(before);
  expect((await caller.call(getUpload, { params: { filename: photo?.filename ?? '' } })).status).toBe(200);
  expect((await caller.call(listProjects, DELETED)).body).toEqual([]);
  // Pressed twice, or sent again.
  expect((await caller.call(restoreProject, ofId(project.id))).body).toEqual(project);
  expect(await all()).toEqual(before);
});

test('#deleted-projects: a deleted project goes for good on its day and not before, with its files', async () => {
  const { world, caller, project, files } = await openDeleted({ KEEP_DELETED_DAYS: '7' });
  const deleted = () => world.platform.db.selectFrom('projects').select('id').execute();
  world.passTime(7 * DAY_MS - 1);
  await clearAway(world.platform);
  expect(await deleted()).toHaveLength(1);
  world.passTime(1);
  expect(await previewClearing(world.platform)).toContainEqual([DELETED_PROJECTS, 1]);
  expect(await clearAway(world.platform)).toContainEqual([DELETED_PROJECTS, 1]);
  expect(await deleted()).toEqual([]);
  expect(await files()).toEqual([]);
  expect((await caller.call(listProjects, DELETED)).body).toEqual([]);
  expect((await caller.call(restoreProject, ofId(project.id))).status).toBe(404);
});

test('#deleted-projects: more than one account may have is not kept of deleted projects; the oldest go first', async () => {
  const { world, scout, caller, project, files } = await openDeleted({ PHOTO_QUOTA_MB: '1' });
  const [{ bytes: half = 0 } = {}] = await world.platform.db
    .selectFrom('photos')
    .select('stored_bytes as bytes')
    .execute();
  expect(half).toBeGreaterThan(0);
  await world.platform.db.updateTable('photos').set({ stored_bytes: 600_000 }).execute();
  world.passTime(1000);
  const other = await world.project(scout);
  const params = { projectId: other.id, stepNumber: 2 };
  await caller.upload(uploadStepPhotos, params, [{ name: 'tree.jpg', bytes: await phoneJpeg() }]);
  await world.platform.db
    .updateTable('photos')
    .set({ stored_bytes: 600_000 })
    .where('project_id', '=', other.id)
    .execute();
  expect(await files()).toHaveLength(4);
  await caller.call(deleteProject, ofId(other.id));
  expect(await files()).toHaveLength(2);
  expect((await caller.call(listProjects, DELETED)).body.map(({ id }) => id)).toEqual([other.id]);
  expect((await caller.call(restoreProject, ofId(project.id))).status).toBe(404);
});
