/** Dates as people read and type them; typed ones have no zone and are never shifted (PRODUCT.md#hours-and-dates). */
import { datesTooFarAhead, questionsAtDates } from '#domain/rules/platform/dates.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as words from '#words/platform/dates.ts';
import { said } from '#words/sentences.ts';
import { clockCorrection } from './own-clock.ts';

/** A typed `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` as the same wall-clock time here. */
function wallClock(typed: string): Date {
  return new Date(typed.length === 10 ? `${typed}T00:00` : typed);
}

/** A typed day or moment, or an ISO moment, as it reads; `otherwise` where it is none. */
function shown(text: string, inWords: (at: Date) => string, otherwise = ''): string {
  const at = wallClock(text);
  return Number.isNaN(at.getTime()) ? otherwise : inWords(at);
}

/** PRODUCT.md#tracking-entries: 'MMM d, yyyy at h:mm a'. Takes an ISO moment or a typed date-time; empty when it is none. */
export function showDateTime(text: string): string {
  return shown(text, words.dayAndTime);
}

/** 'MMM d, yyyy', the same without its time. */
export function showDay(text: string): string {
  return shown(text, words.day);
}

/** PRODUCT.md#plantings: 'MMMM d, yyyy'. */
export function showLongDate(text: string): string {
  return shown(text, words.longDay);
}

/** A day that is near, without its year: 'May 14', as it is where the reader is. */
export function showDayOfYear(text: string): string {
  return words.dayOfYear(wallClock(text));
}

/** PRODUCT.md#dashboard: the day of a card, or 'Unknown'. */
export function showDate(text: string | null): string {
  return shown(text ?? '', words.shortDay, words.unknown);
}

/**
 * `rules` of a form with dates of what was done: none is later than tomorrow (PRODUCT.md#hours-and-dates).
 * @param stored what is stored of the fields: a later date of old stays until it is changed.
 */
export function tooFarAheadOf(fields: object, stored: object = {}) {
  const before: Readonly<Record<string, unknown>> = { ...stored };
  const changed = Object.entries(fields).filter(([name, value]) => value !== before[name]);
  return datesTooFarAhead(Object.fromEntries(changed), today());
}

/**
 * A date's control with what is asked at it (PRODUCT.md#hours-and-dates), unless something is wrong with it.
 * @param beside the dates that it is compared with.
 */
export function asking<C extends { name: string; value: string; error?: string }>(control: C, beside = {}) {
  const questions: Record<string, Told> = questionsAtDates(
    { ...beside, [control.name]: control.value },
    today(),
  );
  const question = control.error === undefined ? questions[control.name] : undefined;
  return { ...control, hint: question && said(question) };
}

const MINUTE_MS = 60_000;

/** Now, by the clock that the person has said to be right (PRODUCT.md#a-wrong-clock). */
export function rightNow(): Date {
  return new Date(Date.now() + clockCorrection());
}

/** Now here, as a date-time field takes it. */
export function thisMinute(now = rightNow()): string {
  const here = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return here.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** Today here, as a date field takes it. */
export function today(now?: Date): string {
  return thisMinute(now).slice(0, 'YYYY-MM-DD'.length);
}

/** This moment, ISO 8601 in UTC. */
export function thisMoment(): string {
  return rightNow().toISOString();
}
