/**
 * Words for days and times. Each takes a moment as the reader's clock shows it. The names stand here, since asking
 * the browser for them costs a page more than all its other words (docs/decisions/0212).
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'May 9, 2026'; of a longer month three letters. */
export const day = (at: Date) => `${MONTHS[at.getMonth()]?.slice(0, 3)} ${at.getDate()}, ${at.getFullYear()}`;
/** 'September 9, 2026'. */
export const longDay = (at: Date) => `${dayOfYear(at)}, ${at.getFullYear()}`;
/** A near day: 'September 9'. */
export const dayOfYear = (at: Date) => `${MONTHS[at.getMonth()]} ${at.getDate()}`;
/** Where there is little room (PRODUCT.md#dashboard): '5/9/2026'. */
export const shortDay = (at: Date) => `${at.getMonth() + 1}/${at.getDate()}/${at.getFullYear()}`;
/** 'May 9, 2026 at 3:05 PM'. */
export const dayAndTime = (at: Date) => {
  const time = `${at.getHours() % 12 || 12}${at.toTimeString().slice(2, 5)}`;
  return `${day(at)} at ${time} ${at.getHours() < 12 ? 'AM' : 'PM'}`;
};
/** In the place of a day that nobody knows. */
export const unknown = 'Unknown';
