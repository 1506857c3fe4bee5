/** PRODUCT.md#statistics: what a program has come to. */
import { expect, test } from 'vitest';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import { getStatistics } from '#domain/contract/office/statistics.ts';
import { STATISTICS_AT_ONCE } from '#domain/limits.ts';
import { sampleOf } from '#domain/testing/written-samples.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import { countForTheDay } from './statistics.service.ts';

/** Every choice at a look is made. */
const LOOKED = { ...sampleOf(LOOK), jarPlace: 'brightShade' as const };

type World = Awaited<ReturnType<typeof openTroopWorld>>;

const read = async ({ office }: World) => (await office.call(getStatistics)).body;

/** Eight cuttings of which three had roots, one tree planted for good, four hours. */
async function growATree(world: World, scout: Awaited<ReturnType<World['student']>>): Promise<void> {
  const { id: projectId } = await world.project(scout, { selectedSpeciesId: 'black-willow' });
  const params = { projectId };
  const formData = { cuttingCount: 8, timeSpentStep3: 1.5 };
  const step = { id: projectId, stepNumber: 3 };
  await scout.caller.call(saveStep, { params: step, body: { formData, isCompleted: false } });
  for (const cuttingsWithRoots of [3, 2]) {
    const body = (await makeValidBodies()).get(createTrackingEntry) ?? {};
    const counted = { ...LOOKED, cuttingsAlive: 7, cuttingsWithRoots, timeSpent: 0.5 };
    await scout.caller.call(createTrackingEntry, { params, body: { ...body, ...counted, isDraft: false } });
  }
  const planted = (await makeValidBodies()).get(createPlantingEntry) ?? {};
  await scout.caller.call(createPlantingEntry, {
    params,
    body: { ...planted, plantingType: 'permanent', isCompleted: true, timeSpent: 1.5 },
  });
}

const FIGURES = { scouts: 1, started: 1, finished: 0, cuttings: 8, rooted: 3, planted: 1, hours: 4 };

test('#statistics: what scouts have done is summed up by year, troop, state, species and what is chosen at a look', async () => {
  const world = await openTroopWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  await world.setUp();
  const ada = await world.student({ organization: 'scouts_bsa', state: 'WI', troopNumber: '042' });
  await growATree(world, ada);
  await growATree(world, await world.student({ state: 'IL' }));
  const deleted = await world.student();
  const { id } = await world.project(deleted);
  await deleted.caller.call(deleteProject, { params: { id } });
  const result = await read(world);
  expect(result?.total).toEqual({
    ...FIGURES,
    scouts: 2,
    started: 2,
    cuttings: 16,
    rooted: 6,
    planted: 2,
    hours: 8,
  });
  const byName = new Map(result?.rows.map(({ kind, name, ...figures }) => [`${kind} ${name}`, figures]));
  expect([...byName.keys()]).toEqual([
    'year 2026',
    'troop Troop 42, WI',
    'state IL',
    'state WI',
    'species Black Willow',
    ...namesOf(LOOK, 'choice').map((name) => `${name} ${LOOKED[name]}`),
  ]);
  expect(byName.get('troop Troop 42, WI')).toEqual(FIGURES);
  expect(byName.get('species Black Willow')?.scouts).toBe(2);
  expect(byName.get('jarPlace brightShade')).toMatchObject({ scouts: 2, cuttings: 16, rooted: 6 });
});

test('#statistics: how consents stand is counted by account', async () => {
  const world = await openTroopWorld();
  await world.student();
  await world.student();
  await world.unconsentedStudent();
  expect((await read(world))?.consents).toEqual([
    { state: 'confirmed', count: 2 },
    { state: 'none', count: 1 },
  ]);
});

test('#statistics: more than 2,000 projects are counted once a day, and said to be so before', async () => {
  const world = await openTroopWorld();
  const { db, clock } = world.platform;
  const scout = await world.student();
  const { id } = await world.project(scout);
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const many = Array.from({ length: STATISTICS_AT_ONCE }, (_, n) => ({ ...row, id: `project-${n}` }));
  for (let at = 0; at < many.length; at += 50)
    await db
      .insertInto('projects')
      .values(many.slice(at, at + 50))
      .execute();
  expect(await read(world)).toBe(null);
  await countForTheDay(db, clock);
  const countedAt = new Date(clock()).toISOString();
  world.passTime(60_000);
  expect(await read(world)).toMatchObject({
    countedAt,
    total: { scouts: 1, started: STATISTICS_AT_ONCE + 1 },
  });
});
