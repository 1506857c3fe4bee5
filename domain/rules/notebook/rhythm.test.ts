import { describe, expect, test } from 'vitest';
import {
  type CheckState,
  checkState,
  dayAfter,
  type Looked,
  lastLookOf,
  leavesOf,
  lookedWeeksOf,
  nextCheckOf,
} from './rhythm.ts';

const IN_WATER: Looked = { lastLook: null, inWaterSince: '2026-01-03T10:00', isCompleted: false };

test.each<[what: string, looked: Partial<Looked>, today: string, next: string | null]>([
  ['nothing in water', { inWaterSince: null }, '2026-08-01', null],
  ['nothing in water and a look', { inWaterSince: null, lastLook: '2026-07-30T10:00' }, '2026-08-01', null],
  ['a water date that was cleared', { inWaterSince: '' }, '2026-08-01', null],
  ['cuttings in water', { inWaterSince: '2026-08-01T10:00' }, '2026-08-02', '2026-08-08'],
  ['cuttings in water today', { inWaterSince: '2026-08-01T23:59' }, '2026-08-01', '2026-08-08'],
  ['cuttings in water tomorrow', { inWaterSince: '2026-08-02T08:00' }, '2026-08-01', '2026-08-08'],
  ['a look on a Saturday', { lastLook: '2026-05-02T18:00' }, '2026-05-03', '2026-05-09'],
  ['a look late at night', { lastLook: '2026-05-02T23:59' }, '2026-05-03', '2026-05-09'],
  ['a look in the first minute of a day', { lastLook: '2026-05-02T00:00' }, '2026-05-03', '2026-05-09'],
  ['a look of long ago', { lastLook: '2026-02-07T09:00' }, '2026-08-01', '2026-02-14'],
  ['a look before the water', { lastLook: '2026-01-02T09:00' }, '2026-01-04', '2026-01-09'],
  ['a look before summer time', { lastLook: '2026-03-07T23:30' }, '2026-03-08', '2026-03-14'],
  ['a look in the night of summer time', { lastLook: '2026-03-08T02:30' }, '2026-03-09', '2026-03-15'],
  ['a look before winter time', { lastLook: '2026-10-31T23:30' }, '2026-11-01', '2026-11-07'],
  ['a look in the hour that comes twice', { lastLook: '2026-11-01T01:30' }, '2026-11-02', '2026-11-08'],
  ["a look before the year's end", { lastLook: '2026-12-26T09:00' }, '2026-12-27', '2027-01-02'],
  ['a look before a leap day', { lastLook: '2028-02-26T09:00' }, '2028-02-27', '2028-03-04'],
  ['a look on a leap day', { lastLook: '2028-02-29T09:00' }, '2028-03-01', '2028-03-07'],
  ['a look in February of any other year', { lastLook: '2027-02-27T09:00' }, '2027-02-28', '2027-03-06'],
  ['a look in a month of 30 days', { lastLook: '2026-04-25T09:00' }, '2026-04-26', '2026-05-02'],
  ['a look in a month of 31 days', { lastLook: '2026-05-30T09:00' }, '2026-05-31', '2026-06-06'],
  ['a look that is dated tomorrow', { lastLook: '2026-08-03T09:00' }, '2026-08-02', '2026-08-09'],
  ['a look of a year to come', { lastLook: '2031-08-03T09:00' }, '2026-08-02', '2026-08-09'],
  ['a project that is done', { lastLook: '2026-08-01T09:00', isCompleted: true }, '2026-08-02', null],
])('#the-weekly-rhythm: the next check of %s', (_, looked, today, next) => {
  expect(nextCheckOf({ ...IN_WATER, ...looked }, today)).toBe(next);
});

const DAYS = [-400, -1, 0, 2, 3, 13, 14, 60, 400];
const STATES: CheckState[] = [
  'fine',
  'fine',
  'due',
  'due',
  'waiting',
  'waiting',
  'resting',
  'resting',
  'resting',
];

describe.each(['2026-08-08', '2026-12-31', '2028-02-29', '2026-03-08', '2026-11-01'])(
  '#the-weekly-rhythm: where a check is on %s',
  (check) => {
    test.each(DAYS.map((days, at) => [days, STATES[at]]))('%i days after it is %s', (days, state) => {
      expect(checkState(check, dayAfter(check, Number(days)))).toBe(state);
    });
  },
);

test('#the-weekly-rhythm: without a check to come nothing waits', () => {
  expect(checkState(null, '2026-08-08')).toBe('none');
});

test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Australia/Lord_Howe'])(
  '#the-weekly-rhythm: on a device in %s every day of two years is followed by the next, and a week is seven of them',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      let day = '2027-01-01';
      for (let count = 0; count < 2 * 366; count++) {
        const next = nextCheckOf({ ...IN_WATER, lastLook: `${day}T23:30` }, day) ?? '';
        const weekday = (text: string) => new Date(`${text}T12:00`).getDay();
        expect(weekday(next)).toBe(weekday(day));
        expect([checkState(next, dayAfter(day, 6)), checkState(next, dayAfter(day, 7))]).toEqual([
          'fine',
          'due',
        ]);
        day = dayAfter(day, 1);
      }
      expect(day).toBe('2029-01-02');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);

const look = (observedAt: string, isDraft = false) => ({ observedAt, isDraft });

test('#the-weekly-rhythm: the last look is the latest that is finished, in whatever order they were written', () => {
  const looks = [look('2026-05-09T09:00'), look('2026-05-16T09:00', true), look('2026-05-02T09:00')];
  expect(lastLookOf(looks)).toBe('2026-05-09T09:00');
  expect(lastLookOf([look('2026-05-09T09:00', true)])).toBeNull();
  expect(lastLookOf([])).toBeNull();
});

test.each<[what: string, days: string[], weeks: number[]]>([
  ['nothing', [], []],
  ['one on the first day', ['2026-05-02'], [1]],
  ['one on the seventh day and one on the eighth', ['2026-05-09', '2026-05-08'], [1, 2]],
  ['three in a week', ['2026-05-09', '2026-05-11', '2026-05-15'], [2]],
  ['one before the water', ['2026-04-30'], [1]],
  ['six missed weeks between two', ['2026-05-02', '2026-06-20'], [1, 8]],
  ['one in week 20', ['2026-09-12'], [20]],
])('#the-weekly-rhythm: the weeks with a look of %s', (_, days, weeks) => {
  const looks = days.map((day) => look(`${day}T09:00`));
  expect(lookedWeeksOf(looks, '2026-05-02T10:30')).toEqual(weeks);
});

test('#the-weekly-rhythm: drafts fill no week, and without a water date there are no weeks', () => {
  expect(lookedWeeksOf([look('2026-05-09T09:00', true)], '2026-05-02T10:30')).toEqual([]);
  expect(lookedWeeksOf([look('2026-05-09T09:00')], null)).toEqual([]);
  expect(lookedWeeksOf([look('2026-05-09T09:00')], '')).toEqual([]);
});

test('#the-weekly-rhythm: sixteen leaves, one more for each later week with a look, and as many filled as there are such weeks', () => {
  expect(leavesOf([])).toEqual(Array(16).fill(false));
  expect(leavesOf([1, 16])).toEqual([true, ...Array(14).fill(false), true]);
  expect(leavesOf([2, 17, 40])).toEqual([false, true, ...Array(14).fill(false), true, true]);
});

test('#the-weekly-rhythm: over any history no look empties a leaf, and none puts the next check further off than a week', () => {
  let seed = 7;
  const upTo = (end: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % end;
  };
  for (let history = 0; history < 200; history++) {
    const today = dayAfter('2026-05-02', upTo(300));
    const looks: ReturnType<typeof look>[] = [];
    let filled = 0;
    for (let entry = 0; entry < 1 + upTo(30); entry++) {
      looks.push(look(`${dayAfter('2026-05-02', upTo(320) - 10)}T09:00`, upTo(4) === 0));
      const weeks = lookedWeeksOf(looks, '2026-05-02T10:30');
      expect(weeks.length).toBeGreaterThanOrEqual(filled);
      filled = weeks.length;
      expect(leavesOf(weeks).filter(Boolean)).toHaveLength(filled);
      const next = nextCheckOf({ ...IN_WATER, lastLook: lastLookOf(looks) }, today) ?? '';
      expect(next <= dayAfter(today, 7)).toBe(true);
    }
  }
});
