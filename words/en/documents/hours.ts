/** The hours of a project, as a document to be signed and as a table (PRODUCT.md#the-record-of-hours). */

export { spentOn } from '../report/recorded.ts';
export { treeNamed } from '../species/tree-names.ts';

export const title = 'Record of Hours';
export const day = 'Date';
export const work = 'Work';
export const hours = 'Hours';
/** In the place of a day that nobody knows. */
export const noDay = 'No date';
export const total = 'Total';
export const andMore = (count: number) => `and ${count} more`;
export const aboutDays =
  'An entry and the harvest have the day that was written down. Other hours have the day on which their step was finished, or no date.';
/** The words above a leader's signature: the project's hours, and the child's first name. */
export const lookedAt = (total: string, project: string, child: string) =>
  `I have looked at these ${total} hours for ${project} with ${child}.`;
export const leadersName = "Leader's name";
export const leadersSignature = "Leader's signature";
export const signedOn = 'Date';
