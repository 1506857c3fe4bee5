/**
 * Who looked at what of a child, or did what (PRODUCT.md#who-looked). Both come in English, and another language has a
 * table of them.
 */
export const lookOf = (by: string, what: string): string => `${by}: ${what}`;
export const nobodyYet = 'Nobody yet.';
export const earlier = 'Earlier';
/** `look` is who did what, which was done again that day. */
export const lookTimes = (look: string, times: number) => (times > 1 ? `${look} (${times} times)` : look);
