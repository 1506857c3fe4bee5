import { expect, test } from 'vitest';
import * as childWork from '#domain/contract/family/child-work.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { createPlantingEntry, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import {
  deleteProject,
  getCompletionSummary,
  listProjects,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import {
  getUpload,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { guardedChild } from '#server/gates/children.gate.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import { deleteEntry, deletePhoto, deleteProject as deleteProjectForGood } from './correcting.service.ts';

async function openHome() {
  const world = await openWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const photos = [1, 2].map(async (n) => ({ name: `${n}.jpg`, bytes: await smallJpeg() }));
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, await Promise.all(photos));
  const mother = await world.parent([scout]);
  const summary = async () =>
    (await scout.caller.call(getCompletionSummary, { params: { id: projectId } })).body;
  return { ...world, scout, mother, projectId, summary, params: { id: scout.user.id } };
}

const RIGHT = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  troopNumber: '17',
  state: 'MN',
  zipCode: '55401',
  email: 'ada@family.example',
};

test('#what-a-parent-changes: a parent puts right what is known of the child, who sees it', async () => {
  const { mother, scout, params } = await openHome();
  expect(await mother.caller.call(parent.correctChild, { params, body: RIGHT })).toMatchObject({
    status: 200,
    body: RIGHT,
  });
  expect((await scout.caller.call(getUser)).body).toMatchObject({ ...RIGHT, profileCompleted: true });
  const wrong = { ...RIGHT, email: 'nothing', zipCode: 'x' };
  expect(await mother.caller.call(parent.correctChild, { params, body: wrong })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Please enter a valid email address' } },
  });
});

test('#what-a-parent-changes: what a parent does not send stays as others have put it right meanwhile', async () => {
  const { mother, scout, params, admin } = await openHome();
  const { caller: ranger } = await admin();
  await ranger.call(correctStudent, { params, body: { firstName: 'Adaeze', troopNumber: '17' } });
  expect(await mother.caller.call(parent.correctChild, { params, body: { zipCode: '55401' } })).toMatchObject(
    { status: 200, body: { firstName: 'Adaeze', troopNumber: '17', zipCode: '55401' } },
  );
  const { firstName, troopNumber, zipCode, email } = (await scout.caller.call(getUser)).body;
  expect({ firstName, troopNumber, zipCode, email }).toEqual({
    firstName: 'Adaeze',
    troopNumber: '17',
    zipCode: '55401',
    email: scout.user.email,
  });
  expect(await mother.caller.call(parent.correctChild, { params, body: { zipCode: 'x' } })).toMatchObject({
    status: 400,
    body: { fields: { zipCode: expect.any(String) } },
  });
});

/** Ada, who has an own address, and both parents; with the letters that each gets on a correction. */
async function openMailedHome() {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada', email: 'ada@school.example' });
  const [ana, bo] = ['ana@family.example', 'bo@family.example'];
  const { caller } = await world.parent([scout], ana);
  await world.parent([scout], bo);
  const { user } = scout;
  const facts = { lastName: user.lastName, troopNumber: '17', state: 'MN', zipCode: '55401' };
  await world.deliver();
  const before = world.server.received.length;
  return {
    ...world,
    ana,
    bo,
    correct: (change: object) =>
      caller.call(parent.correctChild, {
        params: { id: user.id },
        body: { firstName: 'Ada', email: user.email, ...facts, ...change },
      }),
    correctPart: (body: object) => caller.call(parent.correctChild, { params: { id: user.id }, body }),
    heard: async () => {
      await world.deliver();
      return world.server.received.slice(before).flatMap(({ to }) => to);
    },
  };
}

test("#what-a-parent-changes: another address of the child is told to the other parent, and to the address that was the child's", async () => {
  const { correct, heard, bo, letters } = await openMailedHome();
  expect((await correct({ email: 'ada@family.example' })).status).toBe(200);
  expect((await heard()).toSorted()).toEqual(['ada@school.example', bo]);
  expect(letters(bo).at(-1)?.body).toContain('changed the e-mail address of Ada on the parents');
  const [told] = letters('ada@school.example');
  expect(told?.body).toContain('gave an account at Rootling another e-mail address');
  // It may never have belonged to this person.
  expect(told?.body).not.toMatch(/Ada|family\.example/);
});

test('#what-a-parent-changes: another name is told to the other parent; what is as it was, and a ZIP code, to nobody', async () => {
  const { correct, heard, ana, bo, letters } = await openMailedHome();
  await correct({});
  await correct({ zipCode: '55402' });
  expect(await heard()).toEqual([]);
  await correct({ firstName: 'Adaeze' });
  expect(await heard()).toEqual([bo]);
  expect(letters(bo).at(-1)?.body).toContain('changed the name of Ada on');
  // The address of a parent gets it as a parent's.
  await correct({ firstName: 'Adaeze', email: ana });
  await correct({ firstName: 'Ada', email: bo });
  expect((await heard()).filter((to) => to === ana)).toEqual([]);
  // Sent together, they come in any order.
  const told = letters(bo).map(({ body }) => body);
  expect(told.join()).toContain('changed the name and the e-mail address of Adaeze on');
});

test('#what-a-parent-changes: a part is told by what changed in it, and what is not sent is no change', async () => {
  const { correctPart, heard, bo, letters } = await openMailedHome();
  await correctPart({ zipCode: '55402', troopNumber: '18' });
  await correctPart({});
  expect(await heard()).toEqual([]);
  await correctPart({ firstName: 'Adaeze' });
  expect(await heard()).toEqual([bo]);
  expect(letters(bo).at(-1)?.body).toContain('changed the name of Ada on');
});

test('#what-a-parent-changes: what is told to others can be done ten times a day', async () => {
  const { correct } = await openMailedHome();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await correct({ firstName: turn % 2 ? 'Ada' : 'Adaeze' })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('#what-a-parent-changes: a new password of a parent ends the sessions of the child, who comes in with it', async () => {
  const { mother, scout, params, stranger } = await openHome();
  const body = { newPassword: 'seven-green-twigs' };
  expect((await mother.caller.call(parent.setChildPassword, { params, body })).status).toBe(200);
  expect((await scout.caller.call(getUser)).status).toBe(401);
  const { username } = scout.user;
  const enter = async (password: string) =>
    (await stranger().call(login, { body: { username, password } })).status;
  expect(await enter(scout.password)).toBe(401);
  expect(await enter('seven-green-twigs')).toBe(200);
  expect(
    await mother.caller.call(parent.setChildPassword, { params, body: { newPassword: 'password' } }),
  ).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
});

test('#what-a-parent-changes: a parent deletes a photo with its files, and a project with everything', async () => {
  const { mother, params, projectId, platform, summary, scout } = await openHome();
  const [photo] = (await summary()).photos;
  const ofPhoto = { ...params, photoId: photo?.id ?? '' };
  expect((await mother.caller.call(childWork.deleteChildPhoto, { params: ofPhoto })).status).toBe(200);
  expect((await summary()).photos).toHaveLength(1);
  expect(await Array.fromAsync(platform.files.list())).toHaveLength(2);
  expect((await mother.caller.call(childWork.deleteChildPhoto, { params: ofPhoto })).status).toBe(404);
  const ofProject = { ...params, projectId };
  expect((await mother.caller.call(childWork.deleteChildProject, { params: ofProject })).status).toBe(200);
  expect((await scout.caller.call(listProjects)).body).toEqual([]);
  expect(await Array.fromAsync(platform.files.list())).toEqual([]);
});

test('#deleted-projects: a parent still sees what her child has deleted, marked as that, and has it go for good', async () => {
  const { mother, params, projectId, platform, summary, scout } = await openHome();
  const [photo] = (await summary()).photos;
  await scout.caller.call(deleteProject, { params: { id: projectId } });
  const details = (await mother.caller.call(parent.getChild, { params })).body;
  expect(details).toMatchObject({
    projects: [{ project: { id: projectId }, deletedAt: '2026-08-01T12:00:00.000Z' }],
    latest: { photo: null },
  });
  const picture = { params: { filename: photo?.filename ?? '' } };
  expect((await mother.caller.call(childWork.getChildUpload, picture)).status).toBe(200);
  expect((await scout.caller.call(getUpload, picture)).status).toBe(404);
  const ofPhoto = { params: { ...params, photoId: photo?.id ?? '' } };
  expect((await mother.caller.call(childWork.deleteChildPhoto, ofPhoto)).status).toBe(200);
  const ofProject = { ...params, projectId };
  expect((await mother.caller.call(childWork.deleteChildProject, { params: ofProject })).status).toBe(200);
  expect((await scout.caller.call(restoreProject, { params: { id: projectId } })).status).toBe(404);
  expect(await Array.fromAsync(platform.files.list())).toEqual([]);
});

test('#what-a-parent-changes: a parent deletes one entry or one planting with its photos, and nothing beside it', async () => {
  const { mother, params, projectId, platform, scout, parent: open, student } = await openHome();
  const bodies = await makeValidBodies();
  const ofProject = { projectId };
  const tracked = { params: ofProject, body: bodies.get(createTrackingEntry) ?? {} };
  const roots = (await scout.caller.call(createTrackingEntry, tracked)).body.id;
  await scout.caller.call(createTrackingEntry, {
    params: ofProject,
    body: { ...tracked.body, id: undefined },
  });
  const planted = { params: ofProject, body: bodies.get(createPlantingEntry) ?? {} };
  const tree = (await scout.caller.call(createPlantingEntry, planted)).body.id;
  const photo = [{ name: 'roots.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadTrackingPhotos, { projectId, entryId: roots }, photo);
  await scout.caller.upload(uploadPlantingPhotos, { projectId, entryId: tree }, photo);
  const files = async () => (await Array.fromAsync(platform.files.list())).length;
  const remove = async (who: typeof mother, childId: string, entryId: string) =>
    (await who.caller.call(childWork.deleteChildEntry, { params: { id: childId, entryId } })).status;

  const [other, stepFiles] = [await student(), 4];
  const stranger = await open([other]);
  expect([await remove(stranger, params.id, roots), await remove(stranger, other.user.id, tree)]).toEqual([
    404, 404,
  ]);
  expect(await files()).toBe(stepFiles + 4);
  expect(await remove(mother, params.id, roots)).toBe(200);
  expect(await files()).toBe(stepFiles + 2);
  expect(await remove(mother, params.id, tree)).toBe(200);
  expect(await files()).toBe(stepFiles);
  expect((await scout.caller.call(listTrackingEntries, { params: ofProject })).body).toHaveLength(1);
  expect((await scout.caller.call(listPlantingEntries, { params: ofProject })).body).toEqual([]);
  expect([await remove(mother, params.id, roots), await remove(mother, params.id, tree)]).toEqual([404, 404]);
});

test('#what-a-parent-changes: every parent is told by mail that a parent set a new password for the child', async () => {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const [ana, bo] = ['ana@family.example', 'bo@family.example'];
  const { caller } = await world.parent([scout], ana);
  await world.parent([scout], bo);
  const body = { newPassword: 'seven-green-twigs' };
  await caller.call(parent.setChildPassword, { params: { id: scout.user.id }, body });
  await world.deliver();
  for (const address of [ana, bo]) {
    const [told, ...more] = world.letters(address);
    expect(more).toEqual([]);
    expect(told?.headers.subject).toBe('A Rootling password was changed');
    expect(told?.body).toContain('a new password for Ada');
    expect(told?.body).not.toContain(body.newPassword);
  }
});

test('#what-a-parent-changes: every parent is told by mail that a parent deleted a project for good', async () => {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const [ana, bo] = ['ana@family.example', 'bo@family.example'];
  const { caller } = await world.parent([scout], ana);
  await world.parent([scout], bo);
  const params = { id: scout.user.id, projectId };
  expect((await caller.call(childWork.deleteChildProject, { params })).status).toBe(200);
  expect((await caller.call(childWork.deleteChildProject, { params })).status).toBe(404);
  await world.deliver();
  for (const address of [ana, bo])
    expect(world.letters(address).map(({ headers }) => headers.subject)).toEqual([
      'A project was deleted from a notebook at Rootling',
    ]);
});

test.each(['photo', 'entry', 'project'])(
  '#who-looked: who loses the child while a %s is looked for deletes none',
  async (what) => {
    const { mother, params, projectId, platform, summary, scout } = await openHome();
    const [photo] = (await summary()).photos;
    const bodies = await makeValidBodies();
    const tracked = { params: { projectId }, body: bodies.get(createTrackingEntry) ?? {} };
    const entryId = (await scout.caller.call(createTrackingEntry, tracked)).body.id;
    const asParent = { emailKey: mother.email };
    const result = { parent: asParent, child: await guardedChild(platform.db, asParent, params.id) };
    const row = platform.db.updateTable('guardians').where('user_id', '=', params.id);
    await row.set({ state: 'blocked', blocked_reason: null }).execute();
    const given = { id: projectId, outbox: outboxOf(platform), now: platform.clock() };
    const deeds: Record<string, () => Promise<void>> = {
      photo: () => deletePhoto(platform, result, photo?.id ?? ''),
      entry: () => deleteEntry(platform, result, entryId),
      project: () => deleteProjectForGood(platform, result, given),
    };
    await expect(deeds[what]?.()).rejects.toMatchObject({ code: 'not-found' });
    expect((await summary()).photos).toHaveLength(2);
    expect((await scout.caller.call(listTrackingEntries, { params: { projectId } })).body).toHaveLength(1);
  },
);
