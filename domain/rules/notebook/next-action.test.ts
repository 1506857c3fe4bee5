import { expect, test } from 'vitest';
import type { Jar, ProjectGlance } from '#domain/contract/notebook/glances.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { countedContents, nextAction, weekInWater } from './next-action.ts';

const TODAY = '2026-06-10';
const PROJECT: Project = {
  id: 'p',
  name: 'Willow',
  status: 'in_progress',
  currentStep: 4,
  totalSteps: 5,
  location: null,
  createdAt: '2026-05-01T12:00:00.000Z',
  activityType: 'scout_activity',
  selectedSpeciesId: 'black-willow',
  selectedState: 'WI',
  selectedSpecies: null,
  revision: 0,
};
const GLANCE: ProjectGlance = {
  projectId: 'p',
  completedSteps: [1, 2, 3],
  inWaterSince: '2026-05-01T10:30',
  lastLook: null,
  lookedWeeks: [],
  latestLook: null,
  plantings: 'none',
  completedAt: null,
  photoCount: 2,
  entryCount: 0,
  newestPhoto: null,
  jar: null,
};
const look = (at: string): Partial<ProjectGlance> => ({ lastLook: at, latestLook: { at, isDraft: false } });
const jar = (roots: Jar['roots']): Jar => ({
  stage: 'water',
  cuttings: 7,
  rooted: null,
  roots,
  water: 2,
  leaves: 2,
});
const draft = (at: string, lastLook: string | null = null): Partial<ProjectGlance> => ({
  lastLook,
  latestLook: { at, isDraft: true },
});

test.each<[it: string, project: Partial<Project>, glance: Partial<ProjectGlance>, label: string, at: string]>(
  [
    ['is new', { currentStep: 1 }, { completedSteps: [] }, 'Learn how cloning works', '1'],
    [
      'has no tree',
      { currentStep: 2, selectedSpeciesId: null },
      { completedSteps: [1], photoCount: 0 },
      'Choose your tree',
      '2',
    ],
    [
      'skipped the introduction',
      { currentStep: 3 },
      { completedSteps: [2], inWaterSince: null },
      'Harvest your cuttings',
      '3',
    ],
    [
      'has a tree without a photo',
      { currentStep: 2 },
      { completedSteps: [1], photoCount: 0 },
      'Add a photo of your tree',
      '2',
    ],
    ['has a tree with a photo', { currentStep: 2 }, { completedSteps: [1] }, 'Finish your tree step', '2'],
    ['has its tree', { currentStep: 3 }, { completedSteps: [1, 2] }, 'Harvest your cuttings', '3'],
    ['has its cuttings in water for weeks', {}, {}, "Add today's check", '4, new look'],
    [
      'has its cuttings in water for six days',
      {},
      { inWaterSince: '2026-06-04T10:00' },
      'Add your first look',
      '4, new look',
    ],
    ['was looked at a week ago', {}, look('2026-06-03T09:00'), "Add today's check", '4, new look'],
    ['was looked at six days ago', {}, look('2026-06-04T23:59'), 'Add another look', '4, new look'],
    ['was looked at months ago', {}, look('2026-02-04T09:00'), "Add today's check", '4, new look'],
    [
      'has a look of today that is dated tomorrow',
      {},
      look('2026-06-11T09:00'),
      'Add another look',
      '4, new look',
    ],
    [
      'has a look not finished yesterday',
      {},
      draft('2026-06-09T09:00'),
      'Finish your check',
      '4, draft look',
    ],
    [
      'has one not finished after one that is',
      {},
      draft('2026-06-09T09:00', '2026-06-08T09:00'),
      'Finish your check',
      '4, draft look',
    ],
    ['has a look never finished', {}, draft('2026-06-03T09:00'), "Add today's check", '4, new look'],
    [
      'was looked at and nobody said since when it is in water',
      {},
      { ...look('2026-02-04T09:00'), inWaterSince: null },
      'Add another look',
      '4, new look',
    ],
    ['is to be planted', { currentStep: 5 }, look('2026-06-04T09:00'), 'Plant your tree', '5'],
    [
      'is to be planted and has roots',
      { currentStep: 5 },
      { ...look('2026-06-04T09:00'), jar: jar('short') },
      'Plant your tree',
      '5',
    ],
    [
      'was to be planted before it has roots',
      { currentStep: 5 },
      { ...look('2026-06-03T09:00'), jar: jar('bumps') },
      "Add today's check",
      '4, new look',
    ],
    [
      'was to be planted before anybody looked',
      { currentStep: 5 },
      { inWaterSince: '2026-06-09T10:00', jar: jar('none') },
      'Add your first look',
      '4, new look',
    ],
    [
      'has a planting that lacks something',
      {},
      { plantings: 'unfinished' },
      'Finish your planting entry',
      '5',
    ],
    ['is planted', {}, { plantings: 'counting' }, 'Finish your project', '5'],
    [
      'is planted without the introduction',
      {},
      { plantings: 'counting', completedSteps: [2, 3] },
      'Learn how cloning works',
      '1',
    ],
  ],
)('#dashboard: what is next in a project that %s', (_, project, glance, label, at) => {
  const action = nextAction({ ...PROJECT, ...project }, { ...GLANCE, ...glance }, TODAY);
  expect([action?.label, `${action?.step}${action?.look ? `, ${action.look} look` : ''}`]).toEqual([
    label,
    at,
  ]);
});

test.each<[project: Partial<Project>, label: string | undefined]>([
  [{ status: 'draft', currentStep: 1, selectedSpeciesId: null }, 'Learn how cloning works'],
  [{ currentStep: 2, selectedSpeciesId: null }, 'Choose your tree'],
  [{ currentStep: 3 }, 'Harvest your cuttings'],
  [{ currentStep: 4 }, "Add today's check"],
  [{ currentStep: 5 }, 'Plant your tree'],
  [{ status: 'completed', currentStep: 5 }, undefined],
])('#dashboard: where only the project %o is known, the next thing is %s', (project, label) => {
  expect(nextAction({ ...PROJECT, ...project }, undefined, TODAY)?.label).toBe(label);
});

test('#dashboard: a completed project has a report, and nothing that comes next', () => {
  expect(nextAction({ ...PROJECT, status: 'completed' }, GLANCE, TODAY)).toBeNull();
});

test.each([
  [null, '2026-06-10', null],
  ['2026-06-11T08:00', '2026-06-10', null],
  ['2026-06-10T23:59', '2026-06-10', 1],
  ['2026-06-04T10:00', '2026-06-10', 1],
  ['2026-06-03T23:00', '2026-06-10', 2],
  ['2026-05-01T10:30', '2026-06-10', 6],
])('#dashboard: cuttings in water since %s are on %s in week %s', (since, day, week) => {
  expect(weekInWater(since, day)).toBe(week);
});

test.each<[glance: Partial<ProjectGlance>, isOptional: boolean]>([
  [look('2026-06-04T09:00'), true],
  [look('2026-06-03T09:00'), false],
  [draft('2026-06-09T09:00'), false],
  [{ inWaterSince: '2026-06-04T09:00' }, true],
])('#the-weekly-rhythm: whether nothing waits for it after %o: %s', (glance, isOptional) => {
  expect(nextAction(PROJECT, { ...GLANCE, ...glance }, TODAY)?.isOptional ?? false).toBe(isOptional);
});

test.each([
  [0, 0, ''],
  [1, 0, '1 photo'],
  [0, 1, '1 entry'],
  [23, 7, '23 photos, 7 entries'],
])('#dashboard: %d photos and %d entries are told as "%s"', (photoCount, entryCount, told) => {
  expect(countedContents({ photoCount, entryCount })).toBe(told);
});
