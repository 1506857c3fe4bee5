/**
 * Leaders' reviews of a project (PRODUCT.md#reviews), as all their readers find them. Days come as people read them.
 */

/** `verdict` is one of the two. */
export const reviewOf = (verdict: string, project: string) => `${verdict}: ${project}`;
export const takenBack = (day: string) => `Taken back on ${day}.`;

/** The child's answer and the fate of a report, for the adults. */
export const fixed = (day: string) => `“I fixed it”, on ${day}.`;
export const reported = (day: string) => `Reported on ${day}.`;
export const hiddenFor = 'The note is hidden from the child until an administrator has looked.';
export const checked = (day: string, isHidden: boolean) =>
  `An administrator looked on ${day}: ${isHidden ? 'the note stays hidden from the child' : 'it can be read'}.`;

/** Before the words on the parent's page. */
export const nothingSaid = (child: string) => `No leader has written anything to ${child}.`;
export const childReadsTheSame = (child: string) =>
  `${child} reads the same. Nobody can write to ${child} without you.`;
/** `words` is what the child was reminded of. */
export const reminded = (day: string, words: string) => `Reminder of ${day}: ${words}`;

/** A verdict, a phrase or a reminder (domain/rules/troop/reviews.ts), in English to the letter; another language has a table. */
export const reviewed = (english: string): string => english;
