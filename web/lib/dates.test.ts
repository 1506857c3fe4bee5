import { expect, test } from 'vitest';
import { showDate, showDateTime, showLongDate, thisMinute, today, tooFarAheadOf } from './dates.ts';

test.each([
  ['2026-05-07T15:05', 'May 7, 2026 at 3:05 PM'],
  ['2026-12-31T00:00', 'Dec 31, 2026 at 12:00 AM'],
  ['2026-09-01T12:30', 'Sep 1, 2026 at 12:30 PM'],
  ['not a date', ''],
])("#tracking-entries: %s is shown as 'MMM d, yyyy at h:mm a'", (typed, shown) => {
  expect(showDateTime(typed)).toBe(shown);
});

test.each([
  ['2026-06-14', 'June 14, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['not a date', ''],
])("#plantings: %s is shown as 'MMMM d, yyyy', the same day in every time zone", (typed, shown) => {
  expect(showLongDate(typed)).toBe(shown);
});

test.each([
  ['2026-05-01', '5/1/2026'],
  [null, 'Unknown'],
  ['not a date', 'Unknown'],
])('#dashboard: a card made on %s says %s', (text, shown) => {
  expect(showDate(text)).toBe(shown);
});

test('today and now are those of the wall clock, as date fields take them', () => {
  const now = new Date(2026, 4, 7, 9, 5);
  expect(today(now)).toBe('2026-05-07');
  expect(thisMinute(now)).toBe('2026-05-07T09:05');
});

test('#hours-and-dates: a day that is too far ahead is refused, but where it is stored already and was not changed', () => {
  const stored = { observedAt: '2099-03-01T10:00', plantingDate: '2099-03-01' };
  expect(Object.keys(tooFarAheadOf({ ...stored, notes: 'Roots' }))).toEqual(['observedAt', 'plantingDate']);
  expect(tooFarAheadOf({ ...stored, notes: 'Roots' }, stored)).toEqual({});
  expect(Object.keys(tooFarAheadOf({ ...stored, plantingDate: '2099-03-02' }, stored))).toEqual([
    'plantingDate',
  ]);
});
