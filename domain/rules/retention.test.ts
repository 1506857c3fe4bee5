import { expect, test } from 'vitest';
import { RETENTION } from './retention.ts';
import type { Retention } from './retention-class.ts';
import { daysOf, spokenTerm } from './retention-days.ts';

test.each([
  [RETENTION.signUps, '14 days', 14],
  [RETENTION.browsers, '1 year', 365],
  [RETENTION.parentsProof, '3 years', 1095],
  [RETENTION.links, '60 days', 60],
  [RETENTION.emptyDrafts, '1 day', 1],
  [RETENTION.strayFiles, '1 hour', 1 / 24],
  [RETENTION.resets, '15 minutes', 15 / 1440],
  [RETENTION.work, 'As long as the account', null],
  [RETENTION.auditLog, 'No end is set so far', null],
] as const)('$0.what: $1', ({ kept }, spoken, days) => {
  expect([spokenTerm(kept), daysOf(kept)]).toEqual([spoken, days]);
});

test('every class says all that a reader is to know', () => {
  const classes: readonly Retention[] = Object.values(RETENTION);
  for (const { what, purpose, need, from, told, kept } of classes) {
    expect([what, purpose, need, from, told].every((words) => words.length > 3)).toBe(true);
    expect(typeof kept === 'number' ? kept : 1).toBeGreaterThan(0);
  }
});

test('the reminders that are told of are those that are sent', () => {
  expect(RETENTION.signUps.told).toContain('days 3 and 10');
});
