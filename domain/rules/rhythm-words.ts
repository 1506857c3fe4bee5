/** What a child reads of the weekly rhythm (§25). */
import type { CheckState } from './rhythm.ts';

export const RHYTHM_WORDS = {
  heading: 'Weekly check',
  addToday: "Add today's check",
  addFirst: 'Add your first look',
  addAnother: 'Add another look',
  finish: 'Finish your check',
  addToCalendar: 'Add to calendar',
  calendarTitle: 'Calendar file saved',
  calendarText: 'Open it to put the checks in a calendar. A grown-up can help.',
} as const;

/** What a calendar says on the day of a check. */
export const CALENDAR_SUMMARY = 'Check the cuttings';

/** 'Saturday, May 9', of a day YYYY-MM-DD as it stands there. */
function nearDay(day: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(`${day}T00:00Z`));
}

/**
 * How it stands with the next check; empty where there is none.
 * @param nextCheck YYYY-MM-DD.
 */
export function checkWords(state: CheckState, nextCheck: string | null): string {
  if (state === 'none' || nextCheck === null) return '';
  return {
    fine: `Next check: ${nearDay(nextCheck)}`,
    due: 'Time for a check! Look at your roots today.',
    waiting: 'Your cuttings are waiting for a look.',
    resting: 'It has been a while. Look today and write what you see. You can add older looks too.',
  }[state];
}

/** In how many weeks there was a look; before the first one, what the leaves are for. */
export function lookedWords(weeks: number): string {
  if (weeks === 0) return 'Each week with a look fills a leaf.';
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'} with a look`;
}
