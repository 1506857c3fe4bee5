import { expect, test } from 'vitest';
import { dayAfter } from '#domain/rules/notebook/rhythm.ts';
import { HOME_STATES, timeZoneOf } from '#domain/us-states.ts';
import { reminderOf, reminderTime } from './reminders.ts';

const HOUR = 16;

test('#when-a-reminder-goes: every state has a main time zone that clocks can be shown in', () => {
  for (const [code] of HOME_STATES)
    expect(reminderTime(Date.UTC(2026, 0, 1, 12), timeZoneOf(code), HOUR).day).toBe('2026-01-01');
  expect(timeZoneOf('')).toBe('America/Chicago');
});

test.each([
  // In winter and in summer, and where clocks are never changed.
  ['WI', '2026-01-15T21:59Z', '2026-01-15', false, '2026-01-15T22:00Z'],
  ['WI', '2026-01-15T22:00Z', '2026-01-15', true, '2026-01-16T22:00Z'],
  ['WI', '2026-07-15T20:59Z', '2026-07-15', false, '2026-07-15T21:00Z'],
  ['WI', '2026-07-15T21:00Z', '2026-07-15', true, '2026-07-16T21:00Z'],
  ['AZ', '2026-01-15T22:59Z', '2026-01-15', false, '2026-01-15T23:00Z'],
  ['AZ', '2026-07-15T23:00Z', '2026-07-15', true, '2026-07-16T23:00Z'],
  ['IN', '2026-07-15T19:59Z', '2026-07-15', false, '2026-07-15T20:00Z'],
  ['IN', '2026-07-15T20:00Z', '2026-07-15', true, '2026-07-16T20:00Z'],
  // Where it is already tomorrow in UTC.
  ['HI', '2026-07-16T01:59Z', '2026-07-15', false, '2026-07-16T02:00Z'],
  ['HI', '2026-07-16T02:00Z', '2026-07-15', true, '2026-07-17T02:00Z'],
  ['AK', '2026-07-16T00:30Z', '2026-07-15', true, '2026-07-17T00:00Z'],
  // Across the date line, and where the forces are.
  ['GU', '2026-07-15T06:00Z', '2026-07-15', true, '2026-07-16T06:00Z'],
  ['AS', '2026-07-16T02:59Z', '2026-07-15', false, '2026-07-16T03:00Z'],
  ['AE', '2026-07-15T14:00Z', '2026-07-15', true, '2026-07-16T14:00Z'],
  // Until nine in the evening, and not at night.
  ['WI', '2026-07-16T01:59Z', '2026-07-15', true, '2026-07-16T21:00Z'],
  ['WI', '2026-07-16T02:00Z', '2026-07-15', false, '2026-07-16T21:00Z'],
  ['NY', '2026-07-16T04:30Z', '2026-07-16', false, '2026-07-16T20:00Z'],
  // The days on which clocks go forward and back, and the evenings before them.
  ['NY', '2026-03-07T21:00Z', '2026-03-07', true, '2026-03-08T20:00Z'],
  ['NY', '2026-03-08T06:30Z', '2026-03-08', false, '2026-03-08T20:00Z'],
  ['NY', '2026-10-31T20:00Z', '2026-10-31', true, '2026-11-01T21:00Z'],
  ['NY', '2026-11-01T05:30Z', '2026-11-01', false, '2026-11-01T21:00Z'],
  ['NY', '2026-11-01T20:59Z', '2026-11-01', false, '2026-11-01T21:00Z'],
  // A leap day, and the end of a year.
  ['WI', '2028-02-28T23:00Z', '2028-02-28', true, '2028-02-29T22:00Z'],
  ['WI', '2028-02-29T22:00Z', '2028-02-29', true, '2028-03-01T22:00Z'],
  ['CA', '2026-12-31T23:59Z', '2026-12-31', false, '2027-01-01T00:00Z'],
  ['CA', '2027-01-01T00:00Z', '2026-12-31', true, '2027-01-02T00:00Z'],
])(
  '#when-a-reminder-goes: in %s at %s it is %s, open %s, and the hours begin next at %s',
  (state, at, day, isOpen, nextAt) => {
    expect(reminderTime(Date.parse(at), timeZoneOf(state), HOUR)).toEqual({
      day,
      isOpen,
      nextAt: Date.parse(nextAt),
    });
  },
);

const LOOKED = { lastLook: '2026-05-02T09:00', inWaterSince: '2026-04-25', isCompleted: false };
const due = (dueOn: string, isLast = false) => ({ dueOn, isLast });

test.each([
  ['2026-05-08', [], null],
  ['2026-05-09', [], due('2026-05-09')],
  ['2026-05-11', [], due('2026-05-09')],
  // After two days it waits, and the next letter is that of the week after.
  ['2026-05-12', [], null],
  ['2026-05-15', [], null],
  ['2026-05-16', [], due('2026-05-16')],
  // Once for a due date.
  ['2026-05-09', ['2026-05-09'], null],
  ['2026-05-10', ['2026-05-09'], null],
  ['2026-05-16', ['2026-05-09'], due('2026-05-16')],
  ['2026-05-23', ['2026-05-09', '2026-05-16'], due('2026-05-23', true)],
  ['2026-05-30', ['2026-05-09', '2026-05-16', '2026-05-23'], null],
  ['2027-05-29', ['2026-05-09', '2026-05-16', '2026-05-23'], null],
  // Three letters, not three weeks: a parent who asked for them late gets all of them.
  ['2026-06-20', [], due('2026-06-20')],
  // Those of an earlier wait do not count.
  ['2026-05-09', ['2026-04-18', '2026-04-25', '2026-05-02'], due('2026-05-09')],
] as const)('#when-a-reminder-goes: on %s, told of %j, a parent is told of %j', (today, told, expected) => {
  expect(reminderOf(LOOKED, today, told)).toEqual(expected);
});

test('#when-a-reminder-goes: it counts from the day in water until there is a look; nothing is due of what has neither, or is done', () => {
  expect(reminderOf({ ...LOOKED, lastLook: null }, '2026-05-02', [])).toEqual(due('2026-05-02'));
  expect(reminderOf({ ...LOOKED, lastLook: null, inWaterSince: null }, '2026-05-02', [])).toBeNull();
  expect(reminderOf({ ...LOOKED, isCompleted: true }, '2026-05-09', [])).toBeNull();
  expect(reminderOf({ ...LOOKED, lastLook: '2028-02-22T09:00' }, '2028-02-29', [])).toEqual(
    due('2028-02-29'),
  );
});

test('#when-a-reminder-goes: day by day a year without a look brings three letters, the third of which says so', () => {
  const told: string[] = [];
  const last: boolean[] = [];
  for (let n = 0; n < 365; n += 1) {
    const reminder = reminderOf(LOOKED, dayAfter('2026-05-02', n), told);
    if (reminder) {
      told.push(reminder.dueOn);
      last.push(reminder.isLast);
    }
  }
  expect(told).toEqual(['2026-05-09', '2026-05-16', '2026-05-23']);
  expect(last).toEqual([false, false, true]);
});
