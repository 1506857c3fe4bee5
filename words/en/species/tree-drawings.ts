/** What the drawing of a kind of tree shows, in English to the letter (art/draw-trees.ts); another language has a table. */
export const drawn = (english: string): string => english;
