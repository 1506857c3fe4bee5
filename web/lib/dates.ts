/** Dates as people read and type them; typed ones have no zone and are never shifted (§12.10). */
import { datesTooFarAhead, questionsAtDates } from '#domain/rules/dates.ts';
import * as words from '#words/dates.ts';
import { LOCALE } from '#words/language.ts';
import { said } from '#words/sentences.ts';

/** A typed `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` as the same wall-clock time here. */
function wallClock(typed: string): Date {
  return new Date(typed.length === 10 ? `${typed}T00:00` : typed);
}

function isReadable(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

/** §2.9: 'MMM d, yyyy at h:mm a'. Takes an ISO moment or a typed date-time; empty when it is none. */
export function showDateTime(text: string): string {
  const date = wallClock(text);
  if (!isReadable(date)) return '';
  const time = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', hour12: true }).format(
    date,
  );
  return words.atTime(showDay(text), time.replace(/\s/g, ' '));
}

/** 'MMM d, yyyy', the same without its time. */
export function showDay(text: string): string {
  const date = wallClock(text);
  if (!isReadable(date)) return '';
  return new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' }).format(date);
}

/** §2.10: 'MMMM d, yyyy'. */
export function showLongDate(text: string): string {
  const date = wallClock(text);
  if (!isReadable(date)) return '';
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', year: 'numeric' }).format(date);
}

/** A day that is near, without its year: 'May 14', as it is where the reader is. */
export function showDayOfYear(text: string): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric' }).format(wallClock(text));
}

/** §2.5: the day of a card, or 'Unknown'. */
export function showDate(text: string | null): string {
  const date = text === null ? null : wallClock(text);
  if (!date || !isReadable(date)) return words.unknown;
  return new Intl.DateTimeFormat(LOCALE, { month: words.shortMonth, day: 'numeric', year: 'numeric' }).format(
    date,
  );
}

/**
 * `rules` of a form with dates of what was done: none is later than tomorrow (§12.10).
 * @param stored what is stored of the fields: a later date of old stays until it is changed.
 */
export function tooFarAheadOf(fields: object, stored: object = {}) {
  const before = Object.entries(stored);
  const isStored = ([name, value]: [string, unknown]) =>
    before.some(([other, it]) => other === name && it === value);
  const changed = Object.entries(fields).filter((it) => !isStored(it));
  return datesTooFarAhead(Object.fromEntries(changed), today());
}

/**
 * A date's control with what is asked at it (§12.10), unless something is wrong with it.
 * @param beside the dates that it is compared with.
 */
export function asking<C extends { name: string; value: string; error?: string }>(control: C, beside = {}) {
  const questions: Record<string, string> = questionsAtDates(
    { ...beside, [control.name]: control.value },
    today(),
  );
  const question = control.error === undefined ? questions[control.name] : undefined;
  return { ...control, hint: question && said(question) };
}

const two = (part: number) => String(part).padStart(2, '0');

/** Today here, as a date field takes it. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Now here, as a date-time field takes it. */
export function thisMinute(now = new Date()): string {
  return `${today(now)}T${two(now.getHours())}:${two(now.getMinutes())}`;
}

/** This moment, ISO 8601 in UTC. */
export function thisMoment(): string {
  return new Date().toISOString();
}
