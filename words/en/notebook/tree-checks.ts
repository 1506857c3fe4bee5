import { timeOfMonths } from '#domain/rules/notebook/years-after.ts';
import { height as heightOf, time } from '../report/later.ts';

/** The child's report on the planted tree (PRODUCT.md#the-years-after). */

export const question = 'How is your tree?';
/** Under the question, by how many months after the completion it is asked. */
export const asked = (months: number) =>
  `You planted it ${time(timeOfMonths(months))} ago. Go and look, then tap what you see.`;
export const whenever = 'Tap what you see.';
export const tell = 'Tell how your tree is';
export const thanks = {
  alive: {
    title: 'Your tree is growing!',
    text: 'You made that happen. Now add how tall it is, or a photo.',
  },
  gone: {
    title: 'Trees die. You learned how to grow another one.',
    text: 'It happens to the best tree growers. Storms, deer and dry weeks are hard on small trees.',
  },
  unsure: {
    title: 'That is fine.',
    text: 'Trees can look bare and still be alive. A grown-up can help you look for green buds.',
  },
};
export const another = 'Grow another tree';
export const next = (day: string) => `We ask you again on ${day}.`;
export const noMore = 'That was the last time we ask. You can still tell us any time.';
export const height = 'How tall is it, in inches?';
export const heightHint =
  'Measure from the ground to the top. A foot has 12 inches. You can leave this empty.';
export const day = 'When did you look?';
export const photos = 'Add a photo of your tree';
export const earlier = 'What you told before';
export const change = 'Change';
/** The answer of a day. */
export const changeOf = (day: string) => `Change ${day}`;
export const remove = 'Delete this answer';
export const notYet = 'Finish your project first. Then you can tell how your tree is.';
export const notLoaded = 'Your tree could not be loaded';
export const loading = 'Loading your tree...';
export const backToProjects = 'Back to Projects';

/** The three answers. */
export { conditions } from '../report/later.ts';
export const inFeet = (inches: number) => `That is ${heightOf(inches)}.`;
export const removed = 'Answer deleted';
export const notRemoved = 'Failed to delete your answer';
export const removing = 'Delete this answer?';
export const goes = (day: string) =>
  `What you told on ${day} goes, with its photos. This action cannot be undone.`;
export const removeIt = 'Delete Answer';
export const notSaved = 'Failed to save your answer';

/** The last page of the report, with what was told and how long after the project was completed that was. */
export { LATER_TITLE as later } from '#domain/rules/photos/photo.ts';
