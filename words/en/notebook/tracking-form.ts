/** An entry of step 4 while it is written (PRODUCT.md#tracking-entries, PRODUCT.md#drafts-of-entries). */

export const newEntry = 'New entry';
export const editEntry = 'Edit entry';
export const look = 'Tap what the roots look like';
export const whatYouSee = 'What do you see?';
export const whatYouSeeHint = 'Look at the roots, the leaves and the water.';
/** From the second look on. */
export const whatChangedHint = `${whatYouSeeHint} What changed since last time?`;
export const whatYouDid = 'What did you do or notice?';

export const count = 'Count and measure';
export const cuttingsAlive = 'Cuttings alive';
export const cuttingsWithRoots = 'Cuttings with roots';
export const notCounted = 'Not counted';
export const longestRoot = 'Longest root';
export const quarter = 'No ruler? A quarter is about 1 inch wide.';
export const notMeasured = 'Not measured';

export const when = 'When did you look?';
export const complete = 'Complete Entry';
export const save = 'Save Entry';
export const completed = {
  title: 'Entry Completed!',
  description: 'Your tracking entry has been finalized successfully.',
};
export const updated = 'Tracking entry updated';
export const notCompleted = 'Failed to complete tracking entry';

/**
 * Question and answers about the day of a photo (PRODUCT.md#a-photo-of-another-day); `day` comes as people read it.
 */
export const photoDay = (day: string) => `This photo is from ${day}. Use that day?`;
export const photosDay = (day: string) => `These photos are from ${day}. Use that day?`;
export const useDay = 'Use that day';
export const keepDay = 'Keep';
export const dayUsed = (day: string) => `Your entry is from ${day} now.`;
export const dayKept = (day: string) => `Your entry stays on ${day}.`;
