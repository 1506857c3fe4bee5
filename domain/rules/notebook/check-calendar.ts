/** The checks as a calendar file (RFC 5545), for whoever keeps the family's calendar (PRODUCT.md#the-weekly-rhythm). */
import { dayAfter, RHYTHM_WEEKS } from './rhythm.ts';
import { weekFrom } from './weeks.ts';

const MINUTE_MS = 60_000;

export type CalendarOf = {
  /** A UUID, which makes the event's own name: a second file replaces the first. */
  readonly projectId: string;
  /** YYYY-MM-DD. */
  readonly nextCheck: string;
  /** As it was typed. */
  readonly inWaterSince: string;
  /** YYYY-MM-DD where the child is. */
  readonly today: string;
  /** ISO 8601, UTC. */
  readonly now: string;
  /** The calendar's text for each day. */
  readonly summary: string;
};

/**
 * One event of whole days, weekly from the next check on, or from today where that has passed; for as many weeks as are left
 * of the sixteen, and once after them. No name, no place.
 */
export function checkCalendar(checks: CalendarOf): string {
  const { projectId, nextCheck, inWaterSince, today, now, summary } = checks;
  const first = nextCheck < today ? today : nextCheck;
  const weeksLeft = RHYTHM_WEEKS + 1 - weekFrom(inWaterSince, first);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rootling//Weekly check//EN',
    'BEGIN:VEVENT',
    `UID:check-the-cuttings-${projectId}`,
    `DTSTAMP:${basic(now)}Z`,
    // Grows with every file, so that a calendar takes the newest.
    `SEQUENCE:${Math.floor(Date.parse(now) / MINUTE_MS)}`,
    `DTSTART;VALUE=DATE:${basic(first)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(first, 1))}`,
    `RRULE:FREQ=WEEKLY;COUNT=${Math.max(1, weeksLeft)}`,
    `SUMMARY:${summary}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A day or moment in ISO 8601's basic format, to the second. */
function basic(text: string): string {
  return text.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replaceAll(/[-:]/g, '');
}
