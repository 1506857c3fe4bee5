/**
 * The description of a kind's drawing, in English to the letter (art/draw-trees.ts); other languages have a table.
 */
export const drawn = (english: string): string => english;
