import { expect, test } from 'vitest';
import { hasNotes, type Observation, staysDraft } from './tracking.ts';

const EMPTY: Observation = {
  notes: '',
  addedWater: false,
  changedWater: false,
  noticedRootGrowth: false,
  timeSpent: null,
  observedAt: '2026-05-01T10:00',
};

test.each<[message: string, observation: Partial<Observation>, isDraft: boolean]>([
  ['an empty entry stays a draft', {}, true],
  ['notes alone leave a draft', { notes: 'Two roots!' }, true],
  ['added water alone leaves a draft', { addedWater: true }, true],
  ['all activities without notes leave a draft', { ...EMPTY, addedWater: true, changedWater: true }, true],
  ['blank notes are none', { notes: ' \n ', addedWater: true }, true],
  ['notes and added water finish', { notes: 'Hi', addedWater: true }, false],
  ['notes and changed water finish', { notes: 'Hi', changedWater: true }, false],
  ['notes and root growth finish', { notes: 'Hi', noticedRootGrowth: true }, false],
  [
    'notes and all three finish',
    { notes: 'Hi', addedWater: true, changedWater: true, noticedRootGrowth: true },
    false,
  ],
])('§4, auto-save of a tracking entry: %s', (_, observation, isDraft) => {
  expect(staysDraft({ ...EMPTY, ...observation })).toBe(isDraft);
});

test.each([
  ['', false],
  [' \t\n', false],
  ['.', true],
  [' Roots ', true],
])('§5: a tracking entry with the notes %j can be completed: %s', (notes, canBeCompleted) => {
  expect(hasNotes({ notes })).toBe(canBeCompleted);
});
