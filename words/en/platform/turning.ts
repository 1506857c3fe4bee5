/** How pictures and cards are turned over: the names of the buttons, and the place of what is in view. */

export const previous = 'Previous';
export const next = 'Next';
/** The name of a dot that leads to a picture. */
export const goTo = (place: number) => `Go to ${place}`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
/** `what` is the name of a deck, such as 'Step by step'. */
export const cardsOf = (what: string) => `${what}, cards`;
/** What screen readers call the two, after their names. */
export const carousel = 'carousel';
export const slide = 'slide';
/** How much of the upper one of two pictures is uncovered. */
export const percent = (share: number) => `${share} percent`;
