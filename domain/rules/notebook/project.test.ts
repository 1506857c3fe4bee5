import { expect, test } from 'vitest';
import type { Project, ProjectStatus } from '#domain/contract/notebook/projects.ts';
import type { Stored } from '#domain/rules/platform/revisions.ts';
import {
  currentStepAfter,
  daysLeftWords,
  isNewProjectName,
  newProjectName,
  progressPercent,
  statusAfter,
  statusLabel,
  stepsBehind,
} from './project.ts';
import { changeProject } from './project-commands.ts';

test.each([
  ['draft', 'Draft'],
  ['in_progress', 'In Progress'],
  ['completed', 'Completed'],
  ['', 'Draft'],
  ['archived', 'Draft'],
  ['COMPLETED', 'Draft'],
  ['toString', 'Draft'],
])('#projects: the status "%s" is called %s', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});

test.each<[status: ProjectStatus, currentStep: number, behind: number]>([
  ['draft', 1, 0],
  ['in_progress', 2, 1],
  ['in_progress', 5, 4],
  ['completed', 5, 5],
  ['completed', 4, 5],
])('#projects: a project %s at step %d has %d steps behind it', (status, currentStep, behind) => {
  expect(stepsBehind({ status, currentStep, totalSteps: 5 })).toBe(behind);
});

test.each([
  [0, 5, 0],
  [1, 5, 20],
  [5, 5, 100],
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
])('#projects: %d of %d is %d on the scale of 0 to 100', (done, total, percent) => {
  expect(progressPercent(done, total)).toBe(percent);
});

test('#projects: a new project is named after the local date', () => {
  expect(newProjectName('5/31/2026')).toBe('Cloning Project - 5/31/2026');
});

test.each([
  [1, 1, 2],
  [2, 2, 3],
  [3, 3, 4],
  [5, 5, 5],
  [4, 2, 4],
  [5, 1, 5],
  [2, 5, 5],
])('#saving-a-step: at step %d, completing step %d leads to step %d', (current, completed, next) => {
  expect(currentStepAfter(current, completed)).toBe(next);
});

test.each<[current: ProjectStatus, completedStep: number, status: ProjectStatus]>([
  ['draft', 1, 'in_progress'],
  ['draft', 3, 'in_progress'],
  ['in_progress', 2, 'in_progress'],
  ['in_progress', 4, 'in_progress'],
  ['in_progress', 5, 'completed'],
  ['completed', 4, 'completed'],
  ['completed', 5, 'completed'],
])('#projects: a project %s whose step %d is completed is %s', (current, completedStep, status) => {
  expect(statusAfter(current, completedStep)).toBe(status);
});

test.each([
  [0, '30 days left'],
  [-5000, '30 days left'],
  [1, '30 days left'],
  [24 * 60, '29 days left'],
  [28.5 * 24 * 60, '2 days left'],
  [29 * 24 * 60, '1 day left'],
  [30 * 24 * 60 - 1, '1 day left'],
  [30 * 24 * 60, 'Goes today'],
  [40 * 24 * 60, 'Goes today'],
])('#deleted-projects: %d minutes after a project was deleted it has %s', (minutes, words) => {
  const deletedAt = '2026-05-01T10:00:00.000Z';
  expect(daysLeftWords(deletedAt, Date.parse(deletedAt) + minutes * 60_000, 30)).toBe(words);
});

const FROM_PHONE: Stored<Project> = {
  id: 'oak',
  name: 'Willy',
  status: 'draft',
  currentStep: 1,
  totalSteps: 5,
  location: 'in the park',
  createdAt: '2026-05-31T12:00:00.000Z',
  activityType: 'scout_activity',
  selectedSpeciesId: 'black-willow',
  selectedState: 'WI',
  selectedSpecies: { id: 'black-willow', commonName: 'Black Willow', scientificName: 'Salix nigra' },
  revision: 1,
  fieldRevisions: { name: { at: 1, by: 'phone' } },
};

test.each([
  ['another device that has not seen it is told', { revision: 0, device: 'tablet' }, 'Willy', ['name']],
  ['another device that has seen it writes over it', { revision: 1, device: 'tablet' }, 'Oaky', []],
  ['the same device always may', { revision: 0, device: 'phone' }, 'Oaky', []],
  ['who says nothing of it always may', {}, 'Oaky', []],
])(
  '#two-devices: of the name of a project %s, and the place goes with none of it',
  (_, from, name, conflicts) => {
    expect(changeProject(FROM_PHONE, { name: 'Oaky', location: 'at school', ...from }, null)).toMatchObject({
      it: { name, location: 'at school', revision: 2, selectedSpecies: FROM_PHONE.selectedSpecies },
      conflicts,
    });
  },
);

test('#two-devices: a place that both devices emptied is nothing to choose from', () => {
  const emptied = { ...FROM_PHONE, location: null, fieldRevisions: { location: { at: 1, by: 'phone' } } };
  const change = { location: '', revision: 0, device: 'tablet' };
  expect(changeProject(emptied, change, null)).toMatchObject({ it: { location: null }, conflicts: [] });
});

test.each([
  [newProjectName('5/31/2026'), true],
  ['Proyecto de clonación - 31/5/2026', true],
  ['Willy the willow', false],
  ['Cloning Project - my second', false],
])('whether %s is the name that a project began with: %s', (name, isNew) => {
  expect(isNewProjectName(name)).toBe(isNew);
});
