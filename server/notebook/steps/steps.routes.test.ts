import { expect, test } from 'vitest';
import {
  createPlantingEntry,
  deletePlantingEntry,
  finishPlantingEntry,
} from '#domain/contract/notebook/planting.ts';
import { changeProject, deleteProject, getProject } from '#domain/contract/notebook/projects.ts';
import { getStep, listSteps, type StepFormData, saveStep } from '#domain/contract/notebook/steps.ts';
import { uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';

async function openProject() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const { id } = await world.project(scout);
  const photo = { name: 'tree.jpg', bytes: await smallJpeg() };
  const { caller } = scout;
  return {
    world,
    caller,
    id,
    save: (stepNumber: number | string, body: Record<string, unknown>) =>
      caller.call(saveStep, { params: { id, stepNumber }, body: { formData: {}, ...body } }),
    complete: (stepNumber: number, formData: StepFormData = {}) =>
      caller.call(saveStep, { params: { id, stepNumber }, body: { formData, isCompleted: true } }),
    step: async (stepNumber: number) => (await caller.call(getStep, { params: { id, stepNumber } })).body,
    project: async () => (await caller.call(getProject, { params: { id } })).body,
    chooseSpecies: () =>
      caller.call(changeProject, { params: { id }, body: { selectedSpeciesId: 'black-willow' } }),
    addPhoto: (stepNumber: number) => caller.upload(uploadStepPhotos, { projectId: id, stepNumber }, [photo]),
    plant: async (body: Record<string, unknown> = {}) => {
      const entry = { plantingLocation: 'in a park', plantingDate: '2026-06-20', ...body };
      return (await caller.call(createPlantingEntry, { params: { projectId: id }, body: entry })).body;
    },
    addPlantingPhotos: async (entryId: string, photoTypes: string[]) => {
      const files = photoTypes.map(() => photo);
      await caller.upload(uploadPlantingPhotos, { projectId: id, entryId }, files, { photoTypes });
    },
  };
}

const HARVEST = {
  cuttingCount: 8,
  collectionTime: '2026-05-03T09:30',
  waterPlacementDate: '2026-05-03T11:00',
  timeSpentStep3: 1.5,
} as const;

test('there are always five steps, empty before they are saved (#steps)', async () => {
  const { caller, id } = await openProject();
  const { status, body } = await caller.call(listSteps, { params: { id } });
  expect(status).toBe(200);
  const empty = { isCompleted: false, formData: {}, photos: [], revision: 0 };
  expect(body).toEqual([
    { stepNumber: 1, stepTitle: 'Introduction', ...empty },
    { stepNumber: 2, stepTitle: 'Pick Source Tree', ...empty },
    { stepNumber: 3, stepTitle: 'Harvest Cuttings', ...empty },
    { stepNumber: 4, stepTitle: 'Track Root Growth', ...empty },
    { stepNumber: 5, stepTitle: 'Plant Tree', ...empty },
  ]);
});

test.each(['0', '6', '-1', '1.5', '02', ' 2', '2e0', '0x2', 'two', 'NaN', '%00'])(
  'there is no step "%s" (#steps)',
  async (stepNumber) => {
    const { caller, id, save } = await openProject();
    expect((await caller.call(getStep, { params: { id, stepNumber } })).status).toBe(404);
    expect((await save(stepNumber, {})).status).toBe(404);
  },
);

test('a save is merged by field: what is not sent stays, null clears (#saving-a-step)', async () => {
  const { save, step } = await openProject();
  await save(3, { formData: { cuttingCount: 8, cuttingNotes: 'Green wood', timeSpentStep3: 2 } });
  const { status, body } = await save(3, { formData: { cuttingCount: 9, cuttingNotes: null } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ formData: { cuttingCount: 9, timeSpentStep3: 2 }, isCompleted: false });
  expect(body.formData).not.toHaveProperty('cuttingNotes');
  expect(await step(3)).toEqual({
    stepNumber: 3,
    stepTitle: 'Harvest Cuttings',
    isCompleted: false,
    formData: { cuttingCount: 9, timeSpentStep3: 2 },
    photos: [],
    revision: 2,
  });
});

test('dates come back as they were typed, without a time-zone shift (#hours-and-dates)', async () => {
  const { save, step } = await openProject();
  await save(3, { formData: { collectionTime: '2026-05-31T23:59', plantingDate: '2026-05-31' } });
  expect((await step(3)).formData).toEqual({
    collectionTime: '2026-05-31T23:59',
    plantingDate: '2026-05-31',
  });
});

test('what no step knows is not stored', async () => {
  const { save, step } = await openProject();
  await save(2, { formData: { notes: 'Big oak', hack: true, __proto__: { notes: 'x' } } });
  expect((await step(2)).formData).toEqual({ notes: 'Big oak' });
});

test('of many saves at once to different fields none is lost', async () => {
  const { save, step } = await openProject();
  const fields = [
    ['cuttingCount', 8],
    ['averageLength', 7],
    ['collectionTime', '2026-05-03T09:30'],
    ['waterPlacementDate', '2026-05-03T11:00'],
    ['cuttingType', 'softwood'],
    ['cuttingNotes', 'Cut below a node'],
    ['timeSpentStep3', 1.5],
    ['weekNumber', 1],
    ['cuttingsAlive', 8],
    ['notes', 'Warm day'],
  ] as const;
  const responses = await Promise.all(
    fields.map(([field, value]) => save(3, { formData: { [field]: value } })),
  );
  expect(responses.map((response) => response.status)).toEqual(fields.map(() => 200));
  expect(await step(3)).toMatchObject({ formData: Object.fromEntries(fields), revision: 10 });
});

test('of saves of which some write at once and some complete the step none is lost', async () => {
  const { save, step } = await openProject();
  await save(1, { formData: { notes: 'first' } });
  for (let round = 1; round <= 5; round += 1) {
    const hours = { formData: { timeSpentStep3: round }, isCompleted: true };
    const saves = [
      hours,
      { formData: { notes: `round ${round}` } },
      { formData: { weekNumber: round } },
      hours,
    ];
    await Promise.all(saves.map((body) => save(1, body)));
    const formData = { timeSpentStep3: round, notes: `round ${round}`, weekNumber: round };
    expect(await step(1)).toMatchObject({ formData, isCompleted: true, revision: 1 + 4 * round });
  }
});

test('without a revision the last write wins per field (#two-devices)', async () => {
  const { save, step } = await openProject();
  await save(2, { formData: { notes: 'phone' } });
  const { body } = await save(2, { formData: { notes: 'tablet' } });
  expect(body.conflicts).toEqual([]);
  expect((await step(2)).formData.notes).toBe('tablet');
});

test('with a revision a field changed on both sides keeps its value and is named (#two-devices)', async () => {
  const { save } = await openProject();
  const { body: seen } = await save(2, { formData: { notes: 'start', timeSpentStep2: 1 } });
  await save(2, { formData: { notes: 'phone' }, revision: seen.revision });
  const { status, body } = await save(2, {
    formData: { notes: 'tablet', timeSpentStep2: 2 },
    revision: seen.revision,
  });
  expect(status).toBe(200);
  expect(body.conflicts).toEqual(['notes']);
  expect(body.formData).toEqual({ notes: 'phone', timeSpentStep2: 2 });

  const chosen = await save(2, { formData: { notes: 'tablet' }, revision: body.revision });
  expect(chosen.body).toMatchObject({ conflicts: [], formData: { notes: 'tablet' } });
});

test('the first completed step puts a project in progress and leads on (#projects, #saving-a-step)', async () => {
  const { complete, project } = await openProject();
  const { status, body } = await complete(1, { notes: 'Introduction completed' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isCompleted: true, formData: { notes: 'Introduction completed' } });
  expect(await project()).toMatchObject({ status: 'in_progress', currentStep: 2 });
});

test('a save that completes nothing changes neither status nor current step', async () => {
  const { save, project } = await openProject();
  await save(3, { formData: { cuttingCount: 8 } });
  expect(await project()).toMatchObject({ status: 'draft', currentStep: 1 });
});

test('a later save never un-completes a step, nor leads back (#saving-a-step)', async () => {
  const { complete, save, project, step } = await openProject();
  await complete(4);
  await complete(1);
  await save(1, { formData: { notes: 'read again' }, isCompleted: false });
  expect(await step(1)).toMatchObject({ isCompleted: true, formData: { notes: 'read again' } });
  expect(await project()).toMatchObject({ status: 'in_progress', currentStep: 5 });
});

test("'Let's Plant A Tree!' leads to step 5 without completing step 4 (#saving-a-step)", async () => {
  const { save, step, project } = await openProject();
  const { body } = await save(4, { formData: { additionalTimeStep4: 0.5 }, movesOn: true });
  expect(body).toMatchObject({ isCompleted: false, formData: { additionalTimeStep4: 0.5 } });
  expect((await step(4)).isCompleted).toBe(false);
  expect(await project()).toMatchObject({ status: 'draft', currentStep: 5 });
});

test.each([1, 2, 3])('moving on from step %i leads nowhere: it is completed instead', async (stepNumber) => {
  const { save, project } = await openProject();
  await save(stepNumber, { movesOn: true });
  expect((await project()).currentStep).toBe(1);
});

test.each([
  [true, true, 0, ['number of hours spent']],
  [true, false, 2, ['at least one photo']],
  [false, true, 2, ['species selection']],
  [false, false, null, ['species selection', 'at least one photo', 'number of hours spent']],
])(
  'step 2 with species %s, photo %s and %s hours is refused with what is missing (#the-gate-of-step-2)',
  async (hasSpecies, hasPhoto, timeSpentStep2, missing) => {
    const { complete, chooseSpecies, addPhoto, step, project } = await openProject();
    if (hasSpecies) await chooseSpecies();
    if (hasPhoto) await addPhoto(2);
    const { status, body } = await complete(2, { timeSpentStep2, notes: 'kept' });
    expect(status).toBe(400);
    expect(body).toEqual({
      title: 'Please complete all required fields',
      message: `Missing: ${missing.join(', ')}`,
      missing,
      revision: 1,
      conflicts: [],
    });
    expect(await step(2)).toMatchObject({ isCompleted: false, revision: 1, formData: { notes: 'kept' } });
    expect(await project()).toMatchObject({ status: 'draft', currentStep: 1 });
  },
);

test('step 2 with a species, a photo and hours is complete', async () => {
  const { complete, chooseSpecies, addPhoto, project } = await openProject();
  await chooseSpecies();
  await addPhoto(2);
  const { status, body } = await complete(2, { timeSpentStep2: 0.25 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isCompleted: true, photos: [{ originalName: 'tree.jpg' }] });
  expect(await project()).toMatchObject({ status: 'in_progress', currentStep: 3 });
});

test('photos of another step do not complete step 2', async () => {
  const { complete, chooseSpecies, addPhoto } = await openProject();
  await chooseSpecies();
  await addPhoto(3);
  expect((await complete(2, { timeSpentStep2: 1 })).body).toMatchObject({ missing: ['at least one photo'] });
});

const ALL_OF_STEP_3 = [
  'number of cuttings',
  'harvest date and time',
  'date cuttings placed in water',
  'time spent on this step',
  'at least one photo',
];

test.each<[formData: StepFormData, hasPhoto: boolean, missing: string[]]>([
  [{}, false, ALL_OF_STEP_3],
  [{ ...HARVEST, cuttingCount: null }, true, ['number of cuttings']],
  [{ ...HARVEST, collectionTime: '' }, true, ['harvest date and time']],
  [{ ...HARVEST, waterPlacementDate: '' }, true, ['date cuttings placed in water']],
  [{ ...HARVEST, timeSpentStep3: 0 }, true, ['time spent on this step']],
  [HARVEST, false, ['at least one photo']],
])(
  'step 3 with %j and photo %s is refused with what is missing (#what-is-checked)',
  async (formData, hasPhoto, missing) => {
    const { complete, addPhoto, step } = await openProject();
    if (hasPhoto) await addPhoto(3);
    const { status, body } = await complete(3, formData);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: `Missing: ${missing.join(', ')}`, missing });
    expect((await step(3)).isCompleted).toBe(false);
  },
);

test('what is missing may have been saved before: the completion itself need not send it', async () => {
  const { complete, save, addPhoto } = await openProject();
  await save(3, { formData: HARVEST });
  await addPhoto(3);
  expect((await complete(3)).status).toBe(200);
});

test('a refused completion sent again with one Idempotency-Key is refused again, and may then succeed', async () => {
  const { caller, id, addPhoto } = await openProject();
  const send = () =>
    caller.call(saveStep, {
      params: { id, stepNumber: 3 },
      body: { formData: HARVEST, isCompleted: true },
      headers: { 'idempotency-key': 'complete-3' },
    });
  expect((await send()).status).toBe(400);
  await addPhoto(3);
  expect((await send()).status).toBe(200);
});

const FINISH =
  'Finish at least one planting entry above before you can complete the project. Complete entries need location, time, and all three photo types (before, during, after).';
const CREATE = 'Create at least one planting entry above before you can complete the project.';
const KINDS = ['beforePhoto', 'duringPhoto', 'afterPhoto'];

test('the way from the first step to the completed project', async () => {
  const { caller, world, complete, save, chooseSpecies, addPhoto, plant, addPlantingPhotos, step, project } =
    await openProject();
  const hint = async () => {
    const { status, body } = await complete(5, { timeSpentStep5: 0.5 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: 'Please complete all required fields', missing: [] });
    return (body as unknown as { message: string }).message;
  };
  expect(await hint()).toBe(
    'Complete Step 1, Step 2, Step 3 and create at least one planting entry before you can finish the project.',
  );
  await complete(1);
  await chooseSpecies();
  await addPhoto(2);
  await complete(2, { timeSpentStep2: 1 });
  const entry = await plant({ plantingType: 'temporary' });
  expect(await hint()).toBe('Complete Step 3 before you can finish the project.');
  await caller.call(deletePlantingEntry, { params: { entryId: entry.id } });
  await addPhoto(3);
  await complete(3, HARVEST);
  await save(4, { movesOn: true });
  expect(await hint()).toBe(CREATE);

  const tree = await plant({ plantingType: 'temporary' });
  expect(await hint()).toBe(FINISH);
  await addPlantingPhotos(tree.id, KINDS);
  expect(await hint()).toBe(FINISH);
  const finish = { finalPlantingLocation: 'in a forest', finalPlantingDate: '2026-07-01' };
  await caller.call(finishPlantingEntry, { params: { entryId: tree.id }, body: finish });
  expect(await hint()).toBe(FINISH);
  expect(await project()).toMatchObject({ status: 'in_progress', currentStep: 5 });

  const done = await plant({ timeSpent: 2 });
  await addPlantingPhotos(done.id, KINDS);
  world.passTime(60_000);
  const { status, body } = await complete(5, { timeSpentStep5: 0.75 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isCompleted: true, formData: { timeSpentStep5: 0.75 } });
  expect((await step(4)).isCompleted).toBe(true);
  expect(await project()).toMatchObject({ status: 'completed', currentStep: 5 });

  await save(4, { formData: { additionalTimeStep4: 1 } });
  await complete(1);
  expect(await project()).toMatchObject({ status: 'completed', currentStep: 5 });
});

test("another child's steps are not there", async () => {
  const { world, id } = await openProject();
  const { caller } = await world.student();
  const params = { id, stepNumber: 1 };
  expect((await caller.call(listSteps, { params })).status).toBe(404);
  expect((await caller.call(getStep, { params })).status).toBe(404);
  expect((await caller.call(saveStep, { params, body: { formData: {} } })).status).toBe(404);
});

test('an auto-save sent again changes nothing, and answers with the step as it stands by now (#write-once)', async () => {
  const { caller, id, save, step } = await openProject();
  const saveUnder = (key: string, notes: string, revision?: number) =>
    caller.call(saveStep, {
      params: { id, stepNumber: 2 },
      body: { formData: { notes }, ...(revision !== undefined && { revision }) },
      headers: { 'idempotency-key': key },
    });
  await save(2, { formData: { notes: 'first' } });
  const { status, body } = await saveUnder('second', 'second', 1);
  expect([status, body.revision]).toEqual([200, 2]);
  expect(await saveUnder('second', 'second', 1)).toMatchObject({ status: 200, body });
  await save(2, { formData: { notes: 'third' } });

  const again = await saveUnder('second', 'second', 1);
  expect(again).toMatchObject({ status: 200, body: { revision: 3, formData: { notes: 'third' } } });
  expect(again.body.conflicts).toEqual(['notes']);
  expect((await saveUnder('second', 'something else')).status).toBe(409);
  expect(await step(2)).toMatchObject({ formData: { notes: 'third' }, revision: 3 });

  await caller.call(deleteProject, { params: { id } });
  const gone = { message: 'This was saved before. It has been deleted since.', wasDone: true };
  expect(await saveUnder('second', 'second', 1)).toMatchObject({ status: 404, body: gone });
  const never = await saveUnder('fourth', 'fourth');
  expect([never.status, 'wasDone' in never.body]).toEqual([404, false]);
});
