import { expect, test } from 'vitest';
import { TOLD_LOOK } from '#domain/contract/notebook/written-fields.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { beginningOf, type Grown, happenedIn, timelineOf } from './timeline.ts';

const nothing: Grown = { steps: [], trackingEntries: [], plantingEntries: [], photos: [] };
const harvest = (formData: Grown['steps'][number]['formData']) => [{ stepNumber: 3, formData }];
const look = (over: Partial<Grown['trackingEntries'][number]>) => ({
  ...emptyOf(TOLD_LOOK),
  id: 'look',
  isDraft: false,
  observedAt: '2026-05-10T08:00',
  notes: 'Green leaves',
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
  timelineOf({ ...nothing, ...grown }).map((moment) => [moment.day, moment.kind, ...happenedIn(moment)]);

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
    [1, 'harvest', 'harvest'],
    [1, 'water', 'water'],
    [8, 'observation', 'addedWater', 'changedWater'],
    [22, 'roots', 'firstRoots', 'changedWater'],
    [29, 'observation', 'rootGrowth', 'addedWater'],
    [45, 'planting', 'planting'],
  ]);
});

test('#the-jar: roots that were counted and not ticked are the first roots all the same', () => {
  const trackingEntries = [
    look({ id: 'ticked', observedAt: '2026-05-17T08:00', noticedRootGrowth: true }),
    look({ id: 'counted', cuttingsWithRoots: 1 }),
  ];
  expect(told({ trackingEntries })).toEqual([
    [1, 'roots', 'firstRoots'],
    [8, 'observation', 'rootGrowth'],
  ]);
});

test.each([
  [{ isDraft: true }, []],
  [{}, [[1, 'observation', 'look']]],
  [{ noticedRootGrowth: true }, [[1, 'roots', 'firstRoots']]],
])('an observation %j is told as %j', (over, timeline) => {
  expect(told({ trackingEntries: [look(over)] })).toEqual(timeline);
});

test('roots in a draft are not the first ones', () => {
  const entries = [
    look({ id: 'draft', isDraft: true, noticedRootGrowth: true }),
    look({ observedAt: '2026-05-20T08:00', noticedRootGrowth: true }),
  ];
  expect(told({ trackingEntries: entries })).toEqual([[1, 'roots', 'firstRoots']]);
});

test('a step 3 that is only begun adds what it knows', () => {
  const steps = harvest({ collectionTime: '', waterPlacementDate: '2026-05-01T10:30' });
  expect(told({ steps })).toEqual([[1, 'water', 'water']]);
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
  expect(timeline.map((moment) => [moment.at, ...happenedIn(moment), moment.place, moment.notes])).toEqual([
    ['2026-06-01', 'plantingForNow', 'in a pot', null],
    ['2026-06-10', 'plantingForNow', 'at school', 'Too hot'],
    ['2026-06-14', 'planting', 'at school', null],
    ['2026-07-01', 'move', 'in a park', 'It is happy'],
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

test('what was counted is told of a look, and one of before there were counts has none', () => {
  const {
    cuttingsAlive: _,
    cuttingsWithRoots: __,
    ...old
  } = look({ id: 'old', observedAt: '2026-05-01T08:00', notes: ' Green leaves ' });
  const trackingEntries = [look({ cuttingsAlive: 7, cuttingsWithRoots: 2 }), old as ReturnType<typeof look>];
  const notes = 'Green leaves';
  expect(timelineOf({ ...nothing, trackingEntries })).toMatchObject([
    { notes, cuttingsAlive: null, cuttingsWithRoots: null },
    { notes, cuttingsAlive: 7, cuttingsWithRoots: 2 },
  ]);
});

test('a place that was written into the notes too is told once', () => {
  const plantingEntries = [tree({ notes: ' at school' })];
  expect(timelineOf({ ...nothing, plantingEntries })).toMatchObject([{ place: 'at school', notes: null }]);
});

test('of two looks of one minute, which come with the newer first, the newer stands last', () => {
  const trackingEntries = [look({ id: 'newer', notes: 'Newer' }), look({ id: 'older', notes: 'Older' })];
  expect(timelineOf({ ...nothing, trackingEntries }).map(({ id }) => id)).toEqual(['older', 'newer']);
});
