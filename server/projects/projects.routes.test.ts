import { expect, test } from 'vitest';
import { uploadStepPhotos } from '#domain/contract/photos.ts';
import {
  changeProject,
  createProject,
  deleteProject,
  getProject,
  listProjects,
} from '#domain/contract/projects.ts';
import { listSteps } from '#domain/contract/steps.ts';
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

test('a new project is a draft at step 1 in the state of its scout (§12.1, §12.2)', async () => {
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

test('the same id sent again makes no second project (§17.3)', async () => {
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

test("an id that is another child's project is 409 and shows nothing of it (§17.3)", async () => {
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
  expect((await change(project.id, cleared)).body).toEqual({ ...project, ...cleared });
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
  expect(renamed.body).toEqual({ ...project, name: 'Our willow', location: 'Elm Park' });
  const moved = await change(project.id, { selectedState: 'MN', location: ' ' });
  expect(moved.body).toEqual({ ...renamed.body, selectedState: 'MN', location: null });
  expect((await change(project.id, {})).body).toEqual(moved.body);
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

test('only the server sets status and current step (§12.2)', async () => {
  const { start, change } = await openDesk();
  const { body: project } = await start({ status: 'completed', currentStep: 5 });
  expect(project).toMatchObject({ status: 'draft', currentStep: 1 });
  expect((await change(project.id, { status: 'completed', currentStep: 5 })).body).toEqual(project);
});

test('a deleted project is gone with its steps, its photos and their files', async () => {
  const { world, scout, start } = await openDesk();
  const { body: project } = await start();
  const params = { projectId: project.id, stepNumber: 2 };
  await scout.caller.upload(uploadStepPhotos, params, [{ name: 'tree.jpg', bytes: await phoneJpeg() }]);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(2);

  const ofProject = { params: { id: project.id } };
  const gone = await scout.caller.call(deleteProject, ofProject);
  expect(gone).toMatchObject({ status: 200, body: { success: true } });
  expect((await scout.caller.call(listProjects)).body).toEqual([]);
  expect((await scout.caller.call(listSteps, ofProject)).status).toBe(404);
  expect((await scout.caller.call(deleteProject, ofProject)).status).toBe(404);
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
});
