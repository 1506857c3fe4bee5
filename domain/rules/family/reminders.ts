/**
 * When a parent is reminded of a check (PRODUCT.md#reminders): once for each due date, at an hour of the place where
 * the child lives, three times without a look at most. Days are YYYY-MM-DD, moments milliseconds since 1970, UTC.
 */
import { REMINDED_UNTIL_HOUR, REMINDERS_WITHOUT_LOOK } from '#domain/limits.ts';
import { checkState, dayAfter, type Looked, nextCheckOf } from '#domain/rules/notebook/rhythm.ts';
import { daysFrom } from '#domain/rules/platform/dates.ts';

const WEEK_DAYS = 7;
const HOUR_MS = 60 * 60 * 1000;

/** The day and the hour, 0 to 23, that clocks of an IANA time zone show. */
function clockAt(timestamp: number, timeZone: string): { day: string; hour: number } {
  // The form of this language is the order of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  const parts = new Map(format.formatToParts(timestamp).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { day, hour: Number(parts.get('hour')) };
}

/**
 * Returns the whole hours by which clocks of a time zone are ahead of UTC; all zones of the states have whole hours.
 */
function aheadOfUtc(timestamp: number, timeZone: string): number {
  const { day, hour } = clockAt(timestamp, timeZone);
  const startOfHour = Math.floor(timestamp / HOUR_MS) * HOUR_MS;
  return Date.parse(`${day}T00:00Z`) + hour * HOUR_MS - startOfHour;
}

/** When clocks of a time zone begin to show an hour of a day. */
function momentOf({ day, hour }: { day: string; hour: number }, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00Z`);
  // On the day of a switch the first guess may be an hour off.
  const guess = asUtc - aheadOfUtc(asUtc, timeZone);
  return asUtc - aheadOfUtc(guess, timeZone);
}

/** A moment's place in the hours when letters may be sent. */
export type ReminderTime = {
  /** The day there. */
  readonly day: string;
  readonly isOpen: boolean;
  /** When the hours begin next; of a moment within them on the next day. */
  readonly nextAt: number;
};

/** Tells if a reminder may go now, and when the hours begin next. @param hour the first allowed hour (REMINDER_HOUR), 0 to 20. */
export function reminderTime(timestamp: number, timeZone: string, hour: number): ReminderTime {
  const there = clockAt(timestamp, timeZone);
  const isBefore = there.hour < hour;
  const day = isBefore ? there.day : dayAfter(there.day, 1);
  return {
    day: there.day,
    isOpen: !isBefore && there.hour < REMINDED_UNTIL_HOUR,
    nextAt: momentOf({ day, hour }, timeZone),
  };
}

/** A due date that is to be reminded of. */
export type DueReminder = {
  readonly dueOn: string;
  /** Nothing follows until there is a new look. */
  readonly isLast: boolean;
};

/**
 * Returns the due date of today's reminder: the check, and each week after it the same weekday, while it is `due`.
 * Null on any other day, after a letter for it, and after the third since the last look. @param told the due dates of
 * past letters.
 */
export function reminderOf(looked: Looked, today: string, told: readonly string[]): DueReminder | null {
  const first = nextCheckOf(looked, today);
  if (first === null) return null;
  const late = daysFrom(first, today);
  if (late < 0) return null;
  const dueOn = dayAfter(first, late - (late % WEEK_DAYS));
  if (checkState(dueOn, today) !== 'due' || told.includes(dueOn)) return null;
  const before = told.filter((day) => day >= first).length;
  return before < REMINDERS_WITHOUT_LOOK ? { dueOn, isLast: before === REMINDERS_WITHOUT_LOOK - 1 } : null;
}

/** One line of a letter. Guardian, project, kind and due day make it what is told once. */
export type ReminderLine = DueReminder & {
  /** A weekly check that is due, or how a planted tree is (PRODUCT.md#the-years-after). */
  readonly kind: 'check' | 'tree';
  readonly guardianId: string;
  readonly projectId: string;
  readonly childName: string;
  /** The species; null while none is chosen. */
  readonly tree: string | null;
};
