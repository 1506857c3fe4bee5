/** A scout, as far as the parents show the work to leaders (PRODUCT.md#what-a-leader-sees). */

/** The document's title until the name is there. */
export const tab = 'Scout';
export const back = 'Back to your troop';
export const backToMeeting = 'Back to the meeting';
export const notHere = {
  title: 'This scout is not here',
  text: 'Parents decide who may look, and can take it back at any time.',
};
export const notLoaded = 'The scout could not be loaded';
export const signInCard = 'Sign-in Card';
/** `why` is a sentence. */
export const noCard = (why: string) => `No sign-in card. ${why}`;
export const noTree = 'No tree yet';
export const noProject = (name: string) => `${name} has not started a project so far.`;
export const progressOnly = 'The parents show the progress only: no notes, places or photos.';
export const work = 'Notes and photos';
export const parentsSee = 'The parents see that you looked. Please keep no copies.';
