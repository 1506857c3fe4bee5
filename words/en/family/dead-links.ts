/** The page of a letter's link that no longer works (PRODUCT.md#links-of-letters). */

export const title = 'This link is too old or was used.';
/** For an answer that was sent before the line fell silent. */
export const perhapsAnswered = 'Your answer may have reached us already.';
export const pageShows = 'Your own page shows how things stand.';
export const toMyPage = 'Go to my page';
export const openAgain = 'Please open the link in the e-mail once more.';
export const stillOpen = 'If the question is still open, we can send a new link to the same e-mail address.';
export const sendNew = 'Send a new one';
export const sending = 'Sending...';
export const isOnItsWay =
  'If the question is still open, a new link is on its way. It may take a few minutes.';
export const questions = (email: string) => `Questions? Write to ${email}.`;
