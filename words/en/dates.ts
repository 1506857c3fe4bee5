/** How a day and a time of it stand together; both come from the browser's own knowledge of the language. */
export const atTime = (day: string, time: string) => `${day} at ${time}`;
/** In the place of a day that nobody knows. */
export const unknown = 'Unknown';
/** How the month of a day is written where there is little room (§2.5): '11/23/2026'. */
export const shortMonth: 'numeric' | 'short' = 'numeric';
