import type { CheckState } from '#domain/rules/notebook/rhythm.ts';
import { dayOfYear } from '../platform/dates.ts';

/** A child's words on the weekly rhythm (PRODUCT.md#the-weekly-rhythm). */

export const heading = 'Weekly check';
/** Names the menu of what is seldom done. */
export const more = 'More';
export const sounds = 'Sounds';
export const addToCalendar = 'Add to calendar';
export const calendarTitle = 'Calendar file saved';
export const calendarText = 'Open it to put the checks in a calendar. A grown-up can help.';
/** A calendar's text on the day of a check. */
export const calendarSummary = 'Check the cuttings';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Saturday, May 9', of a day YYYY-MM-DD as it stands there. */
function nearDay(day: string): string {
  const at = new Date(`${day}T00:00`);
  return `${WEEKDAYS[at.getDay()]}, ${dayOfYear(at)}`;
}

/** The state of the next check; empty without one. @param nextCheck YYYY-MM-DD. */
export function check(state: CheckState, nextCheck: string | null): string {
  if (state === 'none' || nextCheck === null) return '';
  return {
    fine: `Next check: ${nearDay(nextCheck)}`,
    due: 'Time for a check! Look at your roots today.',
    waiting: 'Your cuttings are waiting for a look.',
    resting: 'It has been a while. Look today and write what you see. You can add older looks too.',
  }[state];
}

/** In how many weeks there was a look; before the first one, what the leaves are for. */
export function looked(weeks: number): string {
  if (weeks === 0) return 'Each week with a look fills a leaf.';
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'} with a look`;
}
