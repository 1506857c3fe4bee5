import { expect, test } from 'vitest';
import { deleteChildEntry } from '#domain/contract/family/child-work.ts';
import { getChild } from '#domain/contract/family/parent.ts';
import { deleteProject, getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import {
  changeTreeCheck,
  createTreeCheck,
  deleteTreeCheck,
  listTreeChecks,
} from '#domain/contract/notebook/tree-checks.ts';
import { getUpload, uploadCheckPhotos } from '#domain/contract/photos/photos.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { markCompleted } from '#server/testing/told-tree.ts';
import { askedToday } from './asked.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function openNotebook() {
  const world = await openWorld();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const params = { projectId };
  const tell = (body: Record<string, unknown> = {}, by = scout) =>
    by.caller.call(createTreeCheck, {
      params,
      body: { condition: 'alive', checkedOn: '2026-08-01', ...body },
    });
  const list = async () => (await scout.caller.call(listTreeChecks, { params })).body;
  const show = async (entryId: string, by = scout) =>
    by.caller.upload(uploadCheckPhotos, { projectId, entryId }, [
      { name: 'tree.jpg', bytes: await smallJpeg() },
    ]);
  return { world, scout, projectId, tell, list, show };
}

async function openCompleted() {
  const notebook = await openNotebook();
  await markCompleted(notebook.world, notebook.projectId);
  return notebook;
}

test('#the-years-after: before the project is completed nobody is told of its tree', async () => {
  const { tell, list } = await openNotebook();
  const { status, body } = await tell();
  expect([status, body]).toMatchObject([
    400,
    { message: 'Finish your project first. Then you can tell how your tree is.' },
  ]);
  expect(await list()).toEqual([]);
});

test('#the-years-after: an answer is kept with its height and its day, put right and deleted, the newest first', async () => {
  const { scout, tell, list } = await openCompleted();
  const { status, body: spring } = await tell({ heightInches: 14, checkedOn: '2026-05-02' });
  expect(status).toBe(201);
  const { body: summer } = await tell({ condition: 'unsure' });
  expect(await list()).toMatchObject([
    { id: summer.id, condition: 'unsure', heightInches: null, photos: [] },
    { id: spring.id, condition: 'alive', heightInches: 14, checkedOn: '2026-05-02' },
  ]);
  const params = { entryId: summer.id };
  await scout.caller.call(changeTreeCheck, { params, body: { condition: 'alive', heightInches: 20 } });
  expect((await list())[0]).toMatchObject({ condition: 'alive', heightInches: 20, checkedOn: '2026-08-01' });
  await scout.caller.call(changeTreeCheck, { params, body: { heightInches: null } });
  expect((await list())[0]).toMatchObject({ condition: 'alive', heightInches: null });
  expect((await scout.caller.call(deleteTreeCheck, { params })).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual([spring.id]);
});

test('#the-years-after: of one tree is told 40 times at most; one that is there can still be put right', async () => {
  const { world, scout, projectId, tell } = await openCompleted();
  const ids: string[] = [];
  for (let n = 0; n < 40; n += 1) ids.push((await tell()).body.id);
  const { status, body } = await tell();
  expect([status, body]).toMatchObject([400, { message: sentences.tooManyChecks.message }]);
  expect((await tell({ id: ids[0] })).status).toBe(200);
  const params = { entryId: ids[0] ?? '' };
  const change = { params, body: { condition: 'gone' } } as const;
  expect((await scout.caller.call(changeTreeCheck, change)).status).toBe(200);
  const rows = await world.platform.db.selectFrom('tree_checks').selectAll().execute();
  expect(rows.filter((row) => row.project_id === projectId)).toHaveLength(40);
});

test('an answer sent twice is one (#write-once)', async () => {
  const { tell, list } = await openCompleted();
  const id = crypto.randomUUID();
  expect((await tell({ id })).status).toBe(201);
  expect((await tell({ id, condition: 'gone' })).status).toBe(200);
  expect(await list()).toMatchObject([{ id, condition: 'alive' }]);
});

test.each([
  ['heightInches', 0, 'The height must be a whole number from 1 to 999'],
  ['heightInches', 12.5, 'The height must be a whole number from 1 to 999'],
  ['heightInches', 1000, 'The height must be a whole number from 1 to 999'],
  ['condition', 'dead', 'Please choose how your tree is'],
  ['checkedOn', '2026-02-30', 'Please enter a date, like 2026-05-31'],
  ['checkedOn', '2026-08-04', 'This day is too far ahead. Please check the date.'],
])('#the-years-after: %s %j is refused at its field', async (field, value, message) => {
  const { tell, list } = await openCompleted();
  const { status, body } = await tell({ [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect(await list()).toEqual([]);
});

test('heights of two devices are told apart (#two-devices)', async () => {
  const { scout, tell } = await openCompleted();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id, revision } = (await tell()).body;
  const change = async (body: Record<string, unknown>) =>
    (await scout.caller.call(changeTreeCheck, { params: { entryId: id }, body })).body;
  await change({ heightInches: 14, revision, device: phone });
  expect(await change({ heightInches: 15, condition: 'unsure', revision, device: tablet })).toMatchObject({
    conflicts: ['heightInches'],
    heightInches: 14,
    condition: 'unsure',
  });
});

test("#the-years-after: another child's tree is not there, whatever is asked of it", async () => {
  const { world, scout, projectId, tell, list, show } = await openCompleted();
  const stranger = await world.student();
  const { id } = (await tell()).body;
  const params = { entryId: id };
  expect((await tell({}, stranger)).status).toBe(404);
  expect((await stranger.caller.call(listTreeChecks, { params: { projectId } })).status).toBe(404);
  expect((await stranger.caller.call(changeTreeCheck, { params, body: { condition: 'gone' } })).status).toBe(
    404,
  );
  expect((await stranger.caller.call(deleteTreeCheck, { params })).status).toBe(404);
  expect((await show(id, stranger)).status).toBe(404);
  // Nor is it in another project of the same child.
  const { id: other } = await world.project(scout);
  await markCompleted(world, other);
  const photos = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  expect(
    (await scout.caller.upload(uploadCheckPhotos, { projectId: other, entryId: id }, photos)).status,
  ).toBe(404);
  expect(await list()).toMatchObject([{ condition: 'alive', photos: [] }]);
});

test('#the-years-after: a photo of the tree belongs to its answer, to no step, and goes with it', async () => {
  const { world, scout, projectId, tell, list, show } = await openCompleted();
  const { id } = (await tell()).body;
  const { filename } = (await show(id)).body.photos[0] ?? { filename: '' };
  expect((await list())[0]?.photos).toMatchObject([{ filename, treeCheckId: id, stepNumber: 5 }]);
  const steps = (await scout.caller.call(listSteps, { params: { id: projectId } })).body;
  expect(steps.flatMap(({ photos }) => photos)).toEqual([]);
  const { photos } = (await scout.caller.call(getCompletionSummary, { params: { id: projectId } })).body;
  expect(photos).toMatchObject([{ filename, treeCheckId: id }]);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(2);
  await scout.caller.call(deleteTreeCheck, { params: { entryId: id } });
  expect((await scout.caller.call(getUpload, { params: { filename } })).status).toBe(404);
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
});

test('#what-a-parent-changes, #the-years-after: a parent reads what was told of the tree, and deletes it', async () => {
  const { world, scout, tell, list, show } = await openCompleted();
  const { id } = (await tell({ heightInches: 14 })).body;
  await show(id);
  const mother = await world.parent([scout]);
  const ofChild = { id: scout.user.id };
  const { projects } = (await mother.caller.call(getChild, { params: ofChild })).body;
  expect(projects[0]?.treeChecks).toMatchObject([{ id, heightInches: 14, photos: [{ treeCheckId: id }] }]);
  const father = await world.parent([await world.student()], 'other@family.example');
  const params = { ...ofChild, entryId: id };
  expect((await father.caller.call(deleteChildEntry, { params })).status).toBe(404);
  expect((await mother.caller.call(deleteChildEntry, { params })).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('#what-goes-by-the-clock, #the-years-after: an answer is a change of a finished project, which keeps it', async () => {
  const { world, projectId, tell, list } = await openCompleted();
  // With its first call a session is a student's, which lasts that long.
  await list();
  world.passTime(20 * DAY_MS);
  expect((await tell({ checkedOn: '2026-08-21' })).status).toBe(201);
  const row = await world.platform.db
    .selectFrom('projects')
    .select('changed_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  expect(row.changed_at).toBe(world.platform.clock());
});

test('#the-years-after: which trees are asked of today is known for many children at once', async () => {
  const { world, scout, projectId, tell } = await openCompleted();
  const other = await world.student();
  const { id: unfinished } = await world.project(other);
  const { id: deleted } = await world.project(scout);
  await markCompleted(world, deleted);
  await scout.caller.call(deleteProject, { params: { id: deleted } });
  const timeZone = 'America/Chicago';
  const asked = (today: string) =>
    askedToday(
      world.platform.db,
      [scout, other].map(({ user }) => ({ userId: user.id, today, timeZone })),
    );
  // Completed on August 1.
  expect(await asked('2026-08-31')).toEqual([]);
  expect(await asked('2026-09-01')).toEqual([
    { projectId, ownerId: scout.user.id, tree: null, months: 1, since: '2026-09-01' },
  ]);
  expect(unfinished).not.toBe(projectId);
  await tell();
  expect(await asked('2026-09-01')).toMatchObject([{ months: 1 }]);
  world.passTime(20 * DAY_MS);
  await tell({ condition: 'gone', checkedOn: '2026-08-20' });
  expect(await asked('2026-09-01')).toEqual([]);
  expect(await askedToday(world.platform.db, [])).toEqual([]);
});
