import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { dayIn } from '#domain/rules/platform/dates.ts';

/** Locales for dates in letters and on paper. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** A moment of the database (milliseconds since 1970) as it crosses the wire: ISO 8601, UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A moment as a date and time without zone, in UTC: the fallback where a browser did not say its own. */
export function utcLocalDateTime(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** A moment for adults to read, in UTC: 'May 1, 2026 at 12:00 PM UTC'. */
export function spokenUtcTime(milliseconds: number, language: Language = FIRST_LANGUAGE): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${words.format(milliseconds)} UTC`;
}

/** The day of a moment for adults to read, in UTC: 'May 1, 2026'. */
export function spokenUtcDay(milliseconds: number, language: Language = FIRST_LANGUAGE): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(milliseconds);
}

/**
 * Returns the day of a child's typed date, or of an ISO moment at the child's place, as `dayIn` has it, in words:
 * 'May 3, 2026'.
 */
export function spokenDayIn(
  text: string,
  { timeZone, language }: { readonly timeZone: string; readonly language: Language },
): string {
  return spokenUtcDay(Date.parse(`${dayIn(text, timeZone)}T00:00Z`), language);
}

/** A day that was written as YYYY-MM-DD, with its weekday: 'Saturday, May 9'. */
export function spokenWeekday(day: string, language: Language): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(Date.parse(`${day}T00:00Z`));
}

/** The day of a moment in UTC, `YYYY-MM-DD`: the fallback where a browser did not say its own. */
export function utcDate(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 'YYYY-MM-DD'.length);
}
