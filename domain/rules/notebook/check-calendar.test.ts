import { expect, test } from 'vitest';
import { type CalendarOf, checkCalendar } from './check-calendar.ts';

const CHECKS: CalendarOf = {
  projectId: '7f9c24e8-3b12-4fa0-9c53-0f6c1f5e2d11',
  summary: 'Check the cuttings',
  nextCheck: '2026-05-09',
  inWaterSince: '2026-05-02T10:30',
  today: '2026-05-03',
  now: '2026-05-03T16:20:31.123Z',
};

/**
 * Reads a stream by RFC 5545, section 3.1: lines of at most 75 octets that end in CRLF, longer ones folded after a
 * blank.
 */
function readLines(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  return lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

/** The properties of the only event by name, each with its parameters and value; what stands around it is checked. */
function readEvent(text: string): Readonly<Record<string, { params: string; value: string }>> {
  const lines = readLines(text).map((line) => {
    const [, name, params, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/.exec(line) ?? [];
    if (name === undefined || params === undefined || value === undefined)
      throw new Error(`No content line: ${line}`);
    return { name, params, value };
  });
  const at = (name: string, value: string) => lines.findIndex((it) => it.name === name && it.value === value);
  const [begin, end] = [at('BEGIN', 'VEVENT'), at('END', 'VEVENT')];
  expect([at('BEGIN', 'VCALENDAR'), at('END', 'VCALENDAR')]).toEqual([0, lines.length - 1]);
  const around = lines.slice(1, begin).map(({ name, value }) => [name, value]);
  expect(around).toEqual([
    ['VERSION', '2.0'],
    ['PRODID', expect.stringMatching(/./)],
  ]);
  expect(end).toBe(lines.length - 2);
  const event = lines.slice(begin + 1, end);
  // Section 3.6.1: each of them at most once.
  expect(new Set(event.map(({ name }) => name)).size).toBe(event.length);
  return Object.fromEntries(event.map(({ name, ...rest }) => [name, rest]));
}

/** The days of an event that comes weekly (section 3.3.10), YYYYMMDD. */
function daysOf({ DTSTART, RRULE }: ReturnType<typeof readEvent>): string[] {
  const count = /^FREQ=WEEKLY;COUNT=(\d+)$/.exec(RRULE?.value ?? '')?.[1];
  const [year, month, day] = [/^\d{4}/, /(?<=^\d{4})\d{2}/, /\d{2}$/].map((part) =>
    Number(part.exec(DTSTART?.value ?? '')?.[0]),
  );
  return Array.from({ length: Number(count) }, (_, week) =>
    new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + 7 * week))
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', ''),
  );
}

test('#the-weekly-rhythm: the calendar has the checks of the weeks that are left, as whole days, and nothing of the child', () => {
  const event = readEvent(checkCalendar(CHECKS));
  expect(event).toEqual({
    UID: { params: '', value: `check-the-cuttings-${CHECKS.projectId}` },
    DTSTAMP: { params: '', value: '20260503T162031Z' },
    SEQUENCE: { params: '', value: String(Math.floor(Date.parse(CHECKS.now) / 60_000)) },
    DTSTART: { params: ';VALUE=DATE', value: '20260509' },
    DTEND: { params: ';VALUE=DATE', value: '20260510' },
    RRULE: { params: '', value: 'FREQ=WEEKLY;COUNT=15' },
    SUMMARY: { params: '', value: 'Check the cuttings' },
    TRANSP: { params: '', value: 'TRANSPARENT' },
  });
  const days = daysOf(event);
  expect([days[0], days.at(-1)]).toEqual(['20260509', '20260815']);
  // Section 3.3.8: it fits an integer for as long as anybody will look.
  expect(
    Number(checkCalendar({ ...CHECKS, now: '2199-12-31T23:59:59Z' }).match(/SEQUENCE:(\d+)/)?.[1]),
  ).toBeLessThan(2 ** 31);
});

test.each<[what: string, than: Partial<CalendarOf>, first: string, count: number]>([
  ['the next check is today', { today: '2026-05-09' }, '20260509', 15],
  ['the next check has passed', { today: '2026-05-20' }, '20260520', 14],
  ['a look in week 15 came', { nextCheck: '2026-08-15', today: '2026-08-10' }, '20260815', 1],
  ['the sixteen weeks are over', { nextCheck: '2026-09-20', today: '2026-09-14' }, '20260920', 1],
  [
    "it goes over the year's end",
    { nextCheck: '2026-12-26', inWaterSince: '2026-12-19', today: '2026-12-20' },
    '20261226',
    15,
  ],
])('#the-weekly-rhythm: where %s it begins on the right day', (_, than, first, count) => {
  const days = daysOf(readEvent(checkCalendar({ ...CHECKS, ...than })));
  expect([days[0], days.length]).toEqual([first, count]);
});

test('#the-weekly-rhythm: a later file has the same name and a higher number, so that it replaces the first', () => {
  const [first, second] = [CHECKS, { ...CHECKS, now: '2026-05-03T16:21:31.123Z' }].map((item) =>
    readEvent(checkCalendar(item)),
  );
  expect(second?.UID).toEqual(first?.UID);
  expect(Number(second?.SEQUENCE?.value)).toBeGreaterThan(Number(first?.SEQUENCE?.value));
});
