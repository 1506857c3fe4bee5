/** The moment when the first look with a root is finished (§15.6). */

export const title = 'First root!';
export const goOn = 'Go on';
