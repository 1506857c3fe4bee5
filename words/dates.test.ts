import { expect, test } from 'vitest';
import * as enRhythm from '#languages/en/notebook/rhythm.ts';
import * as en from '#languages/en/platform/dates.ts';
import { LOCALE as american } from '#languages/en/platform/language.ts';
import * as esRhythm from '#languages/es/notebook/rhythm.ts';
import * as es from '#languages/es/platform/dates.ts';
import { LOCALE as spanish } from '#languages/es/platform/language.ts';

/** Every day of a year, and every hour on the way. */
const MOMENTS = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, 1 + day, day % 24, (day * 7) % 60));

/** Returns a moment by the data of the Unicode Consortium; some of it has a narrow space before 'PM'. */
function known(locale: string, format: Intl.DateTimeFormatOptions): string[] {
  const words = new Intl.DateTimeFormat(locale, format);
  return MOMENTS.map((at) => words.format(at).replace(/\s/g, ' '));
}

const two = (part: number) => String(part).padStart(2, '0');
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;

test.each([
  {
    language: american,
    words: en,
    check: enRhythm.check,
    between: ' at ',
    short: { ...DAY, month: 'numeric' } as const,
  },
  { language: spanish, words: es, check: esRhythm.check, between: ', ', short: DAY },
])('$language: days and times read as everybody who writes the language has them', (item) => {
  const { language, words, check, between, short } = item;
  const year = { month: 'long', day: 'numeric' } as const;
  expect(MOMENTS.map(words.day)).toEqual(known(language, DAY));
  expect(MOMENTS.map(words.longDay)).toEqual(known(language, { ...year, year: 'numeric' }));
  expect(MOMENTS.map(words.dayOfYear)).toEqual(known(language, year));
  const typed = MOMENTS.map((at) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`);
  const week = known(language, { ...year, weekday: 'long' });
  expect(typed.map((day) => check('fine', day))).toEqual(
    week.map((day) => expect.stringContaining(`: ${day}`)),
  );
  expect(MOMENTS.map(words.shortDay)).toEqual(known(language, short));
  const times = known(language, TIME);
  const days = known(language, DAY);
  expect(MOMENTS.map(words.dayAndTime)).toEqual(days.map((day, at) => `${day}${between}${times[at]}`));
});
