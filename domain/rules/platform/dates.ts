import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

/**
 * Dates as a child typed them (PRODUCT.md#hours-and-dates): `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm`, without time zone,
 * never shifted.
 */

const FIRST_YEAR = 1900; // before any photo or scout troop of a living child
const LAST_YEAR = 2200;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the days of a month, which counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for a calendar day between 1900 and 2200, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** True for a calendar moment to the minute, as `YYYY-MM-DDTHH:mm`. */
export function isLocalDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  return match?.[1] !== undefined && isCalendarDate(match[1]);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the calendar days between two typed dates or date-times, whatever the hours. */
export function daysFrom(earlier: string, later: string): number {
  const midnight = (typed: string) => Date.parse(`${typed.slice(0, 10)}T00:00Z`);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

/** The fields that say when something was done. */
const DONE_AT = [
  'observedAt',
  'collectionTime',
  'waterPlacementDate',
  'plantingDate',
  'finalPlantingDate',
  'checkedOn',
] as const;
type DoneAt = { readonly [name in (typeof DONE_AT)[number]]?: unknown };
type Messages = { [name in keyof DoneAt]?: Told };

/** A message for each date of some fields that is more than so many days after today, `YYYY-MM-DD`. */
function later(fields: DoneAt, today: string, days: number, message: Told): Messages {
  const isLater = (typed: unknown) => typeof typed === 'string' && daysFrom(today, typed) > days;
  return Object.fromEntries(DONE_AT.filter((name) => isLater(fields[name])).map((name) => [name, message]));
}

/** PRODUCT.md#hours-and-dates: what is wrong with dates of what was done: none is later than tomorrow. */
export function datesTooFarAhead(fields: DoneAt, today: string): Messages {
  return later(fields, today, 1, sentences.tooFarAhead);
}

/** PRODUCT.md#hours-and-dates: what is asked at dates that are taken, and are a slip of the hand most likely. */
export function questionsAtDates(fields: DoneAt, today: string): Messages {
  const { collectionTime: harvest, waterPlacementDate: water } = fields;
  const isBefore = !!harvest && !!water && String(water) < String(harvest);
  return {
    ...(isBefore && { waterPlacementDate: sentences.beforeHarvest }),
    ...later(fields, today, 0, sentences.stillToCome),
  };
}

/**
 * The day of a text, `YYYY-MM-DD`: of a typed date or date-time as it stands there (PRODUCT.md#hours-and-dates), of an
 * ISO moment the day it was in `timeZone`, an IANA name.
 */
export function dayIn(text: string, timeZone: string): string {
  if (!text.endsWith('Z')) return text.slice(0, 10);
  // Every browser and server has this one of the languages that write a day like this.
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(text));
}

/** A day that is written as `YYYY-MM-DD`, in English words: 'May 3, 2026'. */
export function spokenDay(day: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(Date.parse(`${day}T00:00Z`));
}

/** True for a time zone that dates can be shown in. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
