import { expect, test } from 'vitest';
import { beginningOf, type Grown, timelineOf } from './timeline.ts';

const nothing: Grown = { steps: [], trackingEntries: [], plantingEntries: [], photos: [] };
const harvest = (formData: Grown['steps'][number]['formData']) => [{ stepNumber: 3, formData }];
const look = (over: Partial<Grown['trackingEntries'][number]>) => ({
  id: 'look',
  isDraft: false,
  observedAt: '2026-05-10T08:00',
  notes: 'Green leaves',
  addedWater: false,
  changedWater: false,
  noticedRootGrowth: false,
  cuttingsAlive: null,
  cuttingsWithRoots: null,
  longestRootInches: null,
  ...over,
});
const tree = (over: Partial<Grown['plantingEntries'][number]>) => ({
  id: 'tree',
  isDraft: false,
  plantingType: 'permanent' as const,
  plantingLocation: 'at school',
  plantingDate: '2026-06-14',
  notes: '',
  finalPlantingLocation: null,
  finalPlantingDate: null,
  ...over,
});
const told = (grown: Partial<Grown>) =>
  timelineOf({ ...nothing, ...grown }).map(({ day, kind, title }) => [day, kind, title]);

test('a project in which nothing happened has no timeline', () => {
  expect(timelineOf(nothing)).toEqual([]);
});

test("everything stands in the order of the child's own dates, counted from the first day", () => {
  const timeline = told({
    steps: harvest({
      collectionTime: '2026-05-01T10:00',
      waterPlacementDate: '2026-05-01T10:30',
      cuttingCount: 8,
    }),
    trackingEntries: [
      look({ id: 'third', observedAt: '2026-05-29T23:59', noticedRootGrowth: true, addedWater: true }),
      look({ id: 'second', observedAt: '2026-05-22T07:00', noticedRootGrowth: true, changedWater: true }),
      look({ id: 'first', observedAt: '2026-05-08T00:01', addedWater: true, changedWater: true }),
    ],
    plantingEntries: [tree({})],
  });
  expect(timeline).toEqual([
    [1, 'harvest', 'Cuttings harvested'],
    [1, 'water', 'Cuttings placed in water'],
    [8, 'observation', 'Added water and changed water'],
    [22, 'roots', 'Noticed the first roots and changed water'],
    [29, 'observation', 'Noticed root growth and added water'],
    [45, 'planting', 'Tree planted'],
  ]);
});

test('§15.5: roots that were counted and not ticked are the first roots all the same', () => {
  const trackingEntries = [
    look({ id: 'ticked', observedAt: '2026-05-17T08:00', noticedRootGrowth: true }),
    look({ id: 'counted', cuttingsWithRoots: 1 }),
  ];
  expect(told({ trackingEntries })).toEqual([
    [1, 'roots', 'Noticed the first roots'],
    [8, 'observation', 'Noticed root growth'],
  ]);
});

test.each([
  [{ isDraft: true }, []],
  [{}, [[1, 'observation', 'Looked at the cuttings']]],
  [{ noticedRootGrowth: true }, [[1, 'roots', 'Noticed the first roots']]],
])('an observation %j is told as %j', (over, timeline) => {
  expect(told({ trackingEntries: [look(over)] })).toEqual(timeline);
});

test('roots in a draft are not the first ones', () => {
  const entries = [
    look({ id: 'draft', isDraft: true, noticedRootGrowth: true }),
    look({ observedAt: '2026-05-20T08:00', noticedRootGrowth: true }),
  ];
  expect(told({ trackingEntries: entries })).toEqual([[1, 'roots', 'Noticed the first roots']]);
});

test('a step 3 that is only begun adds what it knows', () => {
  const steps = harvest({ collectionTime: '', waterPlacementDate: '2026-05-01T10:30' });
  expect(told({ steps })).toEqual([[1, 'water', 'Cuttings placed in water']]);
});

test('of the plantings drafts are left out, and a temporary tree that was moved is told twice', () => {
  const moved = {
    plantingType: 'temporary',
    plantingDate: '2026-06-01',
    plantingLocation: 'in a pot',
    finalPlantingLocation: 'in a park',
    finalPlantingDate: '2026-07-01',
    notes: 'It is happy',
  } as const;
  const timeline = timelineOf({
    ...nothing,
    plantingEntries: [
      tree({ id: 'draft', isDraft: true }),
      tree({ id: 'moved', ...moved }),
      tree({ id: 'waiting', plantingType: 'temporary', plantingDate: '2026-06-10', notes: 'Too hot' }),
      tree({ id: 'stays', finalPlantingLocation: 'at school', finalPlantingDate: '2026-06-14' }),
    ],
  });
  expect(timeline.map(({ at, title, details }) => [at, title, details])).toEqual([
    ['2026-06-01', 'Tree planted for now', ['in a pot']],
    ['2026-06-10', 'Tree planted for now', ['at school', 'Too hot']],
    ['2026-06-14', 'Tree planted', ['at school']],
    ['2026-07-01', 'Tree moved to its final place', ['in a park', 'It is happy']],
  ]);
});

test('a tree that was planted on the day of a look was planted after it', () => {
  const trackingEntries = [look({ observedAt: '2026-06-14T20:00' })];
  const kinds = told({ trackingEntries, plantingEntries: [tree({})] }).map(([, kind]) => kind);
  expect(kinds).toEqual(['observation', 'planting']);
});

test('each moment has the photos that were taken of it', () => {
  const photo = (id: string, over: Partial<Grown['photos'][number]>) => ({
    id,
    stepNumber: 4,
    trackingEntryId: null,
    plantingEntryId: null,
    ...over,
  });
  const timeline = timelineOf({
    steps: harvest({ collectionTime: '2026-05-01T10:00' }),
    trackingEntries: [look({})],
    plantingEntries: [tree({})],
    photos: [
      photo('branch', { stepNumber: 2 }),
      photo('jar', { stepNumber: 3 }),
      photo('leaf', { trackingEntryId: 'look' }),
      photo('hole', { stepNumber: 5, plantingEntryId: 'tree' }),
    ],
  });
  expect(timeline.map(({ photoIds }) => photoIds)).toEqual([['jar'], ['leaf'], ['hole']]);
});

test.each([
  [[], '2026-11-22T09:00:00.000Z'],
  [['2026-11-22T08:00', '2026-11-23'], '2026-11-22T09:00:00.000Z'],
  [['2026-10-10', '2026-11-22T08:00'], '2026-10-10'],
])('a project with %j, made on November 22, was begun on %s', (days, begun) => {
  expect(
    beginningOf(
      '2026-11-22T09:00:00.000Z',
      days.map((at) => ({ at })),
    ),
  ).toBe(begun);
});

test('what was counted stands under what was written, and a look of before there were counts bears it', () => {
  const {
    cuttingsAlive: _,
    cuttingsWithRoots: __,
    ...old
  } = look({ id: 'old', observedAt: '2026-05-01T08:00' });
  const trackingEntries = [look({ cuttingsAlive: 7, cuttingsWithRoots: 2 }), old as ReturnType<typeof look>];
  const details = timelineOf({ ...nothing, trackingEntries }).map((it) => it.details);
  expect(details).toEqual([['Green leaves'], ['Green leaves', '7 cuttings alive, 2 with roots']]);
});

test('of two looks of one minute, which come with the newer first, the newer stands last', () => {
  const trackingEntries = [look({ id: 'newer', notes: 'Newer' }), look({ id: 'older', notes: 'Older' })];
  expect(timelineOf({ ...nothing, trackingEntries }).map(({ id }) => id)).toEqual(['older', 'newer']);
});
