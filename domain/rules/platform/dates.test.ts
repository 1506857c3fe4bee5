import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as sentences from '#domain/rules/platform/sentences.ts';
import {
  datesTooFarAhead,
  daysFrom,
  isCalendarDate,
  isLocalDateTime,
  isTimeZone,
  questionsAtDates,
} from './dates.ts';

test.each<[message: string, text: string, isDate: boolean]>([
  ['an ordinary day', '2026-05-31', true],
  ['the leap day of a leap year', '2024-02-29', true],
  ['a leap day in a year without one', '2026-02-29', false],
  ['the leap day of a century that has none', '2100-02-29', false],
  ['the leap day of the century that has one', '2000-02-29', true],
  ['a 30th of February', '2024-02-30', false],
  ['a 31st in a month of 30 days', '2026-06-31', false],
  ['a 31st in a month of 31 days', '2026-12-31', true],
  ['day 0', '2026-05-00', false],
  ['day 32', '2026-05-32', false],
  ['month 0', '2026-00-10', false],
  ['month 13', '2026-13-10', false],
  ['year 0', '0000-01-01', false],
  ['a year before anybody who is a scout', '1899-12-31', false],
  ['the first year', '1900-01-01', true],
  ['the last year', '2200-12-31', true],
  ['a year beyond all use', '2201-01-01', false],
  ['a year of five digits', '12026-05-31', false],
  ['a year of two digits', '26-05-31', false],
  ['a month without its zero', '2026-5-31', false],
  ['American order', '05/31/2026', false],
  ['a time behind the day', '2026-05-31T09:30', false],
  ['a blank in front', ' 2026-05-31', false],
  ['a line end behind', '2026-05-31\n', false],
  ['digits of another script', '２０２６-05-31', false],
  ['nothing', '', false],
])('#hours-and-dates: a date that is %s', (_, text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
});

test.each<[message: string, text: string, isMoment: boolean]>([
  ['a day and a time', '2026-05-31T09:30', true],
  ['midnight', '2026-05-31T00:00', true],
  ['the last minute of a day', '2026-05-31T23:59', true],
  ['the hour 24', '2026-05-31T24:00', false],
  ['the minute 60', '2026-05-31T09:60', false],
  ['seconds behind the minute', '2026-05-31T09:30:00', false],
  ['a time zone', '2026-05-31T09:30Z', false],
  ['an hour without its zero', '2026-05-31T9:30', false],
  ['a blank for the T', '2026-05-31 09:30', false],
  ['a day that the calendar does not have', '2026-02-29T09:30', false],
  ['a leap day', '2024-02-29T09:30', true],
  ['a day alone', '2026-05-31', false],
  ['nothing', '', false],
])('#hours-and-dates: a date and time that is %s', (_, text, isMoment) => {
  expect(isLocalDateTime(text)).toBe(isMoment);
});

test('#hours-and-dates: a day is one exactly when the calendar of the platform has it', () => {
  const days = fc.tuple(
    fc.integer({ min: 1900, max: 2200 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  fc.assert(
    fc.property(days, ([year, month, day]) => {
      const time = new Date(Date.UTC(year, month - 1, day));
      const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
      const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
      expect(isCalendarDate(text)).toBe(exists);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2026-05-01', '2026-05-01T23:59', 0],
  ['2026-05-01T23:59', '2026-05-02T00:00', 1],
  ['2026-02-28', '2026-03-01', 1],
  ['2025-12-31T12:00', '2026-12-31', 365],
])('from %s to %s it is %i days', (earlier, later, days) => {
  expect(daysFrom(earlier, later)).toBe(days);
});

test.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('whether %j is a time zone: %s', (zone, isOne) => {
  expect(isTimeZone(zone)).toBe(isOne);
});

test('#hours-and-dates: a date of what was done may be tomorrow, and no day later', () => {
  const tooLate = (fields: object) => datesTooFarAhead(fields, '2026-12-31');
  expect(
    tooLate({ observedAt: '2027-01-01T23:59', plantingDate: '2026-12-31', notes: '2029-01-01' }),
  ).toEqual({});
  expect(tooLate({ observedAt: null, plantingDate: '' })).toEqual({});
  expect(tooLate({ observedAt: '2027-01-02T00:00', collectionTime: '2031-05-01T10:00' })).toEqual({
    observedAt: sentences.tooFarAhead,
    collectionTime: sentences.tooFarAhead,
  });
  for (const name of ['waterPlacementDate', 'plantingDate', 'finalPlantingDate']) {
    expect(tooLate({ [name]: '2029-01-01' })).toEqual({ [name]: sentences.tooFarAhead });
  }
});

test('#hours-and-dates: a day that is still to come is asked about, and water before the harvest', () => {
  const ask = (fields: object) => questionsAtDates(fields, '2026-05-31');
  expect(ask({ observedAt: '2026-05-31T23:59' })).toEqual({});
  expect(ask({ observedAt: '2026-06-01T00:00' })).toEqual({ observedAt: sentences.stillToCome });
  const harvest = { collectionTime: '2026-05-30T10:00' };
  expect(ask({ ...harvest, waterPlacementDate: '2026-05-30T10:00' })).toEqual({});
  expect(ask({ ...harvest, waterPlacementDate: null })).toEqual({});
  expect(ask({ waterPlacementDate: '2026-05-01T10:00' })).toEqual({});
  expect(ask({ ...harvest, waterPlacementDate: '2026-05-30T09:59' })).toEqual({
    waterPlacementDate: sentences.beforeHarvest,
  });
});
