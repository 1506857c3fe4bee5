import { expect, test } from 'vitest';
import type { ScoutProject } from '#domain/contract/troop/leader.ts';
import { thingsToBring } from './meeting.ts';
import { listedProject, listedWork } from './scout-needs.suite.ts';

const brought = (...projects: (Partial<ScoutProject> | null)[]) =>
  thingsToBring(projects.map((it) => ({ projects: it === null ? [] : [listedProject(it)] })))
    .map(({ thing, scouts }) => `${thing} ${scouts}`)
    .join(', ');

test.each<[string, Partial<ScoutProject> | null, string]>([
  ['who has no tree yet', null, 'device 1'],
  ['who picks one', { currentStep: 2 }, 'device 1'],
  ['who harvests', { currentStep: 3 }, 'shears 1, jars 1, labels 1, water 1'],
  ['who looks at cuttings', { currentStep: 4 }, 'water 1, ruler 1'],
  [
    'whose roots are long',
    { currentStep: 4, work: listedWork({ roots: 'long' }) },
    'water 1, ruler 1, pots 1, soil 1',
  ],
  ['who plants', { currentStep: 5 }, 'pots 1, soil 1'],
  ['who has finished', { currentStep: 5, status: 'completed' }, ''],
])('#meeting: what is brought for %s', (_, project, things) => {
  expect(brought(project)).toBe(things);
});

test('#meeting: things are counted by scouts', () => {
  expect(brought({ currentStep: 3 }, { currentStep: 4 }, { currentStep: 3 })).toBe(
    'shears 2, jars 2, labels 2, water 3, ruler 1',
  );
  expect(thingsToBring([])).toEqual([]);
});
