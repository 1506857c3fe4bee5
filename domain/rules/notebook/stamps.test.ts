import { expect, test } from 'vitest';
import { nextStamp, type Recorded, STAMP_NAMES, STAMPS, stampsOf } from './stamps.ts';

const WATER = { collectionTime: '2026-05-01T10:00', waterPlacementDate: '2026-05-02T11:00' };
const look = (observedAt: string, over: Partial<Recorded['looks'][number]> = {}) => ({
  isDraft: false,
  observedAt,
  noticedRootGrowth: false,
  cuttingsWithRoots: null,
  longestRootInches: null,
  ...over,
});
const tree = (over: Partial<Recorded['plantings'][number]> = {}) => ({
  isDraft: false,
  isCompleted: true,
  plantingDate: '2026-07-01',
  finalPlantingDate: '2026-07-01',
  ...over,
});
const earned = (recorded: Partial<Recorded>) =>
  stampsOf({ harvest: WATER, looks: [], plantings: [], ...recorded }).map(({ kind, at }) => `${kind} ${at}`);
const CUT = 'cuttings 2026-05-01T10:00';

test('#stamps: nothing recorded is no stamp', () => {
  expect(earned({ harvest: {} })).toEqual([]);
  expect(earned({ harvest: { collectionTime: '', waterPlacementDate: null } })).toEqual([]);
});

test.each<[it: string, recorded: Partial<Recorded>, stamps: readonly string[]]>([
  ['cuttings that were harvested', {}, [CUT]],
  [
    'cuttings of which only the water is known',
    { harvest: { waterPlacementDate: '2026-05-02T11:00' } },
    ['cuttings 2026-05-02T11:00'],
  ],
  ['a look in week 3', { looks: [look('2026-05-22T23:59')] }, [CUT]],
  [
    'a look on the first day of week 4',
    { looks: [look('2026-05-23T00:00')] },
    [CUT, 'week-4 2026-05-23T00:00'],
  ],
  [
    'a first look in week 9: the weeks that were missed cost none',
    { looks: [look('2026-06-30T08:00')] },
    [CUT, 'week-4 2026-06-30T08:00', 'week-8 2026-06-30T08:00'],
  ],
  [
    'a draft in week 4',
    { looks: [look('2026-05-25T08:00', { isDraft: true, noticedRootGrowth: true })] },
    [CUT],
  ],
  [
    'roots that were ticked, and counted a day before',
    {
      looks: [
        look('2026-05-10T08:00', { noticedRootGrowth: true }),
        look('2026-05-09T08:00', { cuttingsWithRoots: 1 }),
      ],
    },
    [CUT, 'roots 2026-05-09T08:00'],
  ],
  [
    'twelve weeks that begin with the first look',
    { harvest: {}, looks: [look('2026-07-17T08:00'), look('2026-05-01T08:00')] },
    ['week-4 2026-07-17T08:00', 'week-8 2026-07-17T08:00', 'week-12 2026-07-17T08:00'],
  ],
  [
    'a tree that stands for now',
    { plantings: [tree({ isCompleted: false, finalPlantingDate: null })] },
    [CUT],
  ],
  ['a tree of a draft', { plantings: [tree({ isDraft: true })] }, [CUT]],
  [
    'a tree that was moved, and another one',
    { plantings: [tree({ finalPlantingDate: '2026-07-09' }), tree({ finalPlantingDate: null })] },
    [CUT, 'planted 2026-07-01'],
  ],
])('#stamps: %s', (_, recorded, stamps) => {
  expect(earned(recorded)).toEqual(stamps);
});

test('#stamps: a stamp for a week that was earned later says in which week, as the list of entries counts', () => {
  const weeks = (...days: string[]) =>
    stampsOf({ harvest: WATER, looks: days.map((day) => look(`${day}T08:00`)), plantings: [] }).map(
      ({ kind, laterWeek }) => [kind, laterWeek],
    );
  expect(weeks('2026-05-23', '2026-06-30')).toEqual([
    ['cuttings', undefined],
    ['week-4', undefined],
    ['week-8', 9],
  ]);
  expect(weeks('2026-05-30')).toEqual([
    ['cuttings', undefined],
    ['week-4', 5],
  ]);
});

test('#stamps: of one day the stamps stand in their usual order', () => {
  const looks = [look('2026-05-25T08:00', { noticedRootGrowth: true })];
  const plantings = [tree({ plantingDate: '2026-05-25', finalPlantingDate: null })];
  expect(earned({ looks, plantings }).map((it) => it.split(' ')[0])).toEqual([
    'cuttings',
    'week-4',
    'roots',
    'planted',
  ]);
});

test('#stamps: the next stamp is one that a child can do something for', () => {
  const next = (...kinds: (typeof STAMPS)[number][]) =>
    nextStamp(kinds.map((kind) => ({ kind, at: '2026-05-01' })));
  expect(next()).toBe('cuttings');
  expect(next('cuttings')).toBe('week-4');
  expect(next('cuttings', 'week-4')).toBe('week-8');
  expect(next('cuttings', 'week-4', 'week-8', 'week-12')).toBe('planted');
  expect(next('planted')).toBe(null);
});

test('#stamps: every stamp has a name', () => {
  expect(STAMPS.map((kind) => STAMP_NAMES[kind])).toEqual([
    'First cuttings',
    'Week 4',
    'First root',
    'Week 8',
    'Week 12',
    'Planted',
  ]);
});
