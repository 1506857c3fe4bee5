import { expect, test } from 'vitest';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import {
  createPlantingEntry,
  listPlantingDrafts,
  listPlantingEntries,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import {
  uploadCheckPhotos,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import { glanceOf } from '#domain/rules/notebook/glance.ts';
import { LOOK_WORDS } from '#domain/rules/notebook/root-looks.ts';
import type { Person } from '#server/testing/factories.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { tellOfTree } from '#server/testing/told-tree.ts';
import type { World } from '#server/testing/world.ts';

async function begin(world: World, scout: Person) {
  const { caller } = scout;
  const { id: projectId } = await world.project(scout);
  const params = { projectId };
  const photo = async (name: string) => [{ name, bytes: await smallJpeg() }];
  return {
    projectId,
    save: (stepNumber: number, formData: object, isCompleted = false) =>
      caller.call(saveStep, { params: { id: projectId, stepNumber }, body: { formData, isCompleted } }),
    show: async (stepNumber: number) =>
      caller.upload(uploadStepPhotos, { projectId, stepNumber }, await photo('step.jpg')),
    track: async (body: object) => (await caller.call(createTrackingEntry, { params, body })).body.id,
    change: (entryId: string, body: object) =>
      caller.call(changeTrackingEntry, { params: { entryId }, body }),
    showLook: async (entryId: string) =>
      caller.upload(uploadTrackingPhotos, { projectId, entryId }, await photo('look.jpg')),
    draft: () => caller.call(savePlantingDraft, { params, body: { plantingLocation: 'at school' } }),
    plant: async (timeSpent: number, kinds: readonly string[], plantingType = 'permanent') => {
      const body = { plantingLocation: 'in a park', plantingDate: '2026-06-20', plantingType, timeSpent };
      const { id: entryId } = (await caller.call(createPlantingEntry, { params, body } as never)).body as {
        id: string;
      };
      for (const photoTypes of kinds) {
        const of = { projectId, entryId };
        await caller.upload(uploadPlantingPhotos, of, await photo('tree.jpg'), { photoTypes });
      }
    },
    tell: async () => {
      const entryId = await tellOfTree(world, caller, projectId);
      await caller.upload(uploadCheckPhotos, { projectId, entryId }, await photo('later.jpg'));
      return entryId;
    },
    /** As the device works it out. */
    workedOut: async () => {
      const all = async <T>(call: Promise<{ body: T }>) => (await call).body;
      return glanceOf(projectId, {
        steps: await all(caller.call(listSteps, { params: { id: projectId } })),
        tracking: await all(caller.call(listTrackingEntries, { params })),
        entries: await all(caller.call(listPlantingEntries, { params })),
        drafts: await all(caller.call(listPlantingDrafts, { params })),
        checks: await all(caller.call(listTreeChecks, { params })),
        completedAt: (await all(caller.call(getCompletionSummary, { params: { id: projectId } }))).project
          .completedAt,
      });
    },
  };
}

const ALL_KINDS = ['beforePhoto', 'duringPhoto', 'afterPhoto'];
const glancesOf = async ({ caller }: Person) => (await caller.call(listGlances)).body;

test('#dashboard: the glance at a new project has nothing in it', async () => {
  const world = await openWorld();
  const scout = await world.student();
  const { projectId } = await begin(world, scout);
  expect(await glancesOf(scout)).toEqual([
    {
      projectId,
      completedSteps: [],
      inWaterSince: null,
      lastLook: null,
      lookedWeeks: [],
      latestLook: null,
      plantings: 'none',
      photoCount: 0,
      entryCount: 0,
      newestPhoto: null,
      completedAt: null,
      jar: {
        ...{ stage: 'empty', cuttings: null, rooted: null, roots: 'none', water: 0, leaves: 2 },
        now: { alive: null, rooted: null },
      },
    },
  ]);
});

test('#dashboard: what the server counts of a project is what a device works out from all of it', async () => {
  const world = await openWorld();
  const scout = await world.student();
  const result = await begin(world, scout);
  const other = await begin(world, scout);
  const same = async () => {
    const glance = (await glancesOf(scout)).find(({ projectId }) => projectId === result.projectId);
    expect(glance).toEqual(await result.workedOut());
    return glance;
  };
  await other.show(2);
  await result.save(1, {}, true);
  await result.save(3, { waterPlacementDate: '2026-05-03T11:00' });
  await result.show(2);
  world.passTime(60_000);
  await result.show(3);
  expect(await same()).toMatchObject({
    completedSteps: [1],
    inWaterSince: '2026-05-03T11:00',
    photoCount: 2,
    newestPhoto: { stepNumber: 3 },
  });

  await result.track({ notes: 'Nothing yet', isDraft: false, observedAt: '2026-05-10T08:00' });
  const later = await result.track({ notes: ' ', observedAt: '2026-05-24T08:00' });
  expect(await same()).toMatchObject({
    lastLook: '2026-05-10T08:00',
    lookedWeeks: [2],
    latestLook: { at: '2026-05-10T08:00', isDraft: false },
    entryCount: 2,
  });
  await result.showLook(later);
  expect(await same()).toMatchObject({
    lastLook: '2026-05-10T08:00',
    lookedWeeks: [2],
    latestLook: { at: '2026-05-24T08:00', isDraft: true },
    photoCount: 3,
  });

  await result.track({ notes: 'Twice', isDraft: false, observedAt: '2026-05-12T08:00' });
  await result.track({ notes: 'Before the water', isDraft: false, observedAt: '2026-05-01T08:00' });
  await other.track({ notes: 'Elsewhere', isDraft: false, observedAt: '2026-05-29T08:00' });
  expect(await same()).toMatchObject({ lastLook: '2026-05-12T08:00', lookedWeeks: [1, 2] });

  await result.draft();
  expect(await same()).toMatchObject({ plantings: 'none', entryCount: 4 });
  await result.plant(0, ALL_KINDS);
  await result.plant(1, ['beforePhoto', 'beforePhoto', 'afterPhoto']);
  await result.plant(1, ALL_KINDS, 'temporary');
  expect(await same()).toMatchObject({ plantings: 'unfinished', entryCount: 7 });
  await result.plant(1, ALL_KINDS);
  expect(await same()).toMatchObject({ plantings: 'counting', entryCount: 8, photoCount: 15 });

  expect(await same()).toMatchObject({ completedAt: null });
  world.passTime(60_000);
  const treeCheckId = await result.tell();
  const completedAt = new Date(world.platform.clock()).toISOString();
  expect(await same()).toMatchObject({
    completedAt,
    entryCount: 9,
    photoCount: 16,
    newestPhoto: { treeCheckId },
  });
});

test('#the-jar: the jar of a glance is the one that a device makes of all entries', async () => {
  const world = await openWorld();
  const scout = await world.student();
  const result = await begin(world, scout);
  const other = await begin(world, scout);
  await other.track({ notes: LOOK_WORDS.long.en, cuttingsAlive: 99, cuttingsWithRoots: 99 });
  const jar = async () => {
    const glance = (await glancesOf(scout)).find(({ projectId }) => projectId === result.projectId);
    expect(glance?.jar).toEqual((await result.workedOut()).jar);
    return glance?.jar;
  };
  await result.save(3, { cuttingCount: 8 });
  expect(await jar()).toMatchObject({ stage: 'cut', cuttings: 8, water: 0 });
  await result.track({ notes: `Hm! ${LOOK_WORDS.bumps.es} And more.`, noticedRootGrowth: true });
  expect(await jar()).toMatchObject({ stage: 'water', roots: 'bumps', rooted: null, leaves: 2 });
  const measured = await result.track({ longestRootInches: 0 });
  expect(await jar()).toMatchObject({ roots: 'bumps', leaves: 2 });
  await result.change(measured, { longestRootInches: 0.25 });
  expect(await jar()).toMatchObject({ roots: 'short' });
  await result.change(measured, { longestRootInches: 2 });
  expect(await jar()).toMatchObject({ roots: 'long' });
  await result.change(measured, { longestRootInches: null });
  await result.track({ addedWater: true, noticedRootGrowth: true });
  expect(await jar()).toMatchObject({ roots: 'short', water: 2, leaves: 2 });
  const observedAt = (day: number) => `2026-05-${day}T08:00`;
  const shown = await result.track({
    ...{ notes: LOOK_WORDS.none.en.toUpperCase(), observedAt: observedAt(20) },
    cuttingsWithRoots: 2,
  });
  await result.showLook(shown);
  expect(await jar()).toMatchObject({ roots: 'short', rooted: 2, leaves: 3 });
  await result.track({
    ...{ notes: 'I SEE LONG ROOTS, TWO INCHES OR MORE.', observedAt: observedAt(21) },
    ...{ cuttingsAlive: 9, changedWater: true },
  });
  expect(await jar()).toMatchObject({ roots: 'short', cuttings: 9, now: { alive: 9, rooted: 2 } });
  await result.track({ notes: 'Green', cuttingsAlive: 7, observedAt: observedAt(22) });
  expect(await jar()).toMatchObject({ cuttings: 9, now: { alive: 7, rooted: 2 } });
  await result.track({
    ...{ notes: LOOK_WORDS.long.en, observedAt: observedAt(23) },
    ...{ changedWater: true, cuttingsWithRoots: 0 },
  });
  expect(await jar()).toMatchObject({ roots: 'long', rooted: 2, water: 3, leaves: 4 });
  await result.plant(0, [], 'temporary');
  expect(await jar()).toMatchObject({ stage: 'pot' });
  await result.draft();
  await result.plant(0, []);
  expect(await jar()).toMatchObject({ stage: 'ground' });
});

test("another child's projects are in nobody's glances", async () => {
  const world = await openWorld();
  await begin(world, await world.student());
  expect(await glancesOf(await world.student())).toEqual([]);
});
