import { expect, test } from 'vitest';
import { createPlantingEntry, savePlantingDraft } from '#domain/contract/notebook/planting.ts';
import { changeProject, getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadStepPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';

async function openReport() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const project = await world.project(scout);
  const { caller } = scout;
  const params = { projectId: project.id };
  return {
    world,
    caller,
    project,
    summary: () => caller.call(getCompletionSummary, { params: { id: project.id } }),
    save: (stepNumber: number, formData: Record<string, unknown>) =>
      caller.call(saveStep, { params: { id: project.id, stepNumber }, body: { formData } }),
    track: async (body: Record<string, unknown>) =>
      (await caller.call(createTrackingEntry, { params, body })).body,
    plant: (body: Record<string, unknown>) =>
      caller.call(createPlantingEntry, {
        params,
        body: { plantingLocation: 'in a park', plantingDate: '2026-06-20', ...body },
      }),
    draft: (body: Record<string, unknown>) => caller.call(savePlantingDraft, { params, body }),
  };
}

test('the report of a project without anything is there, and empty (#the-summary)', async () => {
  const { summary, project } = await openReport();
  const { status, body } = await summary();
  expect(status).toBe(200);
  expect(body).toEqual({
    project: {
      ...project,
      status: 'draft',
      createdAt: '2026-08-01T12:00:00.000Z',
      completedAt: null,
      selectedSpecies: null,
    },
    species: null,
    cuttingCount: 0,
    plantingEntriesCount: 0,
    totalTimeSpent: 0,
    spent: [],
    hours: [],
    timeline: [],
    photos: [],
  });
});

test('the report adds up all hours but those of drafts, and shows how (#hours-in-all)', async () => {
  const { caller, project, summary, save, track, plant, draft } = await openReport();
  const chosen = { selectedSpeciesId: 'black-willow' };
  await caller.call(changeProject, { params: { id: project.id }, body: chosen });
  await save(2, { timeSpentStep2: 0.1 });
  await save(3, { timeSpentStep3: 0.2, cuttingCount: 9 });
  await save(4, { additionalTimeStep4: 0.5 });
  await save(5, { timeSpentStep5: 0.25 });
  await track({ notes: 'Roots!', isDraft: false, timeSpent: 1 });
  await track({ notes: 'not yet', isDraft: true, timeSpent: 100 });
  await plant({ timeSpent: 2 });
  await plant({ timeSpent: 0.5, plantingType: 'temporary' });
  await draft({ timeSpent: 100 });
  const { body } = await summary();
  expect(body).toMatchObject({
    project: { selectedSpecies: 'black-willow' },
    species: { id: 'black-willow', commonName: 'Black Willow' },
    cuttingCount: 9,
    plantingEntriesCount: 1,
    totalTimeSpent: 4.55,
  });
  expect(body.spent.map((line) => line.hours)).toEqual([0.1, 0.2, 1, 0.5, 2.5, 0.25]);
});

test("the report has a timeline of the child's own dates, without drafts", async () => {
  const { summary, save, track, plant, draft } = await openReport();
  await save(3, { collectionTime: '2026-05-03T09:30', waterPlacementDate: '2026-05-03T11:00' });
  await track({ notes: 'Roots!', isDraft: false, noticedRootGrowth: true, observedAt: '2026-06-01T08:00' });
  await track({ notes: 'Not yet', isDraft: true, observedAt: '2026-05-20T08:00' });
  await plant({ plantingType: 'temporary', plantingDate: '2026-06-20' });
  await plant({ plantingDate: '2026-06-19' });
  await draft({ plantingLocation: 'at school', plantingDate: '2026-06-18' });
  const { timeline } = (await summary()).body;
  expect(timeline.map(({ day, kind, at }) => [day, kind, at])).toEqual([
    [1, 'harvest', '2026-05-03T09:30'],
    [1, 'water', '2026-05-03T11:00'],
    [30, 'roots', '2026-06-01T08:00'],
    [48, 'planting', '2026-06-19'],
    [49, 'planting', '2026-06-20'],
  ]);
});

test('earlier versions of the pages find what happened and the hours in English words beside', async () => {
  const { summary, save, track } = await openReport();
  await save(2, { timeSpentStep2: 0.1 });
  const look = { notes: 'Roots!', addedWater: true, cuttingsAlive: 7, observedAt: '2026-06-01T08:00' };
  await track({ ...look, isDraft: false });
  const { body } = await summary();
  expect(body.hours).toEqual([{ label: 'Picking the source tree', hours: 0.1 }]);
  expect(body.timeline).toMatchObject([{ title: 'Added water', details: ['Roots!', '7 cuttings alive'] }]);
});

test('photos come step by step, by when they were taken', async () => {
  const { caller, project, summary, track } = await openReport();
  const bytes = await smallJpeg();
  const send = (stepNumber: number, name: string, takenAt: string) =>
    caller.upload(uploadStepPhotos, { projectId: project.id, stepNumber }, [{ name, bytes }], { takenAt });
  await send(3, 'third.jpg', '2026-04-20T09:00');
  await send(2, 'second.jpg', '2026-04-19T10:00');
  await send(2, 'of a wrong clock.jpg', '1970-01-01T00:05');
  await send(2, 'first.jpg', '2026-04-18T10:00');
  const entry = await track({ notes: 'Roots!' });
  const params = { projectId: project.id, entryId: entry.id };
  await caller.upload(uploadTrackingPhotos, params, [{ name: 'fourth.jpg', bytes }]);
  const { photos } = (await summary()).body;
  const names = photos.map((photo) => photo.originalName);
  expect(names).toEqual(['first.jpg', 'second.jpg', 'of a wrong clock.jpg', 'third.jpg', 'fourth.jpg']);
  // PRODUCT.md#the-day-of-a-photo: the time is kept as the camera says it.
  expect(photos.map(({ takenAt }) => takenAt)).toContain('1970-01-01T00:05');
});

test("another child's report is not there, nor one of no project (#the-summary)", async () => {
  const { world, caller, project } = await openReport();
  const other = await world.student();
  const theirs = await other.caller.call(getCompletionSummary, { params: { id: project.id } });
  const none = await caller.call(getCompletionSummary, { params: { id: 'none' } });
  expect([theirs.status, none.status]).toEqual([404, 404]);
});
