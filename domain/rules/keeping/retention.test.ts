import { expect, test } from 'vitest';
import { RETENTION } from './retention.ts';
import type { Retention } from './retention-class.ts';
import { daysOf, retentionFor, spokenTerm } from './retention-days.ts';

test.each([
  [RETENTION.signUps, '14 days', 14],
  [RETENTION.browsers, '1 year', 365],
  [RETENTION.parentsProof, '3 years', 1095],
  [RETENTION.links, '60 days', 60],
  [RETENTION.emptyDrafts, '90 days', 90],
  [RETENTION.counts, '1 day', 1],
  [RETENTION.strayFiles, '1 hour', 1 / 24],
  [RETENTION.resets, '15 minutes', 15 / 1440],
  [RETENTION.work, 'As long as the account', null],
  [RETENTION.proofThatStays, 'No end is set so far', null],
  [RETENTION.auditLog, '3 years', 1095],
  [RETENTION.unvisited, '540 days', 540],
] as const)('$0.what: $1', ({ kept }, spoken, days) => {
  expect([spokenTerm(kept), daysOf(kept)]).toEqual([spoken, days]);
});

test('every class says all that a reader is to know', () => {
  const classes: readonly Retention[] = Object.values(RETENTION);
  for (const { what, purpose, need, from, told, kept, setting } of classes) {
    expect([what, purpose, need, from, told].every((words) => words.length > 3)).toBe(true);
    if (!setting?.canBeOff) expect(typeof kept === 'number' ? kept : 1).toBeGreaterThan(0);
  }
});

const DAYS = {
  signUps: 14,
  pausedConsents: 90,
  unvisited: 540,
  finishedProjects: 0,
  stopped: 30,
  deletedProjects: 30,
  backups: 35,
};
const toldOf = (name: keyof typeof DAYS, days: number, sendsMail = true) =>
  retentionFor({ ...DAYS, [name]: days }, { sendsMail }).find(({ what }) => what === RETENTION[name].what)
    ?.told;

test('what is told is what is sent: days beyond the chosen ones fall away, and without mail the child reads it', () => {
  expect(toldOf('signUps', 14)).toContain('on days 3 and 10');
  expect(toldOf('signUps', 7)).toContain('on day 3 after');
  expect(toldOf('signUps', 3)).not.toContain('after');
  expect(toldOf('unvisited', 540)).toBe('The parents, by e-mail 60, 30 and 7 days before');
  expect(toldOf('pausedConsents', 30)).toBe('The parents, by e-mail 30 and 7 days before');
  expect(toldOf('stopped', 30)).toContain('on the day of it, and 7 days before');
  expect(toldOf('stopped', 5)).not.toContain('before');
  expect(toldOf('unvisited', 540, false)).toBe('Your child, on the first page, from 60 days before');
});

test('a class that is off is not in the list', () => {
  expect(toldOf('finishedProjects', 0)).toBeUndefined();
  expect(toldOf('finishedProjects', 365)).toBe('The parents, by e-mail 30 and 7 days before');
  expect(toldOf('backups', 0)).toBeUndefined();
});
