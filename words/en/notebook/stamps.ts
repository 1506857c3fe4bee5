/** The stamps of a notebook (PRODUCT.md#stamps). */

export { STAMP_NAMES as names } from '#domain/rules/notebook/stamps.ts';
export const title = 'Your Stamps';
export const list = 'Stamps';
/** The next stamp to earn. */
export const next = (name: string) => `Next stamp: ${name.toLowerCase()}`;
/** On which day one was earned; one for a week that was earned in a later one says in which. */
export const earned = (day: string, laterWeek?: number) =>
  laterWeek === undefined ? day : `${day}, in week ${laterWeek}`;
/** Names each stamp with its day, in place of the row of pictures. */
export const showDays = 'Show the days';
export const hideDays = 'Hide the days';
/** In the ring of a stamp, above the number of the week. */
export const week = 'WEEK';
