import { expect, test } from 'vitest';
import type { ChildProject } from '#domain/contract/family/parent.ts';
import { timelineOf } from '#domain/rules/report/timeline.ts';
import { type ChildLook, looksOf, sinceLastVisit } from './child-looks.ts';

type Photo = ChildProject['summary']['photos'][number];
type Entry = ChildProject['trackingEntries'][number];

const photo = (id: string, uploadedAt: string, of: Partial<Photo> = {}) =>
  ({
    ...{ id, uploadedAt, takenAt: null, kind: null, stepNumber: 4, caption: '' },
    ...{ trackingEntryId: null, plantingEntryId: null, treeCheckId: null },
    ...of,
  }) as Photo;
const entry = (id: string, observedAt: string, of: Partial<Entry> = {}) =>
  ({
    ...{ id, observedAt, createdAt: `${observedAt}:00.000Z`, notes: `Notes of ${id}`, photos: [] },
    ...{ isDraft: false, addedWater: false, changedWater: false, noticedRootGrowth: false },
    ...{ cuttingsAlive: null, cuttingsWithRoots: null, longestRootInches: null },
    ...of,
  }) as unknown as Entry;

type Parts = Partial<Pick<ChildProject, 'trackingEntries' | 'plantingEntries' | 'treeChecks'>> & {
  photos?: Photo[];
};

function work({ trackingEntries = [], plantingEntries = [], treeChecks = [], photos = [] }: Parts) {
  const timeline = timelineOf({ steps: [], trackingEntries, plantingEntries, photos });
  const project = { id: 'p', name: 'Willow', createdAt: '2026-04-01T12:00:00.000Z' };
  const rows = { trackingEntries, plantingEntries, treeChecks };
  return { project, summary: { timeline, photos }, ...rows } as unknown as ChildProject;
}

const idsOf = (looks: readonly ChildLook[]) => looks.map(({ id }) => id);

test('where nothing was done there are no looks', () => {
  expect(looksOf([])).toEqual([]);
  expect(looksOf([work({})])).toEqual([]);
});

test('looks stand by the day of the child, the newest first, and a draft that holds nothing is none', () => {
  const works = [
    work({
      trackingEntries: [
        entry('draft', '2026-05-23T11:40', { isDraft: true, notes: '' }),
        entry('third', '2026-05-16T10:15'),
        entry('first', '2026-04-18T16:30'),
      ],
    }),
    work({ trackingEntries: [entry('second', '2026-05-01T09:00')] }),
  ];
  expect(idsOf(looksOf(works))).toEqual(['third', 'second', 'first']);
});

test('what is still being written stands there with its words or photos, and says that it is not finished', () => {
  const early = photo('early', '2026-05-16T15:00:00.000Z', { trackingEntryId: 'pictured' });
  const looks = looksOf([
    work({
      trackingEntries: [
        entry('worded', '2026-05-17T10:15', { isDraft: true, notes: 'Only words' }),
        entry('pictured', '2026-05-16T10:15', { isDraft: true, notes: '', photos: [early] }),
      ],
      photos: [early],
    }),
  ]);
  expect(looks).toMatchObject([
    {
      id: 'worded',
      kind: 'entry',
      isDraft: true,
      at: '2026-05-17T10:15',
      about: { moment: { notes: 'Only words' } },
      photos: [],
    },
    {
      id: 'pictured',
      kind: 'entry',
      isDraft: true,
      about: { moment: { notes: null } },
      photos: [{ id: 'early' }],
    },
  ]);
});

test('a planting that is still being written stands by its day, or by that on which it was begun', () => {
  const planting = (id: string, of: object) =>
    ({
      ...{
        id,
        createdAt: '2026-06-01T12:00:00.000Z',
        photos: [],
        isDraft: true,
        notes: '',
        plantingDate: '',
      },
      ...{
        plantingType: 'permanent',
        plantingLocation: '',
        finalPlantingLocation: null,
        finalPlantingDate: null,
      },
      ...of,
    }) as unknown as ChildProject['plantingEntries'][number];
  const plantingEntries = [
    planting('undated', { notes: 'By the pond' }),
    planting('empty', { plantingDate: '2026-06-02' }),
  ];
  expect(looksOf([work({ plantingEntries })])).toMatchObject([
    {
      id: 'undated',
      kind: 'planting',
      isDraft: true,
      at: '2026-06-01',
      about: { moment: { notes: 'By the pond' } },
    },
  ]);
});

test('a harvest is told with its count, with or without photos, and a tree that was moved with its place', () => {
  const formData = { collectionTime: '2026-04-03T09:00', cuttingCount: 8 };
  const steps = [{ stepNumber: 3, formData }] as unknown as Parameters<typeof timelineOf>[0]['steps'];
  const told = (photos: Photo[]) => {
    const result = work({ photos });
    const timeline = timelineOf({ steps, trackingEntries: [], plantingEntries: [], photos });
    return looksOf([{ ...result, summary: { ...result.summary, timeline } } as unknown as ChildProject]);
  };
  const moment = { kind: 'harvest', cuttingCount: 8 };
  expect(told([])).toMatchObject([{ about: { moment }, photos: [] }]);
  const cut = photo('cut', '2026-04-03T15:00:00.000Z', { stepNumber: 3 });
  expect(told([cut])).toMatchObject([{ about: { stepNumber: 3, harvest: moment }, photos: [{ id: 'cut' }] }]);

  const moved = {
    ...{
      id: 'tree',
      createdAt: '2026-05-20T12:00:00.000Z',
      photos: [],
      isDraft: false,
      notes: 'It stands well.',
    },
    ...{ plantingType: 'temporary', plantingLocation: 'a pot', plantingDate: '2026-05-20' },
    ...{ finalPlantingLocation: 'by the pond', finalPlantingDate: '2026-06-20' },
  } as unknown as ChildProject['plantingEntries'][number];
  const [latest] = looksOf([work({ plantingEntries: [moved] })]);
  const inPlace = { place: 'by the pond', notes: 'It stands well.' };
  expect(latest).toMatchObject({ at: '2026-06-20', about: { moment: inPlace } });
});

test('a look has the words, and its photos, of which the last is first; photos of a step stand for themselves', () => {
  const [early, late] = [
    photo('early', '2026-05-16T15:00:00.000Z', { trackingEntryId: 'look' }),
    photo('late', '2026-05-16T15:05:00.000Z', { trackingEntryId: 'look' }),
  ];
  const tree = photo('tree', '2026-04-02T15:00:00.000Z', { stepNumber: 2 });
  const trackingEntries = [
    entry('look', '2026-05-16T10:15', { notes: 'Roots!', photos: [early, late], addedWater: true }),
  ];
  const [look, ofStep] = looksOf([work({ trackingEntries, photos: [early, late, tree] })]);
  expect(look).toMatchObject({
    ...{
      kind: 'entry',
      at: '2026-05-16T10:15',
      projectName: 'Willow',
      about: { moment: { notes: 'Roots!' } },
    },
    ...{ photos: [late, early], cameAt: '2026-05-16T15:05:00.000Z' },
  });
  expect(ofStep).toMatchObject({ kind: 'photos', at: '2026-04-02', about: { stepNumber: 2 } });
  expect(ofStep?.photos).toEqual([tree]);
});

const came = (id: string, cameAt: string) => ({ id, cameAt }) as ChildLook;
const LOOKS = [
  came('e', '2026-05-05T12:00:00.000Z'),
  came('d', '2026-05-04T12:00:00.000Z'),
  // Written down late: it is of an older day.
  came('c', '2026-05-06T12:00:00.000Z'),
  came('b', '2026-05-02T12:00:00.000Z'),
  came('a', '2026-05-01T12:00:00.000Z'),
];

test.each([
  ['the first time the three newest stand there', null, 0, 'edc', 'ba'],
  [
    'what came since the last visit stands there, also of an older day',
    '2026-05-04T18:00:00.000Z',
    2,
    'ec',
    'dba',
  ],
  ['of much that is new three stand there', '2026-04-30T12:00:00.000Z', 5, 'edc', 'ba'],
  ['where nothing is new the newest alone stands there', '2026-05-07T12:00:00.000Z', 0, 'e', 'dcba'],
])('%s', (_name, lastVisitAt, fresh, shown, folded) => {
  const parts = sinceLastVisit(LOOKS, lastVisitAt);
  expect(parts.fresh).toBe(fresh);
  expect(idsOf(parts.shown).join('')).toBe(shown);
  expect(idsOf(parts.folded).join('')).toBe(folded);
});
