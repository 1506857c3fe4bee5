/**
 * Views of a child's data and other actions on it (PRODUCT.md#who-looked). Both values come in English, and other
 * languages have tables of them.
 */
export const lookOf = (by: string, what: string): string => `${by}: ${what}`;
export const nobodyYet = 'Nobody yet.';
export const earlier = 'Earlier';
/** `look` is who did what, which was done again that day. */
export const lookTimes = (look: string, times: number) => (times > 1 ? `${look} (${times} times)` : look);
