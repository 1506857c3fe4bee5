/** A place as it is stored: one of the list of places, or words of a child's own. */
export const place = (stored: string) => stored;
