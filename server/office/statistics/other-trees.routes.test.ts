/** PRODUCT.md#names-of-other-trees: a tree that is in no list goes through everything, and its name stands where it may. */
import { expect, test } from 'vitest';
import { getChildReport } from '#domain/contract/family/child-work.ts';
import { getChild } from '#domain/contract/family/parent.ts';
import {
  changeProject,
  deleteProject,
  getCompletionSummary,
  getProject,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { getStatistics, listOtherTrees } from '#domain/contract/office/statistics.ts';
import { getStudentWork } from '#domain/contract/office/student-work.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import type { Person } from '#server/testing/factories.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';

const MINUTE_MS = 60_000;
const NAME = 'Tree of uncle Joe';

async function openWoods() {
  const world = await openTroopWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const name = (owner: Person, id: string, otherTree: string) =>
    owner.caller.call(changeProject, {
      params: { id },
      body: { selectedSpeciesId: 'another-tree', otherTree },
    });
  const nameNew = async (owner: Person, otherTree: string) => {
    const { id } = await world.project(owner);
    expect((await name(owner, id, otherTree)).status).toBe(200);
    return id;
  };
  const names = () => world.office.call(listOtherTrees);
  const deeds = async () => (await world.office.call(listAudit)).body.map(({ action }) => action);
  return { ...world, name, nameNew, names, deeds };
}

test('#another-tree: another tree counts as chosen: step 2 is finished with it, and not without a name', async () => {
  const { student, project, name } = await openWoods();
  const ada = await student();
  const { id } = await project(ada);
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await ada.caller.upload(uploadStepPhotos, { projectId: id, stepNumber: 2 }, photo);
  const finish = () =>
    ada.caller.call(saveStep, {
      params: { id, stepNumber: 2 },
      body: { formData: { timeSpentStep2: 1 }, isCompleted: true },
    });
  expect((await finish()).body).toMatchObject({ missing: ['species selection'] });
  expect((await name(ada, id, '5 Elm Street')).status).toBe(400);
  expect((await name(ada, id, NAME)).body).toMatchObject({
    selectedSpeciesId: 'another-tree',
    selectedSpecies: { id: 'another-tree', commonName: NAME, scientificName: '' },
  });
  expect((await finish()).status).toBe(200);
  const steps = await ada.caller.call(listSteps, { params: { id } });
  expect(steps.body[1]?.isCompleted).toBe(true);
  const { body } = await ada.caller.call(getCompletionSummary, { params: { id } });
  expect(body.project.selectedSpecies).toBe('another-tree');
  expect(body.species?.commonName).toBe(NAME);
});

test('#another-tree: with a tree of the list the name that was typed is gone from the database', async () => {
  const { student, nameNew, platform } = await openWoods();
  const ada = await student();
  const id = await nameNew(ada, NAME);
  const stored = async () => {
    const row = platform.db.selectFrom('projects').select('other_tree').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).other_tree;
  };
  expect(await stored()).toBe(NAME);
  const body = { selectedSpeciesId: 'black-willow' };
  await ada.caller.call(changeProject, { params: { id }, body });
  expect(await stored()).toBeNull();
  const { body: shown } = await ada.caller.call(getProject, { params: { id } });
  expect(shown.selectedSpecies?.commonName).toBe('Black Willow');
});

test('#names-of-other-trees: parents, administrators and leaders who may read the work see the name; with Progress only nobody does', async () => {
  const { setUp, leaderOf, answer, student, nameNew, parent, office } = await openWoods();
  const troopId = await setUp();
  const { caller: rivera } = await leaderOf(troopId);
  const [ada, ben] = [await student(), await student()];
  const mother = await parent([ada, ben]);
  await answer(mother.caller, ada, troopId, 'work');
  await answer(mother.caller, ben, troopId, 'progress');
  const id = await nameNew(ada, NAME);
  await nameNew(ben, NAME);
  const read = async (who: Person) =>
    (await rivera.call(leader.getScout, { params: { id: who.user.id } })).body;
  expect(JSON.stringify((await read(ada)).work)).toContain(NAME);
  expect(JSON.stringify(await read(ben))).not.toContain(NAME);
  const troop = await rivera.call(leader.getLedTroop, { params: { id: troopId } });
  expect(JSON.stringify(troop.body)).not.toContain(NAME);
  expect(JSON.stringify(troop.body)).toContain('Another Tree');
  const params = { id: ada.user.id };
  expect(JSON.stringify((await mother.caller.call(getChild, { params })).body)).toContain(NAME);
  expect(JSON.stringify((await office.call(getStudentWork, { params })).body)).toContain(NAME);
  const report = await mother.caller.call(getChildReport, { params: { ...params, projectId: id } });
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(report.headers['content-disposition']).toContain('another-tree-report.pdf');
});

test('#names-of-other-trees: administrators read the names with counts and states, and nothing else; a look is a row of the log', async () => {
  const { student, nameNew, names, deeds, passTime, office } = await openWoods();
  const ada = await student({ state: 'WI' });
  const ben = await student({ state: 'TX' });
  await nameNew(ada, 'fig');
  await nameNew(ada, 'Fig');
  await nameNew(ben, 'Fig');
  await nameNew(ben, 'Banyan');
  const gone = await nameNew(ben, NAME);
  await ben.caller.call(deleteProject, { params: { id: gone } });
  const { status, body } = await names();
  expect(status).toBe(200);
  expect(body).toEqual({
    names: [
      { name: 'Fig', count: 3, states: ['TX', 'WI'] },
      { name: 'Banyan', count: 1, states: ['TX'] },
    ],
    hasMore: false,
  });
  await names();
  passTime(2 * MINUTE_MS);
  await names();
  expect((await deeds()).filter((it) => it === 'list-other-trees')).toHaveLength(2);
  expect((await ada.caller.call(listOtherTrees)).status).toBe(403);
  const { body: numbers } = await office.call(getStatistics);
  expect(numbers?.rows.filter(({ kind }) => kind === 'species')).toMatchObject([
    { name: 'Not in the list', started: 4, scouts: 2 },
  ]);
  expect(JSON.stringify(numbers)).not.toContain('Banyan');
});
