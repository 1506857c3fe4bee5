/**
 * What rules name of recorded work, such as a step, a field or a moment of the timeline, in English to the letter. Another
 * language has a table of it here and not among the sentences, which come late: this stands on a page as it opens.
 */
export const recorded = (english: string): string => english;
