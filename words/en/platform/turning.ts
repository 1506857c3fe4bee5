/** Turning pictures and cards over: the buttons' names, and the place of the one in view. */

export const previous = 'Previous';
export const next = 'Next';
/** The name of a dot that leads to a picture. */
export const goTo = (place: number) => `Go to ${place}`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
/** `what` is the name of a deck, such as 'Step by step'. */
export const cardsOf = (what: string) => `${what}, cards`;
/** The word of screen readers after the names of the two. */
export const carousel = 'carousel';
export const slide = 'slide';
/** The uncovered share of the upper picture. */
export const percent = (share: number) => `${share} percent`;
