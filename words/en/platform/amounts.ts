/** Small counts that are tapped up and down, and hours. */

/** The names of the two buttons; `what` is the name of the field. */
export const oneLess = (what: string) => `One less, ${what}`;
export const oneMore = (what: string) => `One more, ${what}`;
/** Read out after a tap. */
export const now = (what: string, amount: string) => `${what}: ${amount}`;

export const hours = 'Time spent (hours)';
export const howLong = 'How long did it take?';
/** Stands in the box beside the usual times until something is typed. */
export const other = 'Other';
