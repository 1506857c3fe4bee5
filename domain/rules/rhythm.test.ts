import { expect, test } from 'vitest';
import { type CheckState, checkState, dayAfter, type Looked, nextCheckOf } from './rhythm.ts';

const NOTHING: Looked = { lastLook: null, inWaterSince: null, isCompleted: false };

test.each<[what: string, looked: Partial<Looked>, today: string, next: string | null]>([
  ['nothing in water', {}, '2026-08-01', null],
  ['cuttings in water', { inWaterSince: '2026-08-01T10:00' }, '2026-08-02', '2026-08-08'],
  [
    'a look after that',
    { inWaterSince: '2026-08-01T10:00', lastLook: '2026-08-08T18:00' },
    '2026-08-09',
    '2026-08-15',
  ],
  ['a look before the clocks change', { lastLook: '2026-03-07T23:30' }, '2026-03-08', '2026-03-14'],
  ["a look before the year's end", { lastLook: '2026-12-26T09:00' }, '2026-12-27', '2027-01-02'],
  ['a look that is dated tomorrow', { lastLook: '2026-08-03T09:00' }, '2026-08-02', '2026-08-09'],
  ['a project that is done', { lastLook: '2026-08-01T09:00', isCompleted: true }, '2026-08-02', null],
])('the next check of %s', (_, looked, today, next) => {
  expect(nextCheckOf({ ...NOTHING, ...looked }, today)).toBe(next);
});

test.each<[days: number, state: CheckState]>([
  [-1, 'fine'],
  [0, 'due'],
  [2, 'due'],
  [3, 'waiting'],
  [13, 'waiting'],
  [14, 'resting'],
  [60, 'resting'],
])('%i days after the day of a check it is %s', (days, state) => {
  expect(checkState('2026-08-08', dayAfter('2026-08-08', days))).toBe(state);
});

test('without a check to come nothing waits', () => {
  expect(checkState(null, '2026-08-08')).toBe('none');
});
