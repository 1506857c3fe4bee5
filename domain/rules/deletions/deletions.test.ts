import { expect, test } from 'vitest';
import { CLOCK_CLASSES } from '#domain/rules/keeping/clock-classes.ts';
import { reasonWords, spokenCounts } from './deletions.ts';

const OF_ANOTHER_VERSION = reasonWords('a reason of another version');

test.each([
  ...CLOCK_CLASSES,
  ...['signUps', 'deletedProjects', 'emptyDrafts', 'child', 'parent', 'administrator'],
])('why something goes is said in words: %s', (reason) => {
  expect(reasonWords(reason)).not.toBe(OF_ANOTHER_VERSION);
});

test('a reason that is not known here is said as what holds of each: its time was over', () => {
  expect(OF_ANOTHER_VERSION).toBe('its time was over');
  expect(reasonWords('constructor')).toBe('its time was over');
});

test('counts are spoken in one order, each kind by itself, and what is none is left out', () => {
  expect(spokenCounts({ photos: 2, accounts: 1, projects: 0 })).toEqual(['1 account', '2 photos']);
});
